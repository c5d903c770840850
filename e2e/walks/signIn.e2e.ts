import { aPerson, fillInRegistration } from '../support/people';
import { expect, test } from '../support/test';

test('a person registers, sees their initials and logs out, and signing in leads back to a guarded page', async ({
  page,
}) => {
  const person = aPerson();
  await page.goto('/auth?tab=register');
  await fillInRegistration(page, person);
  // Opening the page closes a menu, so the test opens the menu afterwards.
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible();
  await expect(page).toHaveURL('/onboarding/1');
  const menu = page.getByRole('button', { name: `Account menu of ${person.username}` });
  await expect(menu).toHaveText('AK');
  await menu.click();
  for (const entry of ['My Dashboard', 'Settings'])
    await expect(page.getByRole('link', { name: entry, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);

  await page.goto('/fees');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Fee Calculator');
  await expect(menu).toBeVisible();
});
