import { birthday } from '@settlewise/rules/calendar';
import { chooseVisaType } from '../support/chooseVisaType';
import { inWords } from '../support/ilr';
import { expectToast, signUp } from '../support/people';
import { inDays, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a child is added, gets the first day to register as British, is changed and is removed', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/dependants');
  await page.getByRole('button', { name: 'Add dependant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add dependant' });
  await dialog.getByLabel('First name').fill('Leila');
  await dialog.getByLabel('Last name').fill('Khan');
  const born = yearsAgo(3);
  await dialog.getByRole('textbox', { name: 'Date of birth' }).fill(inWords(born));
  await dialog.getByLabel('Relationship').selectOption({ label: 'Child' });
  const nationality = dialog.getByRole('combobox', { name: 'Nationality' });
  await nationality.fill('Pakistani');
  await expect(nationality).toHaveAttribute('aria-activedescendant', /./);
  await nationality.press('Enter');
  await chooseVisaType(dialog, 'Child of a worker (dependant)');
  await dialog.getByRole('textbox', { name: 'Visa start date' }).fill(inWords(yearsAgo(2)));
  await dialog.getByRole('textbox', { name: 'Visa expiry date' }).fill(inWords(inDays(20)));
  await dialog.getByLabel('Born in the UK?').selectOption('yes');
  await dialog.getByLabel('British already?').selectOption('no');
  await dialog.getByLabel('Journeys out of the UK').selectOption('me');
  await dialog.getByRole('button', { name: 'Add dependant' }).click();
  await expectToast(page, 'Dependant added');

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Khan$/ }) });
  await expect(card).toContainText('Expires soon (20 days)');
  await expect(card).toContainText(`Can be registered from ${inWords(birthday(born, 10))}`);
  await page.getByText('Why: registration as British of Leila').click();
  await expect(card).toContainText('A child needs good character from the age of 10');

  await page.getByRole('button', { name: 'Edit Leila Khan' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit dependant' });
  await edit.getByLabel('First name').fill('Layla');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Dependant updated');
  await page.getByRole('button', { name: 'Remove Layla Khan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove dependant' }).click();
  await expectToast(page, 'Dependant removed');
  await expect(page.getByRole('heading', { name: 'No dependants yet' })).toBeVisible();
});
