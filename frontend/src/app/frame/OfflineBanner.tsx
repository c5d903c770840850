import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/Notice';
import styles from './Banner.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the line is gone while it is gone. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles['region']}>
      {!online && (
        <div className={`wrap ${styles['banner']}`}>
          <Notice tone="soon">
            <p>
              You are offline. You can read this page, but nothing can be saved until you are connected again.
            </p>
          </Notice>
        </div>
      )}
    </div>
  );
}
