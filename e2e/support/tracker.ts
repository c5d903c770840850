import { expect, type Locator, type Page } from 'playwright/test';

export interface JourneyEntry {
  /** As a person types it, for example `1 Jul 2015`. */
  readonly departure: string;
  readonly return: string;
  readonly destination: string;
  readonly reason: string;
}

/** The rows of the journeys table, latest departure first. */
export const journeyRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: /^Your journeys/ })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

export const addJourneyButton = (page: Page): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name: 'Add journey' });

export const addDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Add journey' });

/** Fills in the fields of an open journey dialog. */
export async function fillJourney(dialog: Locator, journey: Partial<JourneyEntry>): Promise<void> {
  const { departure, return: back, destination, reason } = journey;
  if (departure !== undefined) await dialog.getByRole('textbox', { name: 'Departure date' }).fill(departure);
  if (back !== undefined) await dialog.getByRole('textbox', { name: 'Return date' }).fill(back);
  if (destination !== undefined) await dialog.getByLabel('Destination').fill(destination);
  if (reason !== undefined)
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: reason });
}

/** Adds a journey through the dialog. */
export async function addJourney(page: Page, journey: JourneyEntry): Promise<void> {
  await addJourneyButton(page).click();
  const dialog = addDialog(page);
  await fillJourney(dialog, journey);
  await dialog.getByRole('button', { name: 'Add journey' }).click();
  await expect(dialog).toBeHidden();
}

/** Deletes the only journey to a destination and confirms the question that is asked first. */
export async function deleteJourney(page: Page, destination: string): Promise<void> {
  await page.getByRole('button', { name: `Delete journey to ${destination}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete journey' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
}
