import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Between the browser's events of before and after; Firefox draws the page without telling the query below. */
let isPrinting = false;
let query: MediaQueryList | undefined;

function onPaper(): MediaQueryList | undefined {
  query ??= globalThis.matchMedia?.('print');
  return query;
}

/** Draws at once: Firefox takes the page as it is when the event ends, and React would draw a moment later. */
const settingTo = (now: boolean, listener: () => void) => () => {
  isPrinting = now;
  flushSync(listener);
};

function subscribe(listener: () => void): () => void {
  const begun = settingTo(true, listener);
  const ended = settingTo(false, listener);
  window.addEventListener('beforeprint', begun);
  window.addEventListener('afterprint', ended);
  onPaper()?.addEventListener('change', listener);
  return () => {
    window.removeEventListener('beforeprint', begun);
    window.removeEventListener('afterprint', ended);
    onPaper()?.removeEventListener('change', listener);
  };
}

/** Whether the page is drawn for paper: then it shows what the screen has behind tabs, and nothing that is pressed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting || (onPaper()?.matches ?? false),
    () => false,
  );
