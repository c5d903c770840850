import type { Locator, Page } from 'playwright/test';

/** Finds a visa type in the one list by typing, and takes it. */
export async function chooseVisaType(within: Page | Locator, label: string): Promise<void> {
  const field = within.getByRole('combobox', { name: 'Visa type' });
  await field.fill(label);
  await within.getByRole('option', { name: label, exact: true }).click();
}
