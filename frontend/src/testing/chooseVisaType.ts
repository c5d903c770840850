import type { UserEvent } from '@testing-library/user-event';

/** Finds a visa type in the one list by its label, and takes it. */
export async function chooseVisaType(person: UserEvent, field: HTMLElement, label: string): Promise<void> {
  await person.click(field);
  await person.clear(field);
  await person.paste(label);
  await person.keyboard('{Enter}');
}
