import type { Page } from 'playwright/test';
import { calculateCode } from '../support/appOnPhone';
import { expectToast, logIn, signUp, type Person } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
}

async function turnOn(page: Page, { password }: Person) {
  await page.goto('/dashboard/password');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await expectNoAxeFindings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
  const key = (await page.getByTestId('key').textContent()) ?? '';
  await expectNoAxeFindings(page);
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This code is not right');
  await page.getByLabel('Code from your app').fill(calculateCode(key));
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expectToast(page, 'Two-step sign-in is on');
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectNoAxeFindings(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('settlewise-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible();
  return { key, codes };
}

test('a person turns on two-step sign-in, signs in by app and by recovery code, and turns it off', async ({
  page,
}) => {
  const person = await signUp(page);
  const { key, codes } = await turnOn(page, person);

  await logOut(page);
  await logIn(page, person);
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await expectNoAxeFindings(page);
  // Turning it on used the current code, so this uses the next one, which clock drift allows.
  await code.fill(calculateCode(key, 1));
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful');

  await logOut(page);
  await logIn(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
  await expectToast(page, 'Login successful');

  await page.goto('/dashboard/password');
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-step sign-in is off');
});
