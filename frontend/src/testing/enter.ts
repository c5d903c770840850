import { fireEvent } from '@testing-library/react';

/** Types all of a value at once, and leaves the field: a page draws itself again with each key. */
export function enter(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
