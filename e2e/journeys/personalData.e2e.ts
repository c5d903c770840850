import { readFile } from 'node:fs/promises';
import { expectToast, logIn, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const settings = '/dashboard/profile-settings';

test('everything about a person comes as one ZIP', async ({ page }) => {
  await signUp(page);
  await page.goto(settings);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Settlewise record \d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['account.json', 'events.json', 'documents.json'])
    expect(bytes.includes(name)).toBe(true);
});

test('an account is deleted after the password and a plain word, and then nobody can sign in to it', async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto(settings);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const act = dialog.getByRole('button', { name: 'Delete my account' });
  await act.click();
  await expect(dialog.getByRole('link', { name: 'Please enter your password' })).toBeVisible();
  await expect(
    dialog.getByRole('link', { name: 'Please tick the box if you want to delete your account' }),
  ).toBeVisible();
  await expectNoAxeFindings(page);

  await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
  await dialog.getByRole('checkbox').check();
  await act.click();
  await expect(dialog.getByRole('link', { name: 'Your password is not correct' })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();

  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await act.click();
  await expectToast(page, 'Account Deleted', 'Your record and your documents have been erased.');
  await expect(page).toHaveURL('/');
  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByText('Invalid username or password')).toHaveCount(1);
});
