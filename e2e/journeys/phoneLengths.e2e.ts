import type { Page } from 'playwright/test';
import { calculateButton, nextButton, passFirstStep, tickEveryRequirement } from '../support/citizenship';
import { answerAndCalculate, chooseMode, next, reachAbsences } from '../support/ilr';
import { heightOf, longest, phone, tooLong } from '../support/lengths';
import { signUp } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

/** Opens a trip of the list on show, and says how long the page is meanwhile. */
async function heightWithOpenTrip(page: Page, edit: RegExp): Promise<number> {
  await page.getByRole('button', { name: edit }).nth(1).click();
  await expect(page.getByRole('status', { name: 'What this trip comes to' }).last()).toContainText(
    '12 months',
  );
  return heightOf(page);
}

/** Twelve journeys, six tasks and eight documents. */
async function fillRecord(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/visa', aVisa());
  for (let journey = 0; journey < 12; journey += 1) {
    await record(page, '/api/absences', {
      ...awayFor(1, `Lagos ${journey + 1}`),
      departureDate: daysAgo(100 * (journey + 1)),
      returnDate: daysAgo(100 * (journey + 1) - 12),
    });
  }
  for (let task = 0; task < 6; task += 1)
    await record(
      page,
      '/api/tasks',
      aTask(`Ask employer ${task + 1} for a letter`, { dueDate: inDays(9 * task) }),
    );
  for (let document = 0; document < 8; document += 1) await upload(page, `Payslip ${document + 1}`);
}

test('no page of an ordinary record is longer than 3,000 px on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await fillRecord(page);
  const parts = ['', '/documents', '/tasks', '/absences', '/dependants', '/addresses', '/notifications'];
  const more = [
    '/progress',
    '/immigration-profile',
    '/ilr-calculator',
    '/profile',
    '/settings',
    '/lawyer-access',
  ];
  expect(
    await tooLong(page, [
      ...[
        '/',
        '/ilr',
        '/citizenship',
        '/absence-tracker',
        '/saved-results',
        '/shared-with-me',
        '/changes',
        '/fees',
        '/address',
      ],
      ...[...parts, ...more].map((path) => `/dashboard${path}`),
    ]),
  ).toEqual([]);
});

test('no result of a calculator is longer than 3,000 px on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Yearly totals');
  await next(page).click();
  await answerAndCalculate(page);
  expect(await tooLong(page, ['/ilr?view=results'])).toEqual([]);
  await page.goto('/citizenship');
  await passFirstStep(page);
  await nextButton(page).click();
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  expect(await tooLong(page, ['/citizenship?view=results'])).toEqual([]);
});

test('a long list on a phone shows its first rows, and all of them on demand', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await fillRecord(page);
  await page.goto('/dashboard/absences');
  const journeys = page.getByRole('list', { name: /journeys/i }).getByRole('listitem');
  await expect(journeys).toHaveCount(8);
  expect(await heightWithOpenTrip(page, /^Edit journey/)).toBeLessThanOrEqual(longest);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show all 12' }).press('Enter');
  await expect(journeys).toHaveCount(12);
  // The keyboard goes on at the first of those that came.
  await expect(journeys.nth(8)).toBeFocused();
  await page.goto('/absence-tracker');
  expect(await heightWithOpenTrip(page, /^Edit journey/)).toBeLessThanOrEqual(longest);

  // The same twelve in both calculators.
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Individual trips');
  await page.getByRole('button', { name: 'Use my recorded journeys (12)' }).click();
  await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  expect(await heightWithOpenTrip(page, /^Edit trip/)).toBeLessThanOrEqual(longest);
  await page.goto('/citizenship?use=recorded');
  await passFirstStep(page);
  await expect(page.getByRole('button', { name: 'Show all 12' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  expect(await heightWithOpenTrip(page, /^Edit trip/)).toBeLessThanOrEqual(longest);
});

test('no page of a visitor is longer than 3,000 px on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/citizenship');
  await expect(page.getByRole('group', { name: 'Planned application date' })).toBeVisible();
  // Three dates, each in parts: less than two and a half windows.
  expect(await heightOf(page)).toBeLessThanOrEqual(2_050);
  expect(await tooLong(page, ['/', '/auth', '/ilr', '/citizenship', '/absence-tracker', '/changes'])).toEqual(
    [],
  );
});

test('the notice about the address is one line, and can be put away for a week', async ({ page }) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(72);
  // In a wide window the button that puts it away is at the end of the line.
  await page.setViewportSize({ width: 1280, height: 844 });
  const edges = await notice.evaluate((region) => {
    const button = region.querySelector('button:last-of-type');
    return [button, button?.parentElement].map((element) => element?.getBoundingClientRect().right ?? 0);
  });
  expect(Math.abs((edges[0] ?? 0) - (edges[1] ?? 0))).toBeLessThanOrEqual(16);
  await page.setViewportSize(phone);
  await notice.getByRole('button', { name: 'Put this away for a week' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.evaluate(() => {
    // As if eight days had passed since it was put away.
    for (const key of Object.keys(localStorage))
      if (key.startsWith('settlewise.confirmAddressPutAway'))
        localStorage.setItem(key, String(Date.now() - 8 * 86_400_000));
  });
  await page.reload();
  await expect(notice).toBeVisible();
});
