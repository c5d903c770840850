import type { Page } from 'playwright/test';
import { expectToast, logIn, signUp, type Person } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

/** Signs in over the page, as the same person. */
async function signInAgain(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'You are signed in again');
  await expect(dialog).toHaveCount(0);
}

test('what is typed is kept when the session ends before it is sent, and hidden where the page finds out by itself', async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const task = page.getByRole('dialog', { name: 'Add Task' });
  await task.getByLabel('Title').fill('Ask my employer for a letter');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toMatch(/settlewise\.sealed\.user-\w+\.form\./);
  await page.context().clearCookies();
  // A reload, after which the person signs in again: the dialog has what they typed.
  await logIn(page, person);
  await expect(page).not.toHaveURL(/\/auth/);
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  await expect(task.getByText('Your typing from before is here.')).toBeVisible();
  await expect(task.getByLabel('Title')).toHaveValue('Ask my employer for a letter');
  await expectNoAxeFindings(page);
  await page.context().clearCookies();
  await task.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expectNoAxeFindings(page);
  await signInAgain(page, person);
  await task.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('rowheader', { name: 'Ask my employer for a letter' })).toBeVisible();

  await page.goto('/dashboard/settings');
  await page.getByLabel('Full name').fill('Amara Noor Khan');
  await page.context().clearCookies();
  // Opened now for the first time: the page asks where one is signed in.
  await page.getByRole('tab', { name: 'Password' }).click();
  const asking = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(asking.getByRole('button', { name: 'Leave this page' })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await signInAgain(page, person);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByRole('tab', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Profile Updated');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Noor Khan');
});
