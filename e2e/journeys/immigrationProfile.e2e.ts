import { addDays, addYears } from '@settlewise/rules/calendar';
import type { Locator, Page } from 'playwright/test';
import { typeDate } from '../support/dates';
import { inWords } from '../support/ilr';
import { expectToast, signUp } from '../support/people';
import { record, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

const profile = '/dashboard/immigration-profile';

/** A visa of two years, 76 days without a visa, then the next visa. */
const first = { from: yearsAgo(4), to: addDays(addYears(yearsAgo(4), 2), -1) };
const second = { from: addDays(first.to, 77), to: addDays(addYears(addDays(first.to, 77), 3), -1) };

/** Types a part of a country's name and chooses the first match. */
async function choose(form: Locator, label: string, typed: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label });
  await field.fill(typed);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
}

/** Chooses an option of a select with the arrow keys. @param label the beginning of the option's label */
async function chooseByKeyboard(page: Page, field: Locator, label: string): Promise<void> {
  await expect(field).toBeVisible();
  const labels = await field.getByRole('option').allTextContents();
  const position = labels.findIndex((text) => text.startsWith(label));
  expect(position, `${label} is one of ${labels.join(', ')}`).toBeGreaterThanOrEqual(0);
  await field.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
}

test('personal details survive a lost connection, and leaving the page with unsaved changes asks first', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto(profile);
  const form = page.getByRole('form', { name: 'Personal details' });
  const save = page.getByRole('button', { name: 'Save personal details' });
  await save.click();
  await expect(form.getByRole('alert')).toBeFocused();
  await form.getByRole('link', { name: 'Date of birth is required' }).click();
  const birth = form.getByRole('textbox', { name: 'Date of birth' });
  await expect(birth).toBeFocused();
  await expectNoAxeFindings(page);

  await birth.fill('12 Apr 1992');
  await choose(form, 'Nationality', 'niger');
  await choose(form, 'Country of birth', 'nige');
  await context.setOffline(true);
  await save.click();
  // The page and the summary show the error, so no toast repeats it.
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(birth).toHaveValue('12 Apr 1992');
  await context.setOffline(false);
  await save.click();
  await expectToast(page, 'Personal details updated');

  const passport = page.getByLabel('Passport number');
  await passport.fill('AB1');
  await page.getByRole('tab', { name: 'Personal Details' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Visa Information' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(passport).toHaveValue('AB1');
  await page.getByRole('link', { name: 'Tasks' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(passport).toHaveValue('AB1');
  await page.getByRole('link', { name: 'Tasks' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/dashboard\/tasks$/);
});

test('a person answers when they applied for a visa and adds a dependant, with the keyboard only', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', {
    currentVisaType: 'skilled_worker',
    visaStartDate: second.from,
    visaExpiryDate: second.to,
    hasILR: false,
  });
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'skilled_worker',
    startDate: first.from,
    endDate: first.to,
  });
  await page.goto(`${profile}?tab=visa`);
  const form = page.getByRole('form', { name: 'Visa information' });
  const inTimeQuestion = form.getByRole('combobox', {
    name: /^Did you apply for it before the visa before it ended/,
  });
  await chooseByKeyboard(page, inTimeQuestion, 'Not s');
  const day = form.getByRole('textbox', { name: /^Date you applied/ });
  await typeDate(day, inWords(addDays(first.to, -3)));
  await page.getByRole('button', { name: 'Save visa information' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Visa information updated');
  await expect(inTimeQuestion).toHaveValue('not_sure');

  await page.getByRole('tab', { name: 'Visa Information' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Dependants' })).toBeFocused();
  await page.getByRole('button', { name: 'Add dependant' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add dependant' });
  await dialog.getByLabel('First name').focus();
  for (const words of ['Yusuf', 'Khan', '1 Feb 2015']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  // Skips the calendar's button.
  await page.keyboard.press('Tab');
  await page.keyboard.type('Chi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('united k');
  const nationality = dialog.getByRole('combobox', { name: 'Nationality' });
  await expect(nationality).toHaveAttribute('aria-activedescendant', /./);
  await expect(page.getByRole('option', { name: 'British' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(nationality).toHaveValue('British');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Yusuf Khan' })).toBeVisible();
});
