import { addDays, addYears, toDayNumber } from '@settlewise/rules';
import { chooseVisaType } from '../support/chooseVisaType';
import {
  answerAndCalculate,
  chooseMode,
  inWords,
  next,
  reachAbsences,
  today,
  ukEntry,
  visaIssued,
  yearsAgo,
} from '../support/ilr';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

test('on a phone, trips lead to a first day and to why it is not earlier', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 200));
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 3, 67%');
  await chooseMode(page, 'Individual trips');
  const trip = page.getByRole('group', { name: 'Trip 1' });
  await expect(trip.getByText('0 days so far')).toBeVisible();
  await trip.getByRole('textbox', { name: 'From' }).fill(yearsAgo(2, 199));
  await trip.getByRole('textbox', { name: 'To' }).fill(yearsAgo(2));
  await expect(trip.getByText('200 days')).toBeVisible();

  // Typed data survives a reload in the middle.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'Trip 1' });
  await expect(line).toContainText('200 days');
  await page.getByRole('button', { name: 'Edit trip 1' }).press('Enter');
  await expect(trip.getByRole('textbox', { name: 'From' })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit trip 1' })).toBeFocused();
  await expectNoAxeFindings(page);

  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Other requirements' })).toBeFocused();
  await answerAndCalculate(page);
  await expectToast(page, 'Calculation complete', 'Your ILR eligibility has been calculated.');

  // Over the limit until some of the 200 days are before the counted years; the test finds that day by brute force, and the
  // one by the Home Office’s count, which leaves out the two days of travel.
  const firstDay = firstDayWithAtMost180(yearsAgo(2, 199), yearsAgo(2));
  const byHomeOffice = firstDayWithAtMost180(yearsAgo(2, 198), yearsAgo(2, 1));
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(result.getByText('Not Currently Eligible')).toBeVisible();
  await expect(
    result.getByRole('heading', {
      name: `You may be eligible from ${inWords(byHomeOffice)} by the Home Office’s count, or from ${inWords(firstDay)} with your travel days`,
    }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why this date' })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('tab', { name: 'Overview' }).press('ArrowRight');
  await expect(page.getByText('Discretion may apply')).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Total days away' })).toHaveAttribute(
    'aria-valuetext',
    /^200 of 900 days, 22%/,
  );
  await expectNoAxeFindings(page);
  await page.getByRole('tab', { name: 'Next Steps' }).click();
  await page.getByRole('button', { name: 'Costs' }).click();
  await expect(page.getByText('£3,226', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Clear answers' }).click();
  await expect(page.getByRole('heading', { name: 'Your visa' })).toBeVisible();
  await expect(visaIssued(page)).toHaveValue('');
});

test('yearly totals within the limits make somebody eligible', async ({ page }) => {
  await reachAbsences(page, 'Global Talent', yearsAgo(6));
  await chooseMode(page, 'Yearly totals');
  const rows = page.getByRole('textbox', { name: /^Days away in/ });
  await expect(rows).toHaveCount(6);
  await rows.first().fill('181');
  await expect(page.getByText('Over limit')).toBeVisible();
  await rows.first().fill('abc');
  await rows.first().blur();
  await expect(rows.first()).toHaveValue('0');
  await rows.nth(2).fill('20');
  await expect(page.getByText('Total 20 days')).toBeVisible();
  await expectNoAxeFindings(page);
  await next(page).click();
  await answerAndCalculate(page);
  await expect(page.getByText('Eligible for ILR', { exact: true })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('on a phone, every step says what is missing or wrong', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ilr');
  await expect(page.getByRole('heading', { name: 'About ILR' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Estimates, not legal advice' }).click();
  await expect(page.getByText(/results are estimates .* not legal advice/)).toBeVisible();
  await expect(page.getByText('To go on, choose your visa type and enter its issue date.')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeDisabled();
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);

  const summary = page.getByRole('alert');
  await chooseVisaType(page, 'Skilled Worker');
  await expect(page.getByRole('button', { name: /^Change/ })).toBeFocused();
  await visaIssued(page).fill(addDays(today, 1));
  await next(page).click();
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Your visa issue date cannot be in the future' }).click();
  await expect(visaIssued(page)).toBeFocused();
  await expectNoAxeFindings(page);

  await visaIssued(page).fill('31/9/2024');
  await next(page).click();
  await expect(summary.getByRole('link', { name: 'September 2024 has no day 31' })).toBeVisible();
  await visaIssued(page).fill(yearsAgo(3));
  await ukEntry(page).fill(yearsAgo(3, 1));
  await next(page).click();
  const tooEarly = 'Your UK entry date cannot be before your visa issue date';
  await expect(summary.getByRole('link', { name: tooEarly })).toBeVisible();
  await ukEntry(page).fill(addDays(today, 1));
  await expect(
    summary.getByRole('link', { name: 'Your UK entry date cannot be in the future' }),
  ).toBeVisible();
  await ukEntry(page).fill('');
  await visaIssued(page).press('Enter');

  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await chooseMode(page, 'Yearly totals');
  for (const [typed, message] of [
    ['-1', 'Enter 0 or more days'],
    ['1.5', 'Enter a whole number of days'],
    ['367', 'A year has at most 366 days'],
  ] as const) {
    await page
      .getByRole('textbox', { name: /^Days away in/ })
      .last()
      .fill(typed);
    await next(page).click();
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await chooseMode(page, 'Individual trips');
  await page.getByRole('textbox', { name: 'From' }).fill('');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('');
  await next(page).click();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter the day you left the UK',
    'Enter the day you came back',
  ]);
  await page.getByRole('textbox', { name: 'From' }).fill('10/4/2025');
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('3/4/2025');
  const backwards = 'The day you came back cannot be before the day you left';
  await expect(summary.getByRole('link', { name: backwards })).toBeVisible();
  await page.getByRole('button', { name: 'Remove trip 1' }).click();
  await expect(page.getByText('No trips added yet')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Add Trip' }).click();
  await next(page).click();
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled();
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Your visa' })).toBeFocused();
  await expect(visaIssued(page)).toHaveValue('');
});

test('a calculation that fails says so and keeps what was typed', async ({ page }) => {
  await reachAbsences(page, 'Scale-up', yearsAgo(5));
  await chooseMode(page, 'Yearly totals');
  await next(page).click();
  const call = '**/api/calculate-ilr-eligibility';
  await page.route(call, (route) => route.abort());
  for (const choice of await page.getByRole('radio', { name: 'Yes' }).all()) await choice.check();
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expectToast(page, 'Calculation failed', 'Error: We could not reach Settlewise.');
  await expect(page.getByRole('radio', { name: 'Yes' }).first()).toBeChecked();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeVisible();
});

test('a printed result is a document: all tabs, no buttons', async ({ page }) => {
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5));
  await chooseMode(page, 'Individual trips');
  await next(page).click();
  await answerAndCalculate(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['Overview', 'Absences', 'Next Steps'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
  await expect(page.getByText(/Calculated on .* by rules .*, the Immigration Rules last read/)).toBeVisible();
  await expect(page.getByText('Passport and eVisa', { exact: true })).toBeVisible();
  await expect(page.getByText('£3,226', { exact: true })).toBeVisible();
  for (const act of ['Start Over', 'Print / Save as PDF', 'Try this trip'])
    await expect(page.getByRole('button', { name: act })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});

test('the keyboard alone leads to a result, in the dark and on the narrowest phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ilr');
  await page.getByRole('combobox', { name: 'Visa type' }).focus();
  await page.keyboard.type('ancestry');
  await expect(page.getByRole('option')).toHaveText(['UK Ancestry', 'Partner of a person on UK Ancestry']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Change/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(visaIssued(page)).toBeFocused();
  await page.keyboard.type(yearsAgo(4));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your absences' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Yearly totals' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Individual trips' })).toBeChecked();
  await expectNoSidewaysScroll(page);
  await page.getByRole('textbox', { name: 'From' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Other requirements' })).toBeFocused();
  for (let question = 0; question < 3; question += 1) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'ILR Eligibility Results' })).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectNoAxeFindings(page);
});

test('a signed-in person keeps a result', async ({ page }) => {
  await signUp(page);
  await reachAbsences(page, 'Skilled Worker', yearsAgo(5));
  await chooseMode(page, 'Yearly totals');
  await next(page).click();
  await answerAndCalculate(page);
  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(page.getByText('Eligible for ILR', { exact: true })).toBeVisible();
});

/**
 * The first day to apply after one long trip: 28 days before the first day C for which no twelve months within
 * [C - 5 years, C - 1] contain more than 180 of its days.
 */
function firstDayWithAtMost180(left: string, back: string): string {
  const last = toDayNumber(back);
  let counted = today;
  const remaining = (from: string) => last - Math.max(toDayNumber(left), toDayNumber(from)) + 1;
  while (remaining(addYears(counted, -5)) > 180) counted = addDays(counted, 1);
  return addDays(counted, -28);
}
