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

/** Places of one kind, of which the one that came last is taken. */
function placesOf() {
  let offered: readonly HTMLElement[] = [];
  const changeTo = (changed: readonly HTMLElement[]) => {
    offered = changed;
    listeners.forEach((listener) => listener());
  };
  return {
    offer: (place: HTMLElement | null): (() => void) => {
      if (place !== null) changeTo([...offered, place]);
      return () => changeTo(offered.filter((other) => other !== place));
    },
    usePlace: (): HTMLElement | null =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => offered.at(-1) ?? null,
        () => null,
      ),
  };
}

const beside = placesOf();
const onArrival = placesOf();
const inANotice = placesOf();

/**
 * Where a page that shows what came of an act takes in the message about it, so that it does not lie over that. To be
 * given to a `ref`. A failure is told where it cannot be overlooked, as on other pages.
 */
export const offerPlaceBeside = beside.offer;

/** The place that the page offers, or null. */
export const usePlaceBeside = beside.usePlace;

/** Where a page takes in the message about what led to it, under its title. To be given to a `ref`. */
export const offerPlaceOnArrival = onArrival.offer;

/** The place under the title of the page on show, or null. */
export const usePlaceOnArrival = onArrival.usePlace;

/**
 * Where a notice of the frame lets the message about what led to the page take its own place, so that the page gets no
 * longer by it. To be given to a `ref`.
 */
export const offerPlaceInNotice = inANotice.offer;

/** The place of such a notice, or null. */
export const usePlaceInNotice = inANotice.usePlace;

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
