import { useLayoutEffect, useRef } from 'react';
import styles from './CalculatingOverlay.module.css';

/**
 * Covers the page while the answer is on its way, as a native modal dialog: it keeps the focus, makes the page behind
 * it inert, is announced, and gives the focus back when it goes. The library's dialog only hides the page from screen
 * readers; what looks through the page still goes through all of it.
 */
export function CalculatingOverlay() {
  const overlay = useRef<HTMLDialogElement>(null);
  // Closed before it is taken from the page, so that the focus goes back.
  useLayoutEffect(() => {
    const dialog = overlay.current;
    // Browsers without modal dialogs show it as part of the page.
    if (dialog?.showModal !== undefined) dialog.showModal();
    else dialog?.setAttribute('open', '');
    return () => dialog?.close?.();
  }, []);
  return (
    <dialog
      ref={overlay}
      className={styles['overlay']}
      aria-labelledby="calculating-title"
      aria-describedby="calculating-text"
      // There is nothing to go back to until the answer is there; it comes or fails within 20 s.
      onCancel={(event) => event.preventDefault()}
    >
      <div role="status" tabIndex={-1} className={styles['content']}>
        <span aria-hidden="true" className={styles['ring']} />
        <p id="calculating-title" className={styles['title']}>
          Calculating your eligibility...
        </p>
        <p id="calculating-text">This may take a few moments as we analyze your information.</p>
      </div>
    </dialog>
  );
}
