import { chooseVisaType } from '../support/chooseVisaType';
import { expectToast, signUp } from '../support/people';
import { inDays } from '../support/record';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a person enters a visa and sees its expiry, then turns ILR on and adds an earlier visa', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/dashboard/immigration-profile?tab=visa');
  const form = page.getByRole('form', { name: 'Visa information' });
  await chooseVisaType(form, 'Skilled Worker');
  await form.getByRole('textbox', { name: 'Visa start date' }).fill('1 Jan 2022');
  await form.getByRole('textbox', { name: 'Visa expiry date' }).fill(inDays(60));
  const expiry = form.getByText('Expires in 60 days');
  await expect(expiry).toBeVisible();
  await form.getByRole('switch').check();
  await expect(expiry).toBeHidden();
  await form.getByRole('textbox', { name: 'ILR grant date' }).fill('1 Mar 2025');
  await page.getByRole('button', { name: 'Save visa information' }).click();
  await expectToast(page, 'Visa information updated');

  await page.getByRole('button', { name: 'Add earlier visa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an earlier visa' });
  await chooseVisaType(dialog, 'Student');
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('1/9/2018');
  await dialog.getByRole('textbox', { name: 'End date' }).fill('31/12/2020');
  await dialog.getByRole('button', { name: 'Add visa' }).click();
  await expectToast(page, 'Visa history added');

  await page.reload();
  await expect(form.getByRole('textbox', { name: 'ILR grant date' })).toHaveValue('01 Mar 2025');
  await expect(expiry).toBeHidden();
  const history = page.getByRole('region', { name: 'Visa history' });
  await expect(history).toContainText('01 Sep 2018 – 31 Dec 2020');
});
