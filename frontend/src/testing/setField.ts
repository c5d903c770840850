import { fireEvent } from '@testing-library/react';

/** Sets the whole value of a field and leaves it: typed letter by letter, the page would be drawn for each letter. */
export function setField(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
