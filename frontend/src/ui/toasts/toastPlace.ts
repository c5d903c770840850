import { useSyncExternalStore } from 'react';

let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(changed: readonly HTMLElement[]): void {
  places = changed;
  listeners.forEach((listener) => listener());
}

/**
 * Takes the toasts in while a dialog is open: a dialog keeps the focus and hides the rest of the page from screen
 * readers, so a toast outside of it could be neither reached nor read. To be given to a `ref`.
 */
export function offerToastPlace(place: HTMLElement | null): () => void {
  if (place !== null) change([...places, place]);
  return () => change(places.filter((offered) => offered !== place));
}

let beside: readonly HTMLElement[] = [];

/**
 * Where a page that shows what came of an act takes in the message about it, so that it does not lie over that. To be
 * given to a `ref`. A failure is told where it cannot be overlooked, as on other pages.
 */
export function offerPlaceBeside(place: HTMLElement | null): () => void {
  if (place !== null) beside = [...beside, place];
  listeners.forEach((listener) => listener());
  return () => {
    beside = beside.filter((offered) => offered !== place);
    listeners.forEach((listener) => listener());
  };
}

/** The place that the page offers, or null. */
export function usePlaceBeside(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => beside.at(-1) ?? null,
    () => null,
  );
}

/** The place in the dialog that was opened last, or null where no dialog is open. */
export function useToastPlace(): HTMLElement | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => places.at(-1) ?? null,
    () => null,
  );
}
