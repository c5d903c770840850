import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Replaces what a field holds at once. Letter by letter, the page would be drawn again for each. */
export async function setField(person: UserEvent, field: HTMLElement, text: string): Promise<void> {
  if (text === '') return await person.clear(field);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error('Only a field can be filled in');
  act(() => field.focus());
  field.select();
  await person.paste(text);
}
