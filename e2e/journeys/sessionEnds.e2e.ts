import type { Page } from 'playwright/test';
import { expectToast, fromOurPage, signUp, type Person } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

const signInAgain = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** Signs in again in the dialog over the page, as the same person. */
async function signInOverThePage(page: Page, { password }: Person): Promise<void> {
  await signInAgain(page).getByLabel('Password', { exact: true }).fill(password);
  await signInAgain(page).getByRole('button', { name: 'Sign in' }).click();
  await expectToast(page, 'You are signed in again');
  await expect(signInAgain(page)).toHaveCount(0);
}

test('input survives a session that ends before it is sent, and is hidden when the page notices the end itself', async ({
  page,
}) => {
  const person = await signUp(page);
  const { username, password } = person;
  await page.goto('/dashboard/tasks');
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  const task = page.getByRole('dialog', { name: 'Add Task' });
  await task.getByLabel('Title').fill('Ask my employer for a letter');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join(' ')))
    .toMatch(/settlewise\.sealed\.user-\w+\.form\./);
  // After the person signs in again and reloads the page, the dialog contains their input.
  await page.context().clearCookies();
  await page.request.post('/api/login', { data: { username, password }, headers: fromOurPage });
  await page.reload();
  await page.getByRole('button', { name: 'Add Task' }).first().click();
  await expect(task.getByText('Your typing from before is here.')).toBeVisible();
  await expect(task.getByLabel('Title')).toHaveValue('Ask my employer for a letter');
  await page.context().clearCookies();
  await task.getByRole('button', { name: 'Add Task' }).click();
  await expect(signInAgain(page)).toBeVisible();
  await expectNoAxeFindings(page);
  await signInOverThePage(page, person);
  await task.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('rowheader', { name: 'Ask my employer for a letter' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Full name').fill('Amara Noor Khan');
  // The person signs out in another window; the list of sessions tells this page that the session has
  // ended.
  await page.request.post('/api/logout', { headers: fromOurPage });
  await page.getByRole('tab', { name: 'Password' }).click();
  await expect(signInAgain(page).getByRole('button', { name: 'Leave this page' })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.keyboard.press('Escape');
  await signInOverThePage(page, person);
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  await page.getByRole('tab', { name: 'My Profile' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Noor Khan');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Profile Updated');
});
