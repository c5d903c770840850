import { useSyncExternalStore } from 'react';

// Beside the sidebar the table needs this much; a printed page always has it.
const tight = window.matchMedia?.('screen and (max-width: 1239px)');

/** Whether the list is shown as cards, because a table of eight columns has no room. */
export function useCards(): boolean {
  return useSyncExternalStore(
    (listener) => {
      tight?.addEventListener('change', listener);
      return () => tight?.removeEventListener('change', listener);
    },
    () => tight?.matches ?? false,
  );
}
