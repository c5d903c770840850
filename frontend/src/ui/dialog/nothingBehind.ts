import { useLayoutEffect } from 'react';

/** Marks the box that alone is on show. */
export const aloneMark = { 'data-alone': '' };

/**
 * Hides whatever else is on the page, with other dialogs on it, and keeps it. Done before the browser draws, and undone
 * before the focus goes back to where it was.
 */
export function useNothingBehind(alone: boolean): void {
  useLayoutEffect(() => {
    if (!alone) return undefined;
    document.body.dataset['behind'] = '';
    return () => {
      delete document.body.dataset['behind'];
    };
  }, [alone]);
}
