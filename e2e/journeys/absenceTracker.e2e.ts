import { journeyListResponse } from '@settlewise/contract';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, fromOurPage, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';
import {
  addDialog,
  addJourney,
  addJourneyButton,
  deleteJourney,
  fillJourney,
  journeyRows,
} from '../support/tracker';

/** A date relative to today, so that the test passes on any day. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

const recent = { departure: daysAgo(40), return: daysAgo(31), destination: 'Lisbon', reason: 'Holiday' };
const older = { departure: daysAgo(800), return: daysAgo(771), destination: 'Lagos', reason: 'Family' };

test('journeys are added, filtered, changed and deleted', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
  await addJourney(page, recent);
  await expectToast(page, 'Journey Added', 'Your absence record has been added successfully.');
  await addJourney(page, older);
  await expect(journeyRows(page)).toHaveCount(2);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('40');

  await page.getByLabel('Period').selectOption({ label: 'Last 12 months' });
  await expect(journeyRows(page)).toHaveCount(1);
  await expect(page.getByText('1 journey, 10 days', { exact: true })).toBeVisible();
  await page.getByLabel('Period').selectOption({ label: 'All time' });

  await page.getByRole('button', { name: 'Edit journey to Lisbon' }).click();
  const edit = page.getByRole('group', { name: 'Edit journey' });
  await fillJourney(edit, { destination: 'Porto' });
  await edit.getByLabel('Notes').fill('Visited my aunt');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(journeyRows(page).first()).toContainText('Porto');

  await deleteJourney(page, 'Porto');
  await expectToast(page, 'Journey Deleted', 'Your absence record has been deleted successfully.');
  await expect(journeyRows(page)).toHaveCount(1);
  await page.reload();
  await expect(journeyRows(page)).toHaveCount(1);
});

test('the dialog says what is missing and what is wrong, and keeps what was typed', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourneyButton(page).click();
  const dialog = addDialog(page);
  const add = dialog.getByRole('button', { name: 'Add journey' });
  await add.click();
  const summary = dialog.getByRole('alert');
  await expect(summary).toContainText('Missing Information');
  await expect(summary).toContainText('Please fill in all required fields before submitting.');
  await expect(dialog.getByRole('link', { name: 'Please enter a valid departure date' })).toBeVisible();
  await expectNoAxeFindings(page);

  await fillJourney(dialog, { ...recent, departure: recent.return, return: recent.departure });
  await add.click();
  await expect(summary).toContainText('Invalid Dates');
  await expect(summary.getByRole('link')).toHaveText('Return date must be after departure date');
  await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon');

  await fillJourney(dialog, { departure: '30 February 2025' });
  await add.click();
  await expect(dialog.getByRole('textbox', { name: 'Departure date' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
  await expect(question.getByRole('button', { name: 'Keep typing' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(addJourneyButton(page)).toBeFocused();
});

test('a journey that could not be saved stays in the dialog, and is added once when it is sent again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourneyButton(page).click();
  const dialog = addDialog(page);
  await fillJourney(dialog, recent);

  // The journey is recorded, but the answer is lost.
  await page.route('**/api/absence-journeys', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Add journey' }).click();
  await expectToast(page, 'Error Adding Journey');
  await expect(dialog.getByLabel('Destination')).toHaveValue('Lisbon');

  await page.unroute('**/api/absence-journeys');
  await dialog.getByRole('button', { name: 'Add journey' }).click();
  await expect(dialog).toBeHidden();
  await expect(journeyRows(page)).toHaveCount(1);
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/absence-journeys', (route) =>
    route.fulfill({ status: 503, json: { message: 'The record is away for a moment.' } }),
  );
  await page.goto('/absence-tracker');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to load absence records' });
  await expect(alert).toContainText('Failed to load absence records. Please try again later.');
  await page.unroute('**/api/absence-journeys');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
});

test('analysis and eligibility count against the limits', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourney(page, { ...recent, departure: daysAgo(131) });
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('101');
  await expect(page.getByRole('tabpanel')).toContainText('Lisbon');
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Analysis' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Eligibility' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('101');
  await expect(page.getByRole('tabpanel')).toContainText(/over/i);
  await expectNoAxeFindings(page);
});

test('a journey can be added with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourneyButton(page).focus();
  await page.keyboard.press('Enter');
  const dialog = addDialog(page);
  await dialog.getByRole('textbox', { name: 'Departure date' }).focus();
  await page.keyboard.type('3 Apr 2025');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9/4/2025');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Madrid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Hol');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(journeyRows(page).first()).toContainText('03 Apr 2025');
  await expect(journeyRows(page).first()).toContainText('7 days');
});

test('on a phone the journeys are cards, and axe finds nothing', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/absence-tracker');
  await addJourney(page, recent);
  await addJourney(page, { ...recent, destination: 'Faro' });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.getByRole('table', { name: /^Your journeys/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete journey to Faro' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Delete journey to Faro' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessiblePage(page);
});

test('one person never sees the journeys of another', async ({ page, browser, program }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourney(page, recent);
  const own = await page.request.get('/api/absence-journeys');
  const [journey] = journeyListResponse.parse(await own.json());

  const stranger = await browser.newContext({ baseURL: program.address });
  const strangerPage = await stranger.newPage();
  await signUp(strangerPage);
  await strangerPage.goto('/absence-tracker');
  await expect(strangerPage.getByRole('heading', { name: 'No journeys yet' })).toBeVisible();
  const deletion = await strangerPage.request.delete(`/api/absence-journeys/${journey?.id}`, {
    headers: fromOurPage,
  });
  expect(deletion.status()).toBe(404);
  await stranger.close();
  await page.reload();
  await expect(journeyRows(page)).toHaveCount(1);
});
