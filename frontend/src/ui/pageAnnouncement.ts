import { useSyncExternalStore } from 'react';

let announcement = '';
const listeners = new Set<() => void>();

/** Has a screen reader say that a page has opened. */
export function announcePage(title: string): void {
  announcement = title;
  listeners.forEach((listener) => listener());
}

/** The title of the page that was opened last; empty on the first one. */
export function usePageAnnouncement(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announcement,
    () => '',
  );
}
