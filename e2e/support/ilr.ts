import { addDays, addYears, civilDateInLondon } from '@settlewise/rules/calendar';
import { expect, type Locator, type Page } from 'playwright/test';
import { chooseVisaType } from './chooseVisaType';

/** Today in London, as the program counts. The tests' dates are relative to it, so that they pass on any day. */
export const today = civilDateInLondon(new Date());
export const yearsAgo = (years: number, days = 0): string => addDays(addYears(today, -years), -days);

/** A date as in sentences, for example `4 December 2027`. */
export const inWords = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

export const visaIssued = (page: Page): Locator => page.getByRole('textbox', { name: 'Visa issue date' });
export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });

/** Chooses how to enter days away; in the mode of yearly totals it enters none for every year. */
export async function chooseMode(page: Page, mode: 'Yearly totals' | 'Individual trips'): Promise<void> {
  await page.getByRole('radio', { name: mode }).check();
  if (mode === 'Yearly totals')
    await page.getByRole('button', { name: 'I was not away in any of these years' }).click();
}

/** Opens the calculator, fills in step 1 and goes to step 2. */
export async function reachAbsences(page: Page, visa: string, issued: string): Promise<void> {
  await page.goto('/ilr');
  await chooseVisaType(page, visa);
  await visaIssued(page).fill(issued);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeFocused();
}

/** Answers the three questions of the last step, and calculates. */
export async function answerAndCalculate(page: Page, answer: 'Yes' | 'No' = 'Yes'): Promise<void> {
  for (const question of ['English language (B1 level)', 'Financial requirements', 'Good character'])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: answer }).check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeFocused();
}
