import type { Locator, Page } from 'playwright/test';

/** Chooses a visa type by typing its name into the combobox. */
export async function chooseVisaType(within: Page | Locator, label: string): Promise<void> {
  const field = within.getByRole('combobox', { name: 'Visa type' });
  await field.fill(label);
  await within.getByRole('option', { name: label, exact: true }).click();
}
