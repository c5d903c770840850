import { useLayoutEffect, useRef } from 'react';

/** For a heading that comes in place of what had the focus. */
export function useFocusOnArrival<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
