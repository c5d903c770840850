import { useSyncExternalStore } from 'react';
import { phoneWidth } from './theme/tokens';

const queries = new Map<number, MediaQueryList | undefined>();

function queryOf(width: number): MediaQueryList | undefined {
  if (!queries.has(width)) queries.set(width, window.matchMedia?.(`screen and (max-width: ${width}px)`));
  return queries.get(width);
}

/** Whether the window is at most so wide, on screen; a printed page is never narrow. @param width a phone's, unless told */
export function useNarrow(width = phoneWidth): boolean {
  const query = queryOf(width);
  return useSyncExternalStore(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches ?? false,
  );
}
