import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { inDays } from '../support/record';
import { aLawyer, giveAccess } from '../support/sharing';
import { expect, expectNoAxeFindings, test } from '../support/test';

async function addAddress(page: Page, line1: string, town: string, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: 'Add address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await dialog.getByLabel('Address line 1').fill(line1);
  await dialog.getByLabel('Town or city').fill(town);
  const country = dialog.getByRole('combobox', { name: 'Country' });
  await country.fill('United Kingdom');
  await country.press('Enter');
  await dialog.getByLabel('How you lived there').selectOption({ label: 'I rent it' });
  await dialog.getByLabel('From').fill(from);
  await dialog.getByLabel('To (optional)').fill(to);
  await dialog.getByRole('button', { name: 'Add address' }).click();
  await expectToast(page, 'Address added');
}

test('addresses are added, changed and removed, and only the lawyer for whom they are ticked sees them', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Address history' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await expectAccessiblePage(page);

  await addAddress(page, '3 Mill Lane', 'York', 'March 2019', 'January 2022');
  await addAddress(page, '14 Harbour Street', 'Leith', '15 January 2022', '');
  const cards = page.getByRole('region', { name: 'Your addresses' }).getByRole('listitem');
  await expect(cards).toHaveText([
    /14 Harbour Street.*15 Jan 2022 to today/,
    /3 Mill Lane.*Mar 2019 to Jan 2022/,
  ]);
  await expectAccessiblePage(page);

  await page.getByRole('button', { name: 'Edit 3 Mill Lane, York' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit address' });
  await expectNoAxeFindings(page);
  await dialog.getByLabel('From').fill('31/3/2019');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Address updated');
  await expect(cards.nth(1)).toContainText('31 Mar 2019 to Jan 2022');

  const lawyer = await aLawyer(browser, program);
  await giveAccess(page, lawyer.person.email, inDays(20), ['your addresses'], true);
  await lawyer.page.goto('/shared-with-me');
  await lawyer.page.getByRole('link', { name: 'Open record' }).click();
  await lawyer.page.getByRole('tab', { name: 'Addresses' }).click();
  await expect(lawyer.page.getByRole('tabpanel')).toContainText('14 Harbour Street');
  await expectAccessiblePage(lawyer.page);

  await page.goto('/dashboard/addresses');
  await page.getByRole('button', { name: 'Remove 3 Mill Lane, York' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove address' }).click();
  await expectToast(page, 'Address removed');
  await expect(cards).toHaveCount(1);
});
