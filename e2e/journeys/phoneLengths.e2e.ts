import type { Locator, Page } from 'playwright/test';
import {
  addTrip,
  calculateButton,
  nextButton,
  passFirstStep,
  tickEveryRequirement,
} from '../support/citizenship';
import { fillRecord, homeInLeith } from '../support/filledRecord';
import { answerAndCalculate, chooseMode, next, reachAbsences } from '../support/ilr';
import { measureHeight, longest, phone, tooLongTabs } from '../support/lengths';
import { expectToast, fillInRegistration, openRegisterTab, signUp } from '../support/people';
import { daysAgo, record, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';
import { coveredByToast } from '../support/toasts';

// The visits in e2e/pages measure each page as it opens. This file measures what has to be filled in or
// opened first.

test.use({ viewport: phone });

/** For the pages that were the longest: a little below the maximum, so that one more line breaks nothing. */
const maxWithMargin = 2_900;

/** Opens a trip of the visible list, and expects the page to stay short. */
async function expectShortWithOpenTrip(page: Page, edit: RegExp): Promise<void> {
  await page.getByRole('button', { name: edit }).nth(1).click();
  await expect(page.getByRole('status', { name: 'What this trip comes to' }).last()).toContainText(
    '12 months',
  );
  expect(await measureHeight(page), 'with an open trip').toBeLessThanOrEqual(longest);
}

/** Shows all twelve rows of a list, and expects the focus on the first new row. */
async function expectAllOnDemand(page: Page, rows: Locator, firstRows: number): Promise<void> {
  await expect(rows).toHaveCount(firstRows);
  await page.getByRole('button', { name: 'Show all 12' }).press('Enter');
  await expect(rows).toHaveCount(12);
  await expect(rows.nth(firstRows)).toBeFocused();
}

/**
 * Expects the notice about the address to take one line, with its last button at the end of the line in a
 * wide window.
 */
async function expectNoticeOfOneLine(page: Page): Promise<void> {
  const notice = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(notice).toBeVisible();
  const lineHeight = async () => (await notice.getByRole('paragraph').boundingBox())?.height;
  expect(await lineHeight()).toBeLessThanOrEqual(24);
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(72);
  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await lineHeight()).toBeLessThanOrEqual(24);
  const [button, line] = await notice.evaluate((region) => {
    const last = region.querySelector('button:last-of-type');
    return [last, last?.parentElement].map((element) => element?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.abs((button ?? 0) - (line ?? 0))).toBeLessThanOrEqual(16);
  await page.setViewportSize(phone);
}

test('opened sections and long lists of an ordinary record fit a phone', async ({ page }) => {
  await signUp(page);
  await fillRecord(page);

  await test.step('the fee plan has one open section at a time', async () => {
    await page.goto('/fees');
    const open = (words: string) => page.locator('summary').filter({ hasText: words }).click();
    await open('What you apply for');
    await open('Settlement (ILR)');
    // The page closes the previous section a moment later.
    await expect(page.getByRole('group', { name: /^Step/ })).toHaveCount(1);
    await expect(page.getByRole('group', { name: /^Step/ })).toBeVisible();
    expect(await measureHeight(page), 'an open application').toBeLessThanOrEqual(longest);
    await open('Who applies');
    await expect(page.getByRole('group', { name: /^Step/ })).toBeHidden();
    await open('Chidi, born');
    expect(await measureHeight(page), 'an open person').toBeLessThanOrEqual(longest);
  });

  await test.step('the journeys of the dashboard fit', async () => {
    await page.goto('/dashboard/absences');
    await expectNoticeOfOneLine(page);
    await expectShortWithOpenTrip(page, /^Edit journey/);
    await page.keyboard.press('Escape');
    const journeys = page.getByRole('list', { name: /journeys/i }).getByRole('listitem');
    await expectAllOnDemand(page, journeys, 6);
  });

  await test.step('the absence tracker fits', async () => {
    await page.goto('/absence-tracker');
    await expectShortWithOpenTrip(page, /^Edit journey/);
  });

  await test.step('the ILR calculator with the recorded journeys fits', async () => {
    await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
    await chooseMode(page, 'Individual trips');
    await page.getByRole('button', { name: 'Use my recorded journeys (12)' }).click();
    await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
    expect(await measureHeight(page)).toBeLessThanOrEqual(longest);
    await expectShortWithOpenTrip(page, /^Edit trip/);
    await page.keyboard.press('Escape');
    await next(page).click();
    await answerAndCalculate(page);
    await expect(page.getByRole('region', { name: 'Your result' })).toContainText('Over the ILR limit');
    expect(await tooLongTabs(page)).toEqual([]);
  });

  await test.step('the citizenship calculator with the recorded journeys fits', async () => {
    await page.goto('/citizenship?use=recorded');
    await expect(page.getByRole('status').getByText('Filled in from your record')).toBeVisible();
    await passFirstStep(page);
    await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
    expect(await measureHeight(page)).toBeLessThanOrEqual(longest);
    await expectShortWithOpenTrip(page, /^Edit trip/);
  });

  await test.step('the addresses for AN fit, with two overlapping addresses and missing days', async () => {
    const [eleventh, twelfth] = [
      homeInLeith('11 Harbour Street', { from: daysAgo(2_120), to: daysAgo(2_005) }),
      homeInLeith('12 Harbour Street', { from: daysAgo(2_130), to: daysAgo(2_110) }),
    ];
    for (const home of [eleventh, twelfth]) await record(page, '/api/addresses', home);
    await page.goto('/address');
    const lines = page.getByRole('region', { name: 'Your addresses' }).getByRole('listitem');
    await expect(lines).toHaveCount(4);
    expect(await measureHeight(page), 'as /address opens').toBeLessThanOrEqual(maxWithMargin);
    await page.getByText('Which form?').click();
    await page.getByRole('combobox', { name: 'Form' }).selectOption('AN');
    await expect(page.getByRole('region', { name: 'What AN asks for' })).toBeVisible();
    expect(await measureHeight(page), 'while the form is chosen').toBeLessThanOrEqual(longest);
    await expectAllOnDemand(page, lines, 4);
  });
});

test('results of the calculators fit a phone, also with messages, and the toast covers nothing', async ({
  page,
}) => {
  // At the limit by the Home Office's count, and over it with the days of travel, so that a margin is
  // shown.
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Individual trips');
  await page.getByRole('textbox', { name: 'From' }).fill(daysAgo(200));
  await page.getByRole('textbox', { name: 'To' }).fill(daysAgo(19));
  await next(page).click();
  await answerAndCalculate(page);
  await expectToast(page, 'Calculation complete');
  expect(await coveredByToast(page)).toEqual([]);
  expect(await tooLongTabs(page)).toEqual([]);

  await page.getByRole('link', { name: 'Log in or sign up' }).first().click();
  await openRegisterTab(page);
  await fillInRegistration(page);
  await expectToast(page, 'Registration successful');
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The toast is drawn again after the notice of the frame takes space for it.
  await expect.poll(() => coveredByToast(page)).toEqual([]);
  const withToast = await measureHeight(page);
  // The result with all its parts: the margin of the travel days, and the toast.
  expect(withToast, 'the result just after signing up').toBeLessThanOrEqual(longest);
  // The toast took space in the notice of the frame: without it the page is shorter by at most one line.
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('Registration successful')).toBeHidden();
  expect(withToast - (await measureHeight(page))).toBeLessThanOrEqual(48);

  await page.goto('/citizenship');
  await passFirstStep(page);
  await page.getByRole('button', { name: 'Track Individual Trips' }).click();
  // Over the limit of the final year, with all messages about it.
  await addTrip(page, '1/2/2038', '20/3/2038');
  await addTrip(page, '1/7/2039', '20/7/2039');
  await addTrip(page, '1/3/2040', '1/6/2040');
  await nextButton(page).click();
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  await expect(page.getByText('Not Currently Eligible')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await measureHeight(page), 'over the limit, nothing ticked').toBeLessThanOrEqual(maxWithMargin);
  await page.goBack();
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  expect(await tooLongTabs(page)).toEqual([]);
});
