import { addDays, civilDateInLondon } from '@settlewise/rules';
import type { Locator, Page } from 'playwright/test';
import { chooseVisaType } from '../support/chooseVisaType';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const today = civilDateInLondon(new Date());
const profile = '/dashboard/immigration-profile';

const save = (page: Page, what: 'personal details' | 'visa information') =>
  page.getByRole('button', { name: `Save ${what}` }).click();

/** Types a part of a country's name and chooses the first match. */
const choose = async (form: Locator, label: string, typed: string) => {
  const field = form.getByRole('combobox', { name: label });
  await field.fill(typed);
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await field.press('Enter');
};

/** Fills in the form of personal details, except the name, which is known already. */
async function fillPersonalDetails(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Personal details' });
  await form.getByRole('textbox', { name: 'Date of birth' }).fill('12 Apr 1992');
  await choose(form, 'Nationality', 'niger');
  await choose(form, 'Country of birth', 'nige');
}

async function addEarlierVisa(page: Page, visaType: string, start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: 'Add earlier visa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an earlier visa' });
  await chooseVisaType(dialog, visaType);
  await dialog.getByRole('textbox', { name: 'Start date' }).fill(start);
  await dialog.getByRole('textbox', { name: 'End date' }).fill(end);
  await dialog.getByRole('button', { name: 'Add visa' }).click();
  await expect(dialog).toBeHidden();
}

async function addDependant(page: Page, firstName: string, visaExpiry = ''): Promise<void> {
  await page.getByRole('button', { name: 'Add dependant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dependant' });
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill('Khan');
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill('1/2/2015');
  await dialog.getByLabel('Relationship').selectOption({ label: 'Child' });
  await choose(dialog, 'Nationality', 'Nigerian');
  await dialog.getByRole('textbox', { name: 'Visa expiry date' }).fill(visaExpiry);
  await dialog.getByRole('button', { name: 'Add dependant' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('personal details are filled in, come back after a reload, and are changed', async ({ page }) => {
    await signUp(page);
    await page.goto(profile);
    const form = page.getByRole('form', { name: 'Personal details' });
    await save(page, 'personal details');
    await expect(form.getByRole('alert')).toBeFocused();
    await form.getByRole('link', { name: 'Date of birth is required' }).click();
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toBeFocused();
    await expectNoAxeFindings(page);

    await fillPersonalDetails(page);
    await form.getByLabel('Postcode').fill('LS1 4AP');
    await save(page, 'personal details');
    await expectToast(page, 'Personal details updated');
    await page.reload();
    await expect(form.getByLabel('First name')).toHaveValue('Amara');
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('12 Apr 1992');
    await expect(form.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Nigerian');
    await expect(form.getByRole('combobox', { name: 'Country of birth' })).toHaveValue('Niger');

    await form.getByLabel('Postcode').fill('');
    await form.getByRole('textbox', { name: 'Date of birth' }).fill(addDays(today, 1));
    await save(page, 'personal details');
    await expect(form.getByRole('alert')).toContainText('Date of birth cannot be in the future');
    await form.getByRole('textbox', { name: 'Date of birth' }).fill('13 Apr 1992');
    await save(page, 'personal details');
    await expectToast(page, 'Personal details updated');
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('13 Apr 1992');
    await expect(form.getByLabel('Postcode')).toHaveValue('');
  });

  test('a visa is filled in with its expiry marked, and ILR is turned on and off', async ({ page }) => {
    await signUp(page);
    await page.goto(`${profile}?tab=visa`);
    const form = page.getByRole('form', { name: 'Visa information' });
    await chooseVisaType(form, 'Skilled Worker');
    await form.getByRole('textbox', { name: 'Visa start date' }).fill('1 Jan 2022');
    await form.getByRole('textbox', { name: 'Visa expiry date' }).fill(addDays(today, 60));
    const expiry = form.getByText('Expires in 60 days');
    await expect(expiry).toBeVisible();
    await form.getByRole('switch').check();
    await expect(expiry).toBeHidden();
    await form.getByRole('textbox', { name: 'ILR grant date' }).fill('1 Mar 2025');
    await save(page, 'visa information');
    await expectToast(page, 'Visa information updated');
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'ILR grant date' })).toHaveValue('01 Mar 2025');
    await expect(expiry).toBeHidden();

    await form.getByRole('switch').uncheck();
    await expect(form.getByRole('textbox', { name: 'ILR grant date' })).toHaveCount(0);
    await expect(expiry).toBeVisible();
    await save(page, 'visa information');
    await expectToast(page, 'Visa information updated');
    await page.reload();
    await form.getByRole('switch').check();
    await expect(form.getByRole('textbox', { name: 'ILR grant date' })).toHaveValue('');
  });

  test('earlier visas are added, changed and removed', async ({ page }) => {
    await signUp(page);
    await page.goto(`${profile}?tab=visa`);
    await addEarlierVisa(page, 'Student', '1/9/2018', '31/12/2020');
    await expectToast(page, 'Visa history added');
    const history = page.getByRole('region', { name: 'Visa history' });
    await expect(history).toContainText('01 Sep 2018 – 31 Dec 2020');
    await expect(history).toContainText('28 months');

    await history.getByRole('button', { name: /^Edit Student/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit an earlier visa' });
    await dialog.getByRole('textbox', { name: 'End date' }).fill('1 Sep 2019');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Visa history updated');
    await expect(history).toContainText('12 months');

    await history.getByRole('button', { name: /^Remove Student/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('This action cannot be undone');
    await question.getByRole('button', { name: 'Remove visa' }).click();
    await expectToast(page, 'Visa history removed');
    await expect(history).toContainText('No earlier visas yet');
    await expect(history).toBeFocused();
    await page.reload();
    await expect(history).toContainText('No earlier visas yet');
  });

  test('a dependant who was added on their own page is in the profile too, is changed and removed', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/dashboard/dependants');
    await expect(page.getByRole('heading', { level: 1, name: 'Dependants' })).toBeVisible();
    await addDependant(page, 'Yusuf', addDays(today, 20));
    await expectToast(page, 'Dependant added');
    await page.goto(`${profile}?tab=dependants`);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Khan$/ }) });
    await expect(card).toContainText('Expires soon (20 days)');
    await expect(card).toContainText('born 01 Feb 2015');

    await page.getByRole('button', { name: 'Edit Yusuf Khan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit dependant' });
    await dialog.getByRole('textbox', { name: 'Visa expiry date' }).fill('');
    await dialog.getByLabel('First name').fill('Yunus');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Dependant updated');
    await page.reload();
    await expect(card).toContainText('Yunus Khan');
    await expect(card).not.toContainText('Expires');

    await page.getByRole('button', { name: 'Remove Yunus Khan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove dependant' }).click();
    await expectToast(page, 'Dependant removed');
    await expect(page.getByRole('heading', { name: 'No dependants yet' })).toBeVisible();
  });
});

test('axe finds nothing and nothing is too wide', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/dependants');
  await addDependant(page, 'Yusuf', addDays(today, 20));
  await addDependant(page, 'Maryam', addDays(today, 80));
  await page.goto(`${profile}?tab=visa`);
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Add earlier visa' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessiblePage(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Dependants' }).click();
  await page.getByRole('button', { name: 'Edit Yusuf Khan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit dependant' });
  await dialog.getByRole('combobox', { name: 'Nationality' }).fill('bri');
  await expect(page.getByRole('option', { name: 'British' })).toBeVisible();
  await expectNoAxeFindings(page);
});

test('a lost connection keeps the form, and the next try saves it', async ({ page, context }) => {
  await signUp(page);
  await page.goto(profile);
  await fillPersonalDetails(page);
  await context.setOffline(true);
  await save(page, 'personal details');
  // Said by the page and by the summary, and not by a toast as well.
  await expect(page.getByText('You are offline.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Personal details' });
  await expect(form.getByRole('alert')).toContainText('What you typed is still here.');
  await expect(form.getByRole('textbox', { name: 'Date of birth' })).toHaveValue('12 Apr 1992');
  await context.setOffline(false);
  await save(page, 'personal details');
  await expectToast(page, 'Personal details updated');
});

test('unsaved changes last from tab to tab, and are asked about before another page comes', async ({
  page,
}) => {
  await signUp(page);
  await page.goto(profile);
  await page.getByLabel('Passport number').fill('AB1');
  await page.getByRole('tab', { name: 'Personal Details' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Visa Information' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Passport number')).toHaveValue('AB1');
  await page.getByRole('link', { name: 'Tasks' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expectNoAxeFindings(page);
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByLabel('Passport number')).toHaveValue('AB1');
  await page.getByRole('link', { name: 'Tasks' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/dashboard\/tasks$/);
});

test('a dependant can be added with the keyboard alone', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/dependants');
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
  await page.keyboard.press('Enter');
  await expect(nationality).toHaveValue('British');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Yusuf Khan' })).toBeVisible();
});
