import { useEffect } from 'react';

/**
 * A dialog gives the focus back to what opened it. Where that is gone by then, as the button of an empty list is once
 * there is something, the focus goes to the page’s own part, so that the keyboard does not begin at the top again.
 */
export function useFocusInPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    return () => {
      // After the library has tried to give it back.
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    };
  }, [open]);
}
