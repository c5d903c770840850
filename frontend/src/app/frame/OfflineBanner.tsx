import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { Notice } from '../../ui/Notice';
import { NotDone } from './NotDone';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says, while the line is gone, what is kept and what is not, and of what was pressed that it was not done. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <>
      <div role="status" className="noPrint">
        {!online && (
          <Box className="wrap" sx={{ pt: 2 }}>
            <Notice tone="soon">
              <p>
                You are offline. You can read this page. What you type in a calculator, or while you set up
                your profile, is kept in this browser. What you type anywhere else stays only while this page
                is open.
              </p>
              <p>
                Nothing is saved to your record until you are connected again, and nothing is sent by itself:
                press the button again then.
              </p>
            </Notice>
          </Box>
        )}
      </div>
      <NotDone />
    </>
  );
}
