import { useLayoutEffect, type RefObject } from 'react';

/**
 * A control that is taken from the page while it has the focus hands it to the table that it stood in, or else to the
 * page: who works with a keyboard goes on there instead of at the page's beginning.
 */
export function useFocusHandedOn(control: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = control.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      element.closest<HTMLElement>('[role="region"][tabindex], main')?.focus({ preventScroll: true });
    };
  }, [control]);
}
