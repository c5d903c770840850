import { expectToast, signUp } from '../support/people';
import { daysAgo, inDays, record, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

const home = (line1: string, from: string, to: string | null) => ({
  line1,
  line2: null,
  town: 'Leith',
  postcode: 'EH6 6AA',
  country: 'united_kingdom',
  from,
  to,
  precision: 'day',
  role: 'tenant',
  withWhom: null,
});

test('a person checks their addresses for a form, adds the missing address and copies the list', async ({
  page,
  context,
}) => {
  await signUp(page);
  await record(page, '/api/addresses', home('1 First Street', yearsAgo(6), daysAgo(100)));
  await record(page, '/api/addresses', home('3 Third Street', daysAgo(89), null));
  await page.goto('/address');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill(inDays(90));
  const requirements = page.getByRole('region', { name: 'What AN asks for' });
  await expect(requirements).toContainText('10 days missing');
  await requirements.getByRole('button', { name: /^Add the address from/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await expect(dialog.getByLabel('From')).not.toHaveValue('');
  await dialog.getByLabel('Address line 1').fill('2 Second Street');
  await dialog.getByLabel('Town or city').fill('Leith');
  const country = dialog.getByRole('combobox', { name: 'Country' });
  await country.fill('United Kingdom');
  await country.press('Enter');
  await dialog.getByLabel('How you lived there').selectOption({ label: 'I rent it' });
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expectToast(page, 'Address added');
  await expect(requirements).toContainText('No day is missing so far');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy 3 Third Street, Leith' }).click();
  await expectToast(page, 'The address is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '3 Third Street, Leith, EH6 6AA, United Kingdom',
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Settlewise addresses.csv');
});
