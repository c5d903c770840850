import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/Notice';

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
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="noPrint">
      {!online && (
        <Box className="wrap" sx={{ pt: 2 }}>
          <Notice tone="soon">
            <p>
              You are offline. You can read this page, but nothing can be saved until you are connected again.
            </p>
          </Notice>
        </Box>
      )}
    </div>
  );
}
