import { useSyncExternalStore } from 'react';
import { phoneWidth } from './theme/tokens';

const narrow = window.matchMedia?.(`screen and (max-width: ${phoneWidth}px)`);

/** Whether the window is as narrow as a phone's, on screen; a printed page is never narrow. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow?.addEventListener('change', listener);
      return () => narrow?.removeEventListener('change', listener);
    },
    () => narrow?.matches ?? false,
  );
}
