import type { Page } from 'playwright/test';
import { chooseVisaType } from '../support/chooseVisaType';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';
import { addJourney } from '../support/tracker';

/** A date relative to today, in the form that a person types. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const journeys = [
  { departure: daysAgo(40), return: daysAgo(31), destination: 'Lisbon', reason: 'Holiday' },
  { departure: daysAgo(600), return: daysAgo(405), destination: 'Lagos', reason: 'Family' },
];

/** Goes from the tracker into the ILR calculator with the recorded journeys, and to the result. */
async function calculateWithRecordedJourneys(page: Page): Promise<void> {
  await page.goto('/absence-tracker?tab=eligibility');
  await page.getByRole('link', { name: 'In the ILR calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ILR Eligibility Calculator' })).toBeVisible();
  // Once they are filled in, a reload must not fill them in again.
  await expect(page).not.toHaveURL(/use=recorded/);

  await chooseVisaType(page, 'Skilled Worker');
  await page.getByLabel('Visa issue date').fill(daysAgo(1_100));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('radio', { name: /Individual trips/ })).toBeChecked();
  await expect(page.getByText('Total 206 days')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const question of ['English language (B1 level)', 'Financial requirements', 'Good character'])
    await page.getByRole('group', { name: question }).getByText('Yes', { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeVisible();
}

/** Expects no axe findings, in a wide light window and on a dark phone. */
async function expectNoAxeFindingsInBothLooks(page: Page): Promise<void> {
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFindings(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 860 });
}

const results = (page: Page) => page.getByRole('region', { name: 'Your saved results' });

test('recorded journeys lead to a result that is saved, found again as it was, and deleted', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  for (const journey of journeys) await addJourney(page, journey);
  await calculateWithRecordedJourneys(page);
  const headline = await page.getByRole('region', { name: 'Your result' }).getByRole('heading').innerText();

  await page.getByRole('button', { name: 'Save this result' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const open = page.getByRole('link', { name: 'Open the saved result' });
  await expect(open).toBeFocused();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('link', { name: 'Saved results' }).click();
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await expect(results(page)).toContainText('Not Currently Eligible');
  await expect(results(page)).toContainText('By rules 20');
  await expectNoAxeFindingsInBothLooks(page);

  await page.reload();
  await results(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByText(/^As it was on/)).toBeVisible();
  const shown = page.getByRole('region', { name: 'Your result' }).getByRole('heading');
  await expect(shown).toHaveText(headline);
  await page.getByText('Show as a table').click();
  await expectNoAxeFindingsInBothLooks(page);
  await page.reload();
  await expect(shown).toHaveText(headline);

  await page.getByRole('button', { name: 'Calculate again with these answers' }).click();
  await expect(page.getByRole('button', { name: 'Change visa type: Skilled Worker' })).toBeVisible();
  await expect(page.getByLabel('Visa issue date')).not.toHaveValue('');

  await page.goto('/saved-results');
  await results(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(results(page).getByRole('article')).toHaveCount(1);
  await results(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete result' }).click();
  await expectToast(page, 'Result deleted');
  await expect(page.getByRole('heading', { name: 'No saved results yet' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a visitor who wants their saved results signs in first, and somebody else’s are not found', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  for (const journey of journeys) await addJourney(page, journey);
  await calculateWithRecordedJourneys(page);
  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(page).toHaveURL(/\/saved-results\/.+/);
  const address = page.url();

  const stranger = await browser.newContext({ baseURL: program.address });
  const strangerPage = await stranger.newPage();
  await strangerPage.goto(address);
  await expect(strangerPage).toHaveURL(/\/auth/);
  await signUp(strangerPage);
  await strangerPage.goto(address);
  await expect(strangerPage.getByText('There is no such saved result')).toBeVisible();
  await stranger.close();
});
