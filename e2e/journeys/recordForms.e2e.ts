import { addDays, addYears } from '@settlewise/rules';
import type { Locator, Page } from 'playwright/test';
import { typeDate } from '../support/dates';
import { inWords } from '../support/ilr';
import { continueButton, expectStep } from '../support/onboarding';
import { expectToast, signUp } from '../support/people';
import { answer, daysAgo, inDays, record, yearsAgo } from '../support/record';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const visaPath = '/api/immigration/profile/visa';
const profile = '/dashboard/immigration-profile?tab=visa';

/** A visa of two years, then 76 days without one, then the next visa. */
const first = { from: yearsAgo(4), to: addDays(addYears(yearsAgo(4), 2), -1) };
const second = { from: addDays(first.to, 77), to: addDays(addYears(addDays(first.to, 77), 3), -1) };

const visaForm = (page: Page) => page.getByRole('form', { name: 'Visa information' });
const inTime = (within: Page | Locator) =>
  within.getByRole('combobox', { name: /^Did you apply for it before the visa before it ended/ });

async function withVisa(page: Page, change: object = {}): Promise<void> {
  await signUp(page);
  await page.goto('/dashboard/progress');
  await record(page, visaPath, {
    ...{ currentVisaType: 'skilled_worker', visaStartDate: second.from, visaExpiryDate: second.to },
    ...{ hasILR: false, ...change },
  });
}

/** Chooses an option of a select with the arrow keys. @param label the option's label or its beginning */
async function chooseByKeyboard(page: Page, field: Locator, label: string): Promise<void> {
  await expect(field).toBeVisible();
  const labels = await field.getByRole('option').allTextContents();
  const whole = labels.indexOf(label);
  const position = whole >= 0 ? whole : labels.findIndex((text) => text.startsWith(label));
  expect(position, `${label} is one of ${labels.join(', ')}`).toBeGreaterThanOrEqual(0);
  await field.focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < position; step += 1) await page.keyboard.press('ArrowDown');
}

async function saveVisa(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save visa information' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Visa information updated');
  await page.reload();
  await expect(visaForm(page)).toBeVisible();
}

test('when a visa was applied for is answered by keyboard, read again, and taken back', async ({ page }) => {
  await withVisa(page);
  await record(page, '/api/immigration/profile/visa-history', {
    ...{ visaType: 'skilled_worker', startDate: first.from, endDate: first.to },
  });
  await page.goto(profile);
  const form = visaForm(page);
  for (const [typed, value] of [
    ['Yes', 'yes'],
    ['No', 'no'],
    ['Not s', 'not_sure'],
  ] as const) {
    await chooseByKeyboard(page, inTime(form), typed);
    await expect(inTime(form)).toHaveValue(value);
  }
  const day = form.getByRole('textbox', { name: /^Date you applied/ });
  await typeDate(day, inWords(addDays(first.to, -3)));
  await expectNoAxeFindings(page);
  await saveVisa(page);
  await expect(inTime(form)).toHaveValue('not_sure');
  await expect(day).not.toHaveValue('');

  await chooseByKeyboard(page, inTime(form), 'Not a');
  await typeDate(day, '');
  await saveVisa(page);
  await expect(inTime(form)).toHaveValue('');
  await expect(day).toHaveValue('');
});

test('an earlier visa after a gap asks the same in its dialog', async ({ page }) => {
  await withVisa(page);
  const before = { from: yearsAgo(7), to: addDays(first.from, -40) };
  for (const { from, to } of [before, first])
    await record(page, '/api/immigration/profile/visa-history', {
      ...{ visaType: 'skilled_worker', startDate: from, endDate: to },
    });
  await page.goto(profile);
  const dialog = page.getByRole('dialog', { name: 'Edit an earlier visa' });
  const open = () =>
    page
      .getByRole('button', { name: /^Edit Skilled Worker/ })
      .first()
      .click();
  await open();
  await chooseByKeyboard(page, inTime(dialog), 'Yes');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoAxeFindings(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await dialog.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.reload();
  await open();
  await expect(inTime(dialog)).toHaveValue('yes');
  await chooseByKeyboard(page, inTime(dialog), 'Not a');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(inTime(dialog)).toHaveValue('');
});

test('a wait for a decision, then the kind of settlement, are kept, and taken back', async ({ page }) => {
  await withVisa(page);
  await page.goto(profile);
  const form = visaForm(page);
  const waiting = form.getByRole('textbox', { name: /^Applied for ILR, no decision yet/ });
  await typeDate(waiting, inWords(daysAgo(12)));
  await saveVisa(page);
  await expect(waiting).not.toHaveValue('');

  await typeDate(waiting, '');
  await saveVisa(page);
  await expect(waiting).toHaveValue('');

  await form.getByRole('switch', { name: /indefinite leave to remain/ }).focus();
  await page.keyboard.press('Space');
  const kind = form.getByRole('combobox', { name: /^Kind of settlement/ });
  await expect(kind.getByRole('option', { name: 'Not sure' })).toBeAttached();
  await chooseByKeyboard(page, kind, 'Settled status (');
  await expectNoAxeFindings(page);
  await saveVisa(page);
  await expect(kind).toHaveValue('eu_settled_status');

  await chooseByKeyboard(page, kind, 'Not');
  await saveVisa(page);
  await expect(kind).toHaveValue('');
});

test('the day of a claim for protection is kept, and taken back', async ({ page }) => {
  await withVisa(page, { currentVisaType: 'refugee' });
  await page.goto(profile);
  const claim = visaForm(page).getByRole('textbox', { name: /^Date of your claim for protection/ });
  await typeDate(claim, '3 Feb 2020');
  await saveVisa(page);
  await expect(claim).toHaveValue('03 Feb 2020');
  await typeDate(claim, '');
  await saveVisa(page);
  await expect(claim).toHaveValue('');
});

test('a claim is asked about where it decides, and answered there by keyboard', async ({ page }) => {
  const start = daysAgo(20);
  await withVisa(page, {
    ...{ currentVisaType: 'refugee', visaStartDate: start, visaExpiryDate: addDays(addYears(start, 5), -1) },
  });
  await page.goto('/dashboard/progress');
  const status = page.getByRole('region', { name: 'Where you stand' });
  await status.getByRole('button', { name: 'Not sure' }).focus();
  await page.keyboard.press('Enter');
  await expect(status.getByRole('status')).toContainText('both outcomes above stay possible');
  await expect(status).toContainText('If you claimed before 2 March 2026');

  const day = status.getByRole('textbox', { name: 'Date of your claim for protection' });
  await day.focus();
  await page.keyboard.press('Tab');
  await status.getByRole('button', { name: 'Save this day' }).click();
  await expect(status).toContainText('Enter the day of your claim');
  await typeDate(day, '1 Mar 2026');
  await expectNoAxeFindings(page);
  await status.getByRole('button', { name: 'Save this day' }).focus();
  await page.keyboard.press('Enter');
  const firstDay = inWords(addDays(addYears(start, 5), -28));
  await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(
    `Apply for ILR from ${firstDay}`,
  );
  await expect(status.getByRole('heading', { level: 2 })).toBeFocused();
});

test('a journey to Guernsey is asked about, kept, and no longer asked of another place', async ({ page }) => {
  await withVisa(page);
  await record(page, '/api/absences', {
    ...{ departureDate: daysAgo(40), returnDate: daysAgo(30), destination: 'Guernsey', reason: 'holiday' },
  });
  await page.goto('/dashboard/absences');
  const dialog = page.getByRole('group', { name: 'Edit journey' });
  const islands = dialog.getByRole('combobox', { name: /^Did you spend the whole journey/ });
  const open = () => page.getByRole('button', { name: /^Edit/ }).first().click();
  for (const [typed, value] of [
    ['Yes, on', 'visited'],
    ['Not a', ''],
  ] as const) {
    await open();
    await chooseByKeyboard(page, islands, typed);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await open();
    await expect(islands).toHaveValue(value);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await open();
  await dialog.getByLabel('Destination').fill('Lisbon');
  await expect(islands).toHaveCount(0);
});

test('the onboarding asks for the level of English and the kind of settlement, and takes both back', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard');
  await answer(page, 'PUT', '/api/user/profile', {
    ...{ fullName: 'Amara Khan', dateOfBirth: '1990-02-03', nationality: 'Kenyan' },
    ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(6), maritalStatus: 'single' },
    ...{ hasILR: true, ilrGrantDate: inDays(-200) },
  });
  await page.goto('/onboarding/3');
  const kind = page.getByRole('combobox', { name: /^Kind of settlement/ });
  await chooseByKeyboard(page, kind, 'Settled status (');
  await expectNoAxeFindings(page);
  await continueButton(page).click();
  await expectStep(page, 4);
  await page.goto('/onboarding/3');
  await expect(kind).toHaveValue('eu_settled_status');

  await page.goto('/onboarding/6');
  const level = page.getByRole('combobox', { name: /^Level of your English/ });
  const tick = page.getByRole('checkbox', { name: 'I have proof of my English' });
  await chooseByKeyboard(page, level, 'B2');
  await expect(tick).toBeChecked();
  await chooseByKeyboard(page, level, 'A2');
  await expect(tick).not.toBeChecked();
  await expectNoAxeFindings(page);
  await chooseByKeyboard(page, level, 'Not r');
  await expect(level).toHaveValue('');
});
