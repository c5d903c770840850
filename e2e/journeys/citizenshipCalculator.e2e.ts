import type { Locator, Page } from 'playwright/test';
import {
  addTrip,
  backButton,
  calculateButton,
  dateGroup,
  nextButton,
  passFirstStep,
  stepHeading,
  tickEveryRequirement,
  typeCitizenshipDate,
} from '../support/citizenship';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';
import { addJourney } from '../support/tracker';

const entryMissing = 'Please enter your first UK entry date or visa start date.';
const settlementMissing = 'Please enter your settlement status grant date.';

/** Opens the calendar of a date on the narrowest phone and leaves it with Escape. */
async function expectCalendarForFingers(page: Page, field: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  await page.setViewportSize({ width: 320, height });
  const button = field.getByRole('button', { name: 'Open calendar' });
  await button.click();
  const calendar = page.getByRole('dialog', { name: 'First UK entry date or visa start date: calendar' });
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await expectNoAxeFindings(page);
  for (const target of await calendar.getByRole('button').or(calendar.getByRole('combobox')).all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.setViewportSize({ width, height });
}

test('on a phone, totals: every message, a reload in the middle, and a result that can be printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/citizenship');
  await expect(stepHeading(page, 'Settlement Status')).toBeVisible();
  await expect(backButton(page)).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Eligibility Guidance' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();

  await nextButton(page).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Missing Information');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([entryMissing, settlementMissing]);
  await expectNoAxeFindings(page);
  const entry = dateGroup(page, 'First UK entry date or visa start date');
  await entry.getByLabel('Day').selectOption('31');
  await entry.getByLabel('Month').selectOption('February');
  await entry.getByLabel('Year').selectOption({ index: 3 });
  await expect(entry).toContainText(/February \d{4} has no day 31/);
  await expectCalendarForFingers(page, entry);
  await typeCitizenshipDate(page, 'First UK entry date or visa start date', '3 Feb 2020');
  await nextButton(page).click();
  await expect(summary.getByRole('link')).toHaveText(settlementMissing);
  await passFirstStep(page);
  await expect(stepHeading(page, 'Absences')).toBeFocused();

  const total = page.getByRole('spinbutton', { name: /last 5 years/ });
  const recent = page.getByRole('spinbutton', { name: /last 12 months/ });
  await total.fill('1826');
  await recent.fill('366');
  await nextButton(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter a whole number of days from 0 to 1,825',
    'Enter a whole number of days from 0 to 365',
  ]);
  await total.fill('406');
  await recent.fill('70');
  await expect(
    page.getByText('Close to the citizenship limit: 44 days left. Over 90% of the limit'),
  ).toBeVisible();
  await expect(
    page.getByText('Within the citizenship limit: 20 days left. Over 75% of the limit'),
  ).toBeVisible();
  await expectNoAxeFindings(page);

  await page.reload();
  await expect(stepHeading(page, 'Absences')).toBeVisible();
  await expect(total).toHaveValue('406');
  await nextButton(page).click();
  await expect(page.getByRole('checkbox', { name: 'I was in the UK on 2 December 2035' })).toBeVisible();
  await tickEveryRequirement(page);
  await expectNoAxeFindings(page);
  await calculateButton(page).click();

  await expect(stepHeading(page, 'Your Results')).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2040' }),
  ).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectNoAxeFindings(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('British citizenship: eligibility')).toBeVisible();
  await expect(
    page.getByText(/^Calculated on .* by rules .*, the Immigration Rules last read/).first(),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Calculate Again' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Calculate Again' }).click();
  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(stepHeading(page, 'Settlement Status')).toBeVisible();
  for (const field of await page.getByLabel('Type it').all()) await expect(field).toHaveValue('');
  await page.reload();
  for (const field of await page.getByLabel('Type it').all()) await expect(field).toHaveValue('');
});

test('in a wide window, trips: every message, the list, and a result that shows them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/citizenship');
  await expect(page.getByRole('heading', { name: 'Eligibility Guidance' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible();
  await passFirstStep(page);
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await page.getByRole('button', { name: 'Add Trip' }).click();
  await expect(page.getByRole('alert')).toContainText('Missing Information');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    'Please select both start and end dates',
  );
  await addTrip(page, '10 Apr 2040', '9 Apr 2040');
  await expect(page.getByRole('alert')).toContainText('Invalid Dates');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('End date must be after start date');
  await addTrip(page, '30 Feb 2040', '9 Apr 2040');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('February 2040 has no day 30');
  await expectNoAxeFindings(page);

  await addTrip(page, '1 Feb 2040', '30 Apr 2040', 'Family');
  await addTrip(page, '1 Jul 2040', '10 Jul 2040');
  await addTrip(page, '1 Jun 2037', '10 Jun 2037');
  await expect(page.getByRole('row', { name: /90 days Trip 1 Family/ })).toBeVisible();
  await page.getByRole('button', { name: 'Delete trip 3' }).click();
  await expect(page.getByRole('progressbar', { name: 'Total days away' })).toHaveAttribute(
    'aria-valuetext',
    '100 of 450 days. Within the citizenship limit: 350 days left.',
  );
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await calculateButton(page).click();

  await expect(page.getByText('Not Currently Eligible')).toBeVisible();
  const absences = page.getByRole('article').filter({ hasText: 'Absences' });
  await expect(absences).toContainText('100 of 90 days');
  await expect(page.getByRole('heading', { name: 'Why this date' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your days away' })).toBeVisible();
  await expect(page.getByText('91 to 100 days · You are here')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suggestions to Become Eligible' })).toContainText(
    'You have 100 days away. That is 10 more than the limit of 90.',
  );
  // On these days the absences at the beginning of February are no longer in the final year: ten of 100, or six of 96.
  const headline = page.getByRole('heading', { name: /^You may be eligible from/ });
  await expect(headline).toHaveText(
    'You may be eligible from 7 February 2041 by the Home Office’s count, or from 10 February 2041 with your travel days',
  );

  await page.getByRole('textbox', { name: 'Leave the UK' }).fill('1 Aug 2040');
  await page.getByRole('textbox', { name: 'Come back' }).fill('5 Aug 2040');
  await page.getByRole('button', { name: 'Try this trip' }).click();
  await expect(
    page.getByText(
      'By the Home Office’s count: the date moves from 7 February 2041 to 10 February 2041. With your travel days: the date moves from 10 February 2041 to 15 February 2041.',
    ),
  ).toBeVisible();
  await expectAccessiblePage(page);
  await page.goBack();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
});

test('a calculation that fails says so under the overlay’s end, and the form stays', async ({ page }) => {
  // The page gives up after a while; on a busy machine, looking through it takes longer than that.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.goto('/citizenship');
  await passFirstStep(page);
  await nextButton(page).click();
  let fail = () => {};
  const asked = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/calculate-eligibility', async (route) => {
    await asked;
    await route.fulfill({ status: 503, json: { message: 'The calculator is away for a moment.' } });
  });
  await calculateButton(page).click();
  const overlay = page.getByRole('dialog', { name: 'Calculating your eligibility...' });
  await expect(overlay).toContainText('This may take a few moments as we analyze your information.');
  await expectNoAxeFindings(page);
  // The dialog keeps the focus, and Escape does not close it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(overlay).toBeVisible();
  fail();
  await expectToast(page, 'Calculation Error', 'The calculator is away for a moment.');
  await expect(overlay).toBeHidden();
  await expect(stepHeading(page, 'Requirements')).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
});

/** What stands between the field of a date and that of the next one. */
const calendarAndParts = ['the calendar', 'day', 'month', 'year', 'the next field'];

test('the whole calculator works with the keyboard alone', async ({ page }) => {
  await page.goto('/citizenship');
  await page.getByRole('textbox', { name: 'Type it' }).first().focus();
  await page.keyboard.type('3 Feb 2034');
  for (const _ of calendarAndParts) await page.keyboard.press('Tab');
  await page.keyboard.type('20/11/2039');
  for (const _ of calendarAndParts) await page.keyboard.press('Tab');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1 Dec 2040');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Absences')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('20');
  await expect(page.getByRole('spinbutton', { name: /last 5 years/ })).toHaveValue('20');
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Requirements')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 'Your Results')).toBeFocused();
});

test('a narrow phone never scrolls sideways, and what is pressed there is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectToFit = async () => {
    expect(
      await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      }),
    ).toBe(0);
    const controls = page
      .getByRole('main')
      .locator('button:visible, select:visible, input:visible:not([type=checkbox])');
    for (const control of await controls.all()) {
      expect((await control.boundingBox())?.height, await control.innerText()).toBeGreaterThanOrEqual(44);
    }
  };
  await page.goto('/citizenship');
  await nextButton(page).click();
  await expectToFit();
  await passFirstStep(page);
  await expectToFit();
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  await addTrip(page, '1 Jul 2040', '10 Jul 2040', 'A reason that is long enough to need a second line');
  await expectToFit();
  await nextButton(page).click();
  await page.getByRole('button', { name: 'Show good character details' }).click();
  await page.getByRole('checkbox', { name: 'I held other UK visas before my present status' }).check();
  await expectToFit();
  await calculateButton(page).click();
  await expect(stepHeading(page, 'Your Results')).toBeVisible();
  await expectToFit();
});

test('recorded journeys fill in the trips, and the result is saved as it was', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await addJourney(page, {
    departure: '1 Jul 2025',
    return: '10 Jul 2025',
    destination: 'Lisbon',
    reason: 'Holiday',
  });
  await page.goto('/citizenship?use=recorded');
  await expect(page.getByText('Filled in from your record')).toBeVisible();
  await passFirstStep(page);
  await expect(page.getByRole('row', { name: /10 days Trip 1 Lisbon/ })).toBeVisible();
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(
    page.getByRole('heading', { name: 'You can apply for British citizenship on 1 December 2040' }),
  ).toBeVisible();
});
