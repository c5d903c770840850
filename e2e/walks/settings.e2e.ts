import { expectToast, signUp } from '../support/people';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 860 } });

test('a person changes their profile, their notifications and their password', async ({ page }) => {
  const { password } = await signUp(page);
  await page.goto('/dashboard/settings');
  await page.getByLabel('Full name').fill('Amara Noor Khan');
  await page.getByLabel(/^Nationality/).selectOption('Canadian');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Profile Updated');

  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(page).toHaveURL('/dashboard/notification-settings');
  const email = page.getByRole('switch', { name: 'Email notifications' });
  await email.focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Reminder frequency').selectOption({ label: 'Never' });
  await page.getByRole('button', { name: 'Save notification settings' }).click();
  await expectToast(page, 'Notification Settings Updated');

  await page.getByRole('tab', { name: 'Password' }).click();
  const current = page.getByLabel('Current password', { exact: true }).and(page.locator(':visible'));
  await current.fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('another horse 77!');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another horse 77!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('link', { name: 'Your current password is not correct' })).toBeVisible();
  await current.fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password Changed');

  await page.reload();
  await page.getByRole('tab', { name: 'Notifications' }).click();
  await expect(email).not.toBeChecked();
  await expect(page.getByLabel('Reminder frequency')).toHaveValue('never');
  await page.getByRole('tab', { name: 'My Profile' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Noor Khan');
});
