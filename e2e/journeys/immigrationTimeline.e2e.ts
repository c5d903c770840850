import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { signUp } from '../support/people';
import { awayFor, daysAgo, inDays, record } from '../support/record';
import { expect, expectNoSidewaysScroll, test } from '../support/test';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };

/** Ten years: three visas as a student, a Graduate visa and one as a worker before the one of now, and what was between them. */
async function recordTenYears(page: Page): Promise<void> {
  const earlier = [
    ['student', 3_640, 3_300, 3_700],
    ['student', 3_250, 2_600, 3_310],
    ['student', 2_560, 2_000, 2_610],
    ['graduate', 1_990, 1_400, 2_010],
    ['skilled_worker', 1_380, 640, 1_410],
  ] as const;
  for (const [visaType, begun, ended, applied] of earlier)
    await record(page, '/api/immigration/profile/visa-history', {
      ...{ visaType, startDate: daysAgo(begun), endDate: daysAgo(ended), appliedOn: daysAgo(applied) },
    });
  await record(page, '/api/immigration/profile/visa', {
    ...{ currentVisaType: 'skilled_worker', visaStartDate: daysAgo(610), visaExpiryDate: daysAgo(12) },
    ...{ appliedOn: daysAgo(650), hasILR: false },
  });
  for (let journey = 0; journey < 9; journey += 1)
    await record(page, '/api/absences', {
      ...awayFor(1, `Lagos ${journey + 1}`),
      ...{ departureDate: daysAgo(380 * journey + 60), returnDate: daysAgo(380 * journey + 40) },
    });
  await record(page, '/api/dependants', {
    ...{ firstName: 'Chidi', lastName: 'Khan', dateOfBirth: '2018-05-03', relationship: 'child' },
    ...{ nationality: 'nigeria', currentVisaType: 'dependent', visaStartDate: daysAgo(610) },
    ...{ visaExpiryDate: inDays(200), bornInUk: false, british: false, travelsWith: 'me' },
  });
  await record(page, '/api/applications', {
    ...{ appliedFor: 'work_or_study', visaType: 'skilled_worker', service: 'standard' },
    ...{ submittedOn: daysAgo(80), biometricsOn: daysAgo(70), documentsUploadedOn: daysAgo(70) },
  });
  await record(page, '/api/applications', {
    ...{ appliedFor: 'work_or_study', visaType: 'dependent', service: 'standard', dependant: 1 },
    ...{ submittedOn: daysAgo(20), biometricsOn: daysAgo(10) },
  });
}

test('ten years with six permissions are one line on a phone, looked at closely by buttons, keys and two fingers', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await recordTenYears(page);
  await page.goto('/timeline');
  await expect(page.getByRole('heading', { level: 1, name: 'UK Immigration Timeline' })).toBeVisible();

  // The wait is over the standard: it says so and whom to ask.
  const name = 'Extension or switch in the UK: work or study';
  const inTime = page.getByRole('region', { name: `${name}: Chidi` });
  await expect(inTime).toBeVisible();
  const waits = page.getByRole('region', { name, exact: true });
  await expect(waits).toContainText('70 days since the waiting time started. Late since');
  await expect(waits.getByText('First contact UK Visas and Immigration (UKVI).')).toBeVisible();
  // The other one is in time: it is a line until it is opened, as is the list of days.
  await expect(inTime.getByText('10 days since the waiting time started')).toBeHidden();
  await expect(page.getByRole('list', { name: 'On the line: You' })).toBeHidden();

  const picture = page.getByRole('img', { name: /^The line of you and 1 family member/ });
  await expect(picture).toHaveAccessibleName(/7 permissions, 7 times in which permission goes on by law/);
  const past = page.getByRole('list', { name: 'On the line, past: You' });
  await expect(past).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  await expectNoSidewaysScroll(page);
  await expectAccessiblePage(page);

  const window = page.getByRole('group', { name: /^The line\./ });
  const widths = () =>
    window.evaluate(({ scrollWidth, clientWidth, scrollLeft }) => ({ scrollWidth, clientWidth, scrollLeft }));
  const whole = await widths();
  expect(whole.scrollWidth).toBe(whole.clientWidth);

  await page.getByRole('button', { name: 'Closer' }).click();
  const closer = await widths();
  expect(closer.scrollWidth).toBeGreaterThan(1.3 * whole.scrollWidth);
  // What stood in the middle stays there.
  expect(closer.scrollLeft + closer.clientWidth / 2).toBeCloseTo(closer.scrollWidth / 2, -1);
  await expectNoSidewaysScroll(page);

  await window.press('+');
  await window.press('End');
  const atEnd = await widths();
  expect(atEnd.scrollLeft).toBeCloseTo(atEnd.scrollWidth - atEnd.clientWidth, -1);
  await window.press('ArrowLeft');
  expect((await widths()).scrollLeft).toBeLessThan(atEnd.scrollLeft);
  await window.press('0');
  expect(await widths()).toEqual(whole);

  // Two fingers that move apart.
  await window.evaluate((element) => {
    const touch = (name: string, apart: number) => {
      const touches = [100, 100 + apart].map(
        (clientX, identifier) => new Touch({ identifier, target: element, clientX, clientY: 200 }),
      );
      element.dispatchEvent(new TouchEvent(name, { touches, bubbles: true, cancelable: true }));
    };
    touch('touchstart', 50);
    touch('touchmove', 150);
  });
  await expect.poll(async () => (await widths()).scrollWidth).toBeGreaterThan(2.5 * whole.clientWidth);

  // The list, what is past in it, and what is of the family, is opened with the keyboard.
  await page.getByText('The same as a list').press('Enter');
  await page.getByText(/^Chidi: \d entries$/).press('Enter');
  await expect(page.getByRole('list', { name: 'On the line: Chidi' })).toContainText('Visa of Chidi Khan');
  await page
    .getByText(/^Past: \d+ entries/)
    .first()
    .press('Enter');
  await expect(past.getByRole('listitem').filter({ hasText: 'Visa:' })).toHaveCount(6);

  await page.setViewportSize(wide);
  await page.reload();
  await expect(picture).toBeVisible();
  await expect(past).toBeVisible();
  await expectAccessiblePage(page);
});

test('plans stand side by side: another service, and a journey that moves the first day', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', {
    ...{ currentVisaType: 'skilled_worker', visaStartDate: daysAgo(1_500), visaExpiryDate: inDays(500) },
    ...{ ukEntryDate: daysAgo(1_500), hasILR: false },
  });
  await page.goto('/timeline');
  // The line goes on to the passport, and says what each of its days supposes.
  const later = page.getByRole('list', { name: 'On the line, later: You' }).getByRole('listitem');
  const decision = later.filter({ hasText: 'Decision on ILR by the standard' });
  await expect(decision).toContainText('If you apply on');
  await expect(later.last()).toContainText('First British passport');

  // Changes of the rules stand on a second line for those who ask for it, and are still there after a reload.
  const changes = page.getByRole('list', { name: 'Changes of the rules, on a line of their own' });
  await expect(changes).toHaveCount(0);
  await page.getByRole('switch', { name: /^Show changes of the rules/ }).click();
  await expect(page).toHaveURL('/timeline?rules=shown');
  await page.reload();
  await expect(changes.getByRole('listitem').filter({ hasText: 'Earned settlement' })).toContainText(
    'Announced, not the law',
  );
  await expect(page.getByRole('img', { name: /on a line of their own/ })).toBeVisible();

  const plan = (name: string) => page.getByRole('group', { name });
  await plan('Plan 2').getByText('Another day, or a further journey').press('Enter');
  await plan('Plan 2').getByLabel('You leave the UK on').fill(inDays(10));
  await page.getByRole('button', { name: 'Compare plans' }).click();
  await expect(plan('Plan 2')).toContainText('Please enter the day you come back as well');
  await plan('Plan 2').getByLabel('You come back on').fill(inDays(230));
  await page.getByRole('button', { name: 'Compare plans' }).click();
  await expect(plan('Plan 1')).toContainText('6 months, an aim and no promise');
  await expect(plan('Plan 2')).toContainText('5 working days, an aim and no promise');
  const firstDay = (name: string) => plan(name).locator('dd').nth(1).textContent();
  expect(await firstDay('Plan 1')).not.toBe(await firstDay('Plan 2'));
  await expectAccessiblePage(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await expectAccessiblePage(page);
});

test('somebody whose record is empty sees the line of a visa that they type, and nothing of it is recorded', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signUp(page);
  await page.goto('/timeline');
  await expect(page.getByRole('heading', { name: 'No line yet' })).toBeVisible();
  const form = page.getByRole('form', { name: 'A visa to try' });
  await form.getByRole('combobox', { name: 'Visa type' }).fill('Skilled Worker');
  await form.getByRole('combobox', { name: 'Visa type' }).press('Enter');
  await form.getByRole('textbox', { name: /^The visa begins on/ }).fill(daysAgo(700));
  await form.getByRole('textbox', { name: /^It ends on/ }).fill(inDays(1_200));
  await form.getByRole('button', { name: 'Show the line' }).click();
  const list = page.getByRole('list', { name: 'On the line: You' });
  await expect(list).toContainText('First day to apply for ILR');
  await expect(list).toContainText('If ILR is granted on');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  await expectNoSidewaysScroll(page);
  await expectAccessiblePage(page);

  await page.setViewportSize(phone);
  // With an application that is planned: a day that is gone is refused, and one after the visa says what that means.
  await form.getByRole('combobox', { name: /^Application you plan/ }).selectOption('Settlement (ILR)');
  await expect(list).toHaveCount(0);
  const day = form.getByRole('textbox', { name: /^You plan to apply on/ });
  const show = form.getByRole('button', { name: 'Show the line' });
  await day.fill(daysAgo(3));
  await show.press('Enter');
  await expect(form.getByText('This day has passed. Please enter today or a later day')).toBeVisible();
  await day.fill(inDays(1_210));
  await show.press('Enter');
  const plan = page.getByRole('region', { name: 'You plan: Settlement (ILR)' });
  const late = page.getByRole('note').filter({ hasText: 'Too late: your visa has ended by then' });
  await expect(late).toContainText('So it does not continue by law.');
  // What would hold is opened by those who want it, as is the list.
  await expect(plan.getByText('If you leave it, you withdraw your application.')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  await day.fill(inDays(1_195));
  await form.getByRole('combobox', { name: 'Service' }).selectOption('Standard');
  await show.press('Enter');
  await expect(late).toHaveCount(0);
  await expect(plan.getByText('If you leave it, you withdraw your application.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
  const later = page.getByRole('list', { name: 'On the line, later: You' });
  await page.getByText('The same as a list').press('Enter');
  await expect(list).toContainText('Planned, not sent yet');
  await page.getByText(/^Later: \d entries$/).press('Enter');
  await expect(later).toContainText('Decision by the standard');
  await expect(later).toContainText('Permission goes on by law (section 3C)');
  await expect(page.getByRole('img', { name: /^Your line from/ })).toHaveAccessibleName(
    /1 time in which permission goes on by law/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessiblePage(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No line yet' })).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.getByRole('link', { name: 'Add your visa' }).click();
  await expect(page).toHaveURL('/dashboard/immigration-profile');
});
