import type { Locator } from 'playwright/test';

/** Replaces the date of a field with the keyboard, and leaves the field. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  await field.press('ControlOrMeta+A');
  if (date === '') await field.press('Delete');
  else await field.pressSequentially(date);
  await field.press('Tab');
}
