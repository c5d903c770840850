import { signUp } from '../support/people';
import { amara, record } from '../support/record';
import { expect, test } from '../support/test';

test('a family of two plans a visa and settlement, keeps the plan after a reload and saves the sum', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/dependants', {
    firstName: 'Chloe',
    lastName: 'Khan',
    dateOfBirth: '2015-01-01',
    relationship: 'child',
    nationality: 'india',
  });
  await page.goto('/fees');
  const total = page.getByRole('region', { name: 'In all' }).getByRole('status');
  const add = page.getByRole('button', { name: 'Add an application' });
  await add.click();
  const visa = page.getByRole('group', { name: /^Step 1:/ });
  await visa.getByLabel('What you apply for').selectOption({ label: 'First visa' });
  await visa.getByRole('textbox', { name: 'Day you pay' }).fill('1/8/2026');
  const route = visa.getByRole('combobox', { name: 'Visa or route' });
  await route.fill('BN(O)');
  await expect(route).toHaveAttribute('aria-activedescendant', /./);
  await route.press('Enter');
  await visa.getByLabel('Months of permission').fill('60');
  await expect(total).toHaveText(/£9,625/);

  await add.click();
  const settlement = page.getByRole('group', { name: /^Step 2:/ });
  await settlement.getByLabel('What you apply for').selectOption({ label: 'Settlement (ILR)' });
  await settlement.getByRole('textbox', { name: 'Day you pay' }).fill('2/8/2031');
  await settlement.getByLabel('Life in the UK test').check();
  await expect(total).toHaveText(/£16,127/);
  await page.getByRole('heading', { level: 1 }).click();

  await page.reload();
  await expect(total).toHaveText(/£16,127/);
  await expect(page.getByRole('region', { name: 'Year by year' }).getByRole('listitem')).toHaveText([
    /2026.*£9,625/,
    /2031.*£6,502/,
  ]);
  await page.getByRole('button', { name: 'Save this result' }).click();
  await page.getByRole('link', { name: 'Open the saved result' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved sum of fees' })).toBeVisible();
  await expect(total).toHaveText(/£16,127/);
});
