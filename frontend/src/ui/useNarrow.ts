import { useSyncExternalStore } from 'react';
import { usePrinting } from './print/usePrinting';
import { phoneWidth } from './theme/tokens';

const queries = new Map<number, MediaQueryList>();

function queryOf(width: number): MediaQueryList | undefined {
  const query = queries.get(width) ?? globalThis.matchMedia?.(`screen and (max-width: ${width}px)`);
  if (query !== undefined) queries.set(width, query);
  return query;
}

/** Whether the window is at most so wide, on screen; null in a page that is built before anybody opens it. */
export function useIsNarrow(width: number): boolean | null {
  const query = queryOf(width);
  const printing = usePrinting();
  const narrow = useSyncExternalStore<boolean | null>(
    (listener) => {
      query?.addEventListener('change', listener);
      return () => query?.removeEventListener('change', listener);
    },
    () => query?.matches ?? false,
    () => null,
  );
  return printing ? false : narrow;
}

/** Whether the window is at most so wide, on screen; a printed page is never narrow. @param width a phone's, unless told */
export const useNarrow = (width = phoneWidth): boolean => useIsNarrow(width) ?? false;
