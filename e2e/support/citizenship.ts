import type { Locator, Page } from 'playwright/test';
import { typeDate } from './dates';

/** Labels of the calculator's three dates. */
type DateLabel =
  'First UK entry date or visa start date' | 'Settlement status grant date' | 'Planned application date';

export const dateGroup = (page: Page, label: DateLabel): Locator => page.getByRole('group', { name: label });

const typeCitizenshipDate = (page: Page, label: DateLabel, text: string): Promise<void> =>
  typeDate(dateGroup(page, label).getByLabel('Type it'), text);

/** The names also match the shorter labels on a phone. */
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'Next', exact: true });
export const calculateButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Calculate( Eligibility)?$/ });

export const stepHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name, exact: true });

/** Fills in step 1 for a person settled in November 2039: so far ahead that the day of the test does not matter. */
export async function passFirstStep(page: Page): Promise<void> {
  await typeCitizenshipDate(page, 'First UK entry date or visa start date', '3 Feb 2034');
  await typeCitizenshipDate(page, 'Settlement status grant date', '20/11/2039');
  await typeCitizenshipDate(page, 'Planned application date', '1 December 2040');
  await nextButton(page).click();
}

export async function tickEveryRequirement(page: Page): Promise<void> {
  const core = page.getByRole('group', { name: 'Core Requirements' });
  for (const tick of await core.getByRole('checkbox').all()) await tick.check();
}

export async function addTrip(page: Page, start: string, end: string, reason = ''): Promise<void> {
  await typeDate(page.getByRole('textbox', { name: 'Start date' }), start);
  await typeDate(page.getByRole('textbox', { name: 'End date' }), end);
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Add Trip' }).click();
}
