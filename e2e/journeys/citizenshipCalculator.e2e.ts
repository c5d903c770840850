import type { Locator, Page } from 'playwright/test';
import {
  addTrip,
  calculateButton,
  dateGroup,
  nextButton,
  passFirstStep,
  stepHeading,
} from '../support/citizenship';
import { expectToast } from '../support/people';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const entryDate = (page: Page) => dateGroup(page, 'First UK entry date or visa start date');

/** The stops of the Tab key between the field of a date and the next field. */
const tabStops = ['the calendar', 'day', 'month', 'year', 'the next field'];

test('the whole calculator works with the keyboard only, also with a missing date and a failed calculation', async ({
  page,
}) => {
  // Turns off the page's timeout, because the checks take longer than that on a busy machine.
  await page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/citizenship');
  await nextButton(page).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(entryDate(page).getByLabel('Type it')).toBeFocused();
  await page.keyboard.type('3 Feb 2034');
  for (const _ of tabStops) await page.keyboard.press('Tab');
  await page.keyboard.type('20/11/2039');
  for (const _ of tabStops) await page.keyboard.press('Tab');
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

  await test.step('the dialog keeps the focus during a calculation, and the form stays after a failure', async () => {
    let fail = () => {};
    const released = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const call = '**/api/calculate-eligibility';
    await page.route(call, async (route) => {
      await released;
      await route.fulfill({ status: 503, json: { message: 'The calculator is away for a moment.' } });
    });
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Calculating your eligibility...' });
    await expect(overlay).toContainText('This may take a few moments as we analyze your information.');
    await expectNoAxeFindings(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(overlay).toBeVisible();
    fail();
    await expectToast(page, 'Calculation Error', 'The calculator is away for a moment.');
    await expect(overlay).toBeHidden();
    await expect(stepHeading(page, 'Requirements')).toBeVisible();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.unroute(call);
  });
  await calculateButton(page).press('Enter');
  await expect(stepHeading(page, 'Your Results')).toBeFocused();
  await expectNoAxeFindings(page);
});

test('a narrow phone never scrolls sideways, and its controls are large enough', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectToFit = async () => {
    await expectNoSidewaysScroll(page);
    const controls = page
      .getByRole('main')
      .locator('button:visible, select:visible, input:visible:not([type=checkbox])');
    expect(await textsOfSmallTargets(controls, ['height'])).toEqual([]);
  };
  await page.goto('/citizenship');
  await expect(stepHeading(page, 'Settlement Status')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Eligibility Guidance' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Steps' })).toHaveCount(0);
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await nextButton(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expectToFit();
  await expectCalendarForFingers(page, entryDate(page));
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
  await expect(stepHeading(page, 'Your Results')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectToFit();

  await test.step('the printed result is a document without buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('British citizenship: eligibility')).toBeVisible();
    await expect(
      page.getByText(/^Calculated on .* by rules .* Rules read on .*, news to /).first(),
    ).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Calculate Again' })).toBeHidden();
  });
});

/** Opens the calendar of a date, checks its size and closes it with Escape. */
async function expectCalendarForFingers(page: Page, field: Locator): Promise<void> {
  const button = field.getByRole('button', { name: 'Open calendar' });
  await button.click();
  const calendar = page.getByRole('dialog', { name: 'First UK entry date or visa start date: calendar' });
  await expect(calendar.locator(':focus')).toHaveCount(1);
  await expectNoAxeFindings(page);
  const targets = calendar.getByRole('button').or(calendar.getByRole('combobox'));
  expect(await targets.count()).toBeGreaterThan(28);
  expect(await textsOfSmallTargets(targets, ['width', 'height'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(button).toBeFocused();
}

/** The texts of the elements that are too small for a finger. */
const textsOfSmallTargets = (targets: Locator, sides: readonly ('width' | 'height')[]) =>
  targets.evaluateAll(
    (elements, measured) =>
      elements
        .filter((element) => measured.some((side) => element.getBoundingClientRect()[side] < 44))
        .map((element) => element.textContent),
    sides,
  );
