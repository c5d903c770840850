import { userResponse } from '@settlewise/contract';
import type { Page } from 'playwright/test';
import { inDatabase } from '../support/inDatabase';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { mailedLink } from '../support/outbox';
import { aPerson, expectToast, logIn, signUp } from '../support/people';
import type { Program } from '../support/program';
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/test';

const addresses = ['profile-settings', 'notification-settings', 'password', 'lawyer-access'] as const;

/** Makes the last password check so old that the program asks for the password again. */
async function typeNothingForTenMinutes(program: Program, { request }: Page): Promise<void> {
  const { id } = userResponse.parse(await (await request.get('/api/user')).json());
  await inDatabase(
    program,
    `UPDATE sessions SET authenticated_at = now() - interval '10 minutes' WHERE user_id = $1`,
    [id],
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 860 } });

  test('a person changes their profile, and their new email address is asked to be confirmed', async ({
    page,
    program,
  }) => {
    const { password } = await signUp(page);
    await page.goto('/dashboard/settings');
    await page.getByLabel('Full name').fill('Amara Noor Khan');
    await page.getByLabel('Email', { exact: true }).fill(aPerson().email);
    await page.getByLabel(/^Phone/).fill('020 7946 0000');
    await page.getByLabel(/^Address/).fill('1 High Street\nLeeds');
    await page.getByLabel(/^Nationality/).selectOption('Canadian');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile Updated', 'We sent a link to');

    await typeNothingForTenMinutes(program, page);
    const { email } = aPerson();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('link', { name: 'Please enter your current password' })).toBeVisible();
    const current = page.getByLabel('Current password', { exact: true }).and(page.locator(':visible'));
    await expectNoAxeFindings(page);
    await expectNoSidewaysScroll(page);
    await current.fill('not my password');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('link', { name: 'Your current password is not correct' })).toBeVisible();
    await current.fill(password);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile Updated', `We sent a link to ${email}`);
    await expect(page.getByText('Confirm your new email address')).toBeVisible();
    await page.goto(await mailedLink(program, email, '/verify-email'));
    await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();

    await page.goto('/dashboard/profile-settings');
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Noor Khan');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(/^Address/)).toHaveValue('1 High Street\nLeeds');
    await expect(page.getByLabel(/^Nationality/)).toHaveValue('Canadian');
  });

  test('notifications and lawyer sharing are kept', async ({ page }) => {
    await signUp(page);
    await page.goto('/dashboard/notification-settings');
    const email = page.getByRole('switch', { name: 'Email notifications' });
    await expect(email).toBeChecked();
    await expect(page.getByLabel('Reminder frequency')).toHaveValue('weekly');
    await email.focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Reminder frequency').selectOption({ label: 'Never' });
    await page.getByRole('button', { name: 'Save notification settings' }).click();
    await expectToast(page, 'Notification Settings Updated');

    await page.getByRole('tab', { name: 'Access' }).click();
    await expect(page).toHaveURL('/dashboard/lawyer-access');
    const sharing = page.getByRole('switch', { name: 'Share my record with a lawyer' });
    await expect(sharing).not.toBeChecked();
    await sharing.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Save access settings' }).click();
    await expectToast(page, 'Access Settings Updated');

    await page.reload();
    await expect(sharing).toBeChecked();
    await page.goto('/dashboard/notification-settings');
    await expect(email).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Notifications', exact: true })).toBeChecked();
    await expect(page.getByLabel('Reminder frequency')).toHaveValue('never');
  });
});

test('every tab is clean for axe, and no wider than the window', async ({ page }) => {
  await signUp(page);
  for (const address of addresses) {
    await page.goto(`/dashboard/${address}`);
    await expect(page.getByRole('tab', { selected: true })).toBeVisible();
    if (address === 'password') {
      await expect(page.getByText('This device')).toBeVisible();
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    }
    await expectAccessiblePage(page);
  }
});

test('the tabs have their own addresses and arrow keys, and keep what was typed', async ({ page }) => {
  await signUp(page);
  await page.goto('/dashboard/settings');
  await page.getByLabel(/^Phone/).fill('0113');
  await page.getByRole('tab', { name: 'My Profile' }).focus();
  for (const [tab, address] of [
    ['Notifications', 'notification-settings'],
    ['Password', 'password'],
    ['Access', 'lawyer-access'],
    ['My Profile', 'profile-settings'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: tab, selected: true })).toBeFocused();
    await expect(page).toHaveURL(`/dashboard/${address}`);
  }
  await expect(page.getByLabel(/^Phone/)).toHaveValue('0113');
});

test('a password is changed by somebody who knows the current one', async ({ page, browser, program }) => {
  const person = await signUp(page);
  const elsewhere = await (await browser.newContext({ baseURL: program.address })).newPage();
  await logIn(elsewhere, person);
  await expectToast(elsewhere, 'Login successful');

  await page.goto('/dashboard/password');
  const current = page.getByLabel('Current password', { exact: true });
  const fresh = page.getByLabel('New password', { exact: true });
  const again = page.getByLabel('Confirm new password', { exact: true });
  await current.fill('not my password');
  await fresh.fill('another horse 77!');
  await again.fill('another horse 78!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('link', { name: "Passwords don't match" })).toBeVisible();
  await again.fill('another horse 77!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(
    page,
    'Error',
    'Failed to change password. Please check your current password and try again.',
  );
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Your current password is not correct')).toHaveCount(2);

  await current.fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password Changed');
  expect((await page.request.get('/api/user')).status()).toBe(200);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await logIn(elsewhere, { ...person, password: 'another horse 77!' });
  await expectToast(elsewhere, 'Login successful');
  await elsewhere.context().close();
});

test('a person sees where they are signed in, and signs out elsewhere', async ({
  page,
  browser,
  program,
}) => {
  const person = await signUp(page);
  const signedInElsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL: program.address, userAgent });
    const elsewhere = await context.newPage();
    await logIn(elsewhere, person);
    await expectToast(elsewhere, 'Login successful');
    return { context, status: async () => (await context.request.get('/api/user')).status() };
  };
  const phone = await signedInElsewhere(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  );
  const office = await signedInElsewhere(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  );

  await page.goto('/dashboard/password');
  await expect(page.getByRole('article').filter({ hasText: 'This device' })).toHaveCount(1);
  await page
    .getByRole('article', { name: 'Safari on iPhone' })
    .getByRole('button', { name: 'Sign out' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sign out Safari on iPhone?' });
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed Out', 'Safari on iPhone is signed out.');
  await expect(page.getByRole('article', { name: 'Safari on iPhone' })).toHaveCount(0);
  expect([await phone.status(), await office.status()]).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  expect([await office.status(), (await page.request.get('/api/user')).status()]).toEqual([401, 200]);
  await phone.context.close();
  await office.context.close();
});

test('a failure to load says so and can be tried again', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/account/settings', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('alert')).toContainText('Error Loading Settings');
  await page.unroute('**/api/account/settings');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Amara Khan');
});
