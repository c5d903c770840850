import * as RadixToast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon';
import styles from './Toaster.module.css';
import { useToastPlace } from './toastPlace';
import { dismissToast, useToast } from './toastStore';

const shownForMs = 5_000;
const swipeThresholdPx = 50;

/** Where toasts appear: one at a time, for 5 s; F8 goes to it, a swipe to the right or the button takes it away. */
export function Toaster() {
  const toast = useToast();
  const place = useToastPlace();
  const viewport = (
    <RadixToast.Viewport hotkey={['F8']} className={styles['viewport']} label="Messages ({hotkey})" />
  );
  return (
    <RadixToast.Provider duration={shownForMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast !== null && (
        <RadixToast.Root
          key={toast.id}
          type="foreground"
          open={toast.open}
          className={[styles['toast'], styles[toast.kind]].join(' ')}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <span className={styles['shape']}>
            <Icon name={toast.kind === 'destructive' ? 'alert' : 'check'} size={22} />
          </span>
          <div>
            <RadixToast.Title className={styles['title']}>{toast.title}</RadixToast.Title>
            <RadixToast.Description className={styles['description']}>
              {toast.description}
            </RadixToast.Description>
          </div>
          <RadixToast.Close className={styles['close']} aria-label="Close this message">
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {place === null ? viewport : createPortal(viewport, place)}
    </RadixToast.Provider>
  );
}
