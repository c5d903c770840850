import { openGoodToKnow } from '../support/goodToKnow';
import { addDays, addYears } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { chooseVisaType } from '../support/chooseVisaType';
import { answerAndCalculate, inWords, next, today, visaIssued, yearsAgo } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expect, test } from '../support/test';

const result = (page: Page) => page.getByRole('region', { name: 'Your result' });
const dates = (page: Page) => page.getByRole('region', { name: 'Important dates' });

/** Fills in the first step and stays there. */
async function tellVisa(page: Page, visa: string, issued: string): Promise<void> {
  await page.goto('/ilr');
  await chooseVisaType(page, visa);
  await visaIssued(page).fill(issued);
}

/** Adds an earlier visa, by default of the same type as the current one. */
async function tellEarlierVisa(page: Page, from: string, to: string, visa?: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an earlier visa' }).click();
  const earlier = page.getByRole('group', { name: 'Earlier visa 1' });
  if (visa !== undefined) {
    await earlier.getByRole('combobox').fill(visa);
    await earlier.getByRole('option', { name: visa, exact: true }).click();
  }
  await earlier.getByRole('textbox', { name: 'First day' }).fill(from);
  await earlier.getByRole('textbox', { name: 'Last day' }).fill(to);
}

/** Goes from the first step to the result, with these trips. */
async function calculate(page: Page, ...trips: readonly (readonly [left: string, back: string])[]) {
  await next(page).click();
  await page.getByRole('radio', { name: 'Individual trips' }).check();
  for (const [index, [left, back]] of trips.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add Trip' }).click();
    const trip = page.getByRole('group', { name: `Trip ${index + 1}` });
    await trip.getByRole('textbox', { name: 'From' }).fill(left);
    await trip.getByRole('textbox', { name: 'To' }).fill(back);
  }
  await next(page).click();
  await answerAndCalculate(page);
}

test('protection: settlement is applied for in the last 28 days of the permission, before it ends', async ({
  page,
}) => {
  // The five years end in ten days, so the last 28 days, in which one can apply, have begun.
  const from = addDays(addYears(today, -5), 10);
  const last = addDays(addYears(from, 5), -1);
  await tellVisa(page, 'Refugee', from);
  await calculate(page);
  await expect(result(page)).toContainText('You can apply for ILR now');
  await expect(result(page)).toContainText(`The first day was ${inWords(addDays(last, -27))}`);
  await expect(result(page)).toContainText(`Apply by ${inWords(last)}, before your permission ends`);
  await openGoodToKnow(page);
  await expect(page.getByText('On the day after, you have no permission.')).toBeVisible();
  await expectAccessiblePage(page);

  // With a visa that is one year older, the five years are over.
  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'Clear answers' }).click();
  await tellVisa(page, 'Refugee', yearsAgo(6));
  await calculate(page);
  await expect(result(page)).toContainText('your permission has ended');
  await expect(page.getByText('You can apply for ILR now')).toHaveCount(0);
  await expect(page.getByText('Eligible for ILR', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go back to your visa' }).click();
  await expect(page.getByRole('textbox', { name: /^Last day of your permission/ })).toBeVisible();
});

test('protection claimed since 2 March 2026: both outcomes, then that the rule is not known', async ({
  page,
}) => {
  const from = addDays(today, -30);
  const firstDay = inWords(addDays(addYears(from, 5), -28));
  await tellVisa(page, 'Refugee', from);
  await calculate(page);
  const open = page.getByRole('region', { name: 'One question decides your date' });
  await expect(open).toContainText(`If you claimed before 2 March 2026: you can apply from ${firstDay}`);
  await expect(open).toContainText('If you claimed on or after 2 March 2026: we cannot name a date');
  await expect(result(page)).not.toContainText('take the later one as yours');
  await expectAccessiblePage(page);

  // With the keyboard only.
  await open.getByRole('textbox', { name: 'Day you claimed protection' }).focus();
  await page.keyboard.type(from);
  const use = open.getByRole('button', { name: 'Use this day' });
  for (let step = 0; step < 4 && !(await use.evaluate((it) => it === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('We cannot say when you can apply');
  await expect(result(page)).toContainText('Immigration Advice Authority, formerly OISC');
  await expect(page.getByText(firstDay)).toHaveCount(0);
});

test('a partner sees two first days, and which of them is safe', async ({ page }) => {
  const entered = yearsAgo(2, 40);
  const complete = addYears(entered, 5);
  await tellVisa(page, 'Spouse or Partner', entered);
  await calculate(page);
  await expect(result(page)).toContainText(
    `You may be eligible from ${inWords(addDays(complete, -28))}. The safe day is ${inWords(complete)}`,
  );
  await openGoodToKnow(page);
  await expect(page.getByText(`The safe day is ${inWords(complete)}.`)).toBeVisible();
  await expect(page.getByText(`GOV.UK lets you apply from ${inWords(addDays(complete, -28))}`)).toBeVisible();
  await expect(dates(page)).toContainText('First day in practice');
  await expect(dates(page)).toContainText('The safe day, by the letter of the Rules');
  await expectAccessiblePage(page);
});

test('a partner whose two days lie around 26 March 2027 sees which level of English each asks', async ({
  page,
}) => {
  await tellVisa(page, 'Spouse or Partner', '10 April 2022');
  await calculate(page);
  await expect(dates(page)).toContainText(
    'English at B1 is asked on 13 March 2027, and at B2 on 10 April 2027',
  );
});

test('a grant from before 11 January 2018 does not run for ever: days away of today are judged in any twelve months', async ({
  page,
}) => {
  // 100 days on each side of the day on which a fixed year would end, so 200 in twelve months.
  const end = addDays(today, -300);
  await tellVisa(page, 'Skilled Worker', '1 February 2016');
  await calculate(page, [addDays(end, -110), addDays(end, -11)], [addDays(end, 10), addDays(end, 109)]);
  await expect(result(page)).toContainText('Not Currently Eligible');
  await expect(result(page)).toContainText('200 of 180 days in 12 months. Over the ILR limit by 20 days.');
  await expect(
    page.getByText(
      /You kept the rules for 5 years, from 1 February 2016 .*So these earlier years do not help you/,
    ),
  ).toBeVisible();
  await expect(page.getByText('You can apply for ILR now')).toHaveCount(0);
});

test('permission that ended in the pandemic of 2020 was extended, and the days count', async ({ page }) => {
  await tellVisa(page, 'Skilled Worker', '20 August 2020');
  await tellEarlierVisa(page, '2 May 2017', '1 May 2020');
  await expect(page.getByRole('group', { name: /^Did you apply before/ })).toHaveCount(0);
  await calculate(page);
  await expect(page.getByText(/The days from 2 May 2020 to 19 August 2020 count/)).toBeVisible();
  // Five years from 2 May 2017, not from August 2020; nobody is asked about those days.
  await expect(dates(page)).toContainText('04 Apr 2022');
  await expect(page.getByRole('region', { name: /question decides|answers decide/ })).toHaveCount(0);
});

test('long residence: who left with permission and came back with a new one has not broken it', async ({
  page,
}) => {
  await tellVisa(page, 'Long residence', '1 September 2024');
  await tellEarlierVisa(page, '1 September 2015', '31 May 2024', 'Student');
  await calculate(page, ['20 May 2024', '10 September 2024']);
  const why = page.getByText(/You left the UK with permission and came back with a new one/);
  await expect(why).toContainText('These days do not break your residence. But they do not count.');
  await expect(why).toContainText('from 1 June 2024 to 31 August 2024');
  await expect(dates(page)).toContainText('04 Nov 2025');
  await expectAccessiblePage(page);
});

test('a planned journey that makes the answer depend on the day of the application says before and after', async ({
  page,
}) => {
  const leaves = addDays(today, 8);
  const back = addDays(today, 240);
  await tellVisa(page, 'Skilled Worker', yearsAgo(5));
  await calculate(page);
  await page.getByRole('textbox', { name: 'Leave the UK' }).fill(leaves);
  await page.getByRole('textbox', { name: 'Come back' }).fill(back);
  await page.getByRole('button', { name: 'Try this trip' }).click();
  await expect(
    page.getByText(
      new RegExp(
        `^Apply before you leave on ${inWords(leaves)}\\. After it, not before \\d+ \\w+ \\d{4}\\.$`,
      ),
    ),
  ).toBeVisible();
  await expectAccessiblePage(page);
});
