import { expect, type Locator, type Page } from 'playwright/test';

export interface JourneyEntry {
  readonly departure: string;
  readonly return: string;
  readonly destination: string;
  readonly reason: string;
}

/** The rows of the journeys table, newest first. */
export const journeyRows = (page: Page): Locator =>
  page
    .getByRole('table', { name: 'Journeys' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

/** Fills in and sends the Add Journey dialog with dates typed as a person types them. */
export async function addJourney(page: Page, journey: JourneyEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add Journey' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Journey' });
  await dialog.getByLabel('Departure date').fill(journey.departure);
  await dialog.getByLabel('Return date').fill(journey.return);
  await dialog.getByLabel('Destination').fill(journey.destination);
  await dialog.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: journey.reason }).click();
  await dialog.getByRole('button', { name: 'Add journey' }).click();
  await expect(dialog).toBeHidden();
}
