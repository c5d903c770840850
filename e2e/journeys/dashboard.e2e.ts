import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';

test('the frame has a skip link and tabs with arrow keys, and on a phone a bar of five links and a drawer', async ({
  page,
}) => {
  const userRequests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') userRequests.push(page.url());
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  expect(userRequests, 'without a session nobody asks who is signed in').toEqual([]);

  const person = await signUp(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Dashboard' });
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  const overview = page.getByRole('tab', { name: 'Overview' });
  await expect(overview).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
  await overview.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Absences' })).toBeFocused();
  await expect(page).toHaveURL('/dashboard?tab=absences');
  await expect(page.getByRole('meter', { name: 'Days away in the worst 12 months' })).toBeVisible();

  const entries = navigation.getByRole('listitem');
  const tabLabels = ['Home', 'Docs', 'Tasks', 'Profile', 'More'];
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const size of [
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(entries).toHaveText(tabLabels);
  }
  const more = navigation.getByRole('button', { name: 'More' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await more.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'More Options' });
  for (const label of [
    'Absence Tracker',
    'Dependants',
    'Address history',
    'Notifications',
    'ILR Progress',
    'Immigration Alerts',
    'Saved results',
    'Shared with me',
    'Profile',
    'Settings',
  ])
    await expect(drawer.getByRole('link', { name: label, exact: true })).toBeVisible();
  await expect(drawer).toContainText(person.username);
  await expect(drawer).toContainText(person.email);
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await drawer.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/profile-settings');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Profile');
  await more.click();
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out');
  await expect(page).toHaveURL('/');
});
