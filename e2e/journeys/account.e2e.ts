import { mailedLink } from '../support/outbox';
import { aPerson, expectToast, logIn, signUp, signUpInForm } from '../support/people';
import { expect, test } from '../support/test';

const accountMenu = (username: string) => ({ name: `Account menu of ${username}` });

test('a person registers, sees their initials, logs out and logs in again', async ({ page }) => {
  const person = await signUpInForm(page);
  // The move to it closes a menu that was opened before.
  await expect(page).toHaveURL('/onboarding/1');
  const menu = page.getByRole('button', accountMenu(person.username));
  await expect(menu).toHaveText('AK');
  await menu.click();
  for (const entry of ['My Dashboard', 'Settings']) {
    await expect(page.getByRole('link', { name: entry, exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully');
  expect((await page.request.get('/api/user')).status()).toBe(401);

  await logIn(page, person);
  await expectToast(page, 'Login successful', `Welcome back, ${person.username}!`);
  await expect(menu).toBeVisible();
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
});

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  await logIn(page, { username: 'nobody-here', password: 'not the password' });
  await expect(page.getByRole('alert')).toContainText('Login failed');
  await expect(page.getByText('Invalid username or password')).toHaveCount(1);
  await expect(page.getByLabel('Username')).toHaveValue('nobody-here');
});

test('the form says what is missing before anything is sent', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  const messages = [
    'Username must be at least 3 characters',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ];
  for (const message of messages) {
    // Once in the summary at the top, as a link to its field, and once beside the field.
    await expect(page.getByText(message)).toHaveCount(2);
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
});

test('a username that is taken is refused beside its field', async ({ page }) => {
  const first = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username').fill(first.username.toUpperCase());
  await page.getByLabel('Email').fill(aPerson().email);
  await page.getByLabel('Password', { exact: true }).fill(first.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Registration failed', 'This username is already taken');
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
});

test('a guarded page sends a visitor to sign in and back again', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  await page.goto('/fees');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application Fee Calculator');
});

test('the mailed link confirms the address, and says so again when it is opened again', async ({
  page,
  program,
}) => {
  const person = await signUpInForm(page);
  const reminder = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(reminder).toContainText(person.email);
  const link = await mailedLink(program, person.email, '/verify-email');
  await page.goto(link);
  await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', accountMenu(person.username))).toBeVisible();
  await expect(reminder).toBeHidden();
  await page.goto(link);
  await expect(page.getByText('Your email address is already confirmed')).toBeVisible();
});

test('a forgotten password is replaced through the mailed link, and every session ends', async ({
  page,
  program,
  browser,
}) => {
  const person = await signUp(page);
  const elsewhere = await (await browser.newContext({ baseURL: program.address })).newPage();
  await elsewhere.goto('/forgot-password');
  await elsewhere.getByLabel('Email').fill(person.email);
  await elsewhere.getByRole('button', { name: 'Send link' }).click();
  await expect(elsewhere.getByText('If there is an account')).toBeVisible();

  await elsewhere.goto(await mailedLink(program, person.email, '/reset-password'));
  await elsewhere.getByLabel('New password', { exact: true }).fill('another horse 77!');
  await elsewhere.getByRole('button', { name: 'Change password' }).click();
  await expect(elsewhere.getByText('Your password is changed')).toBeVisible();

  expect((await page.request.get('/api/user')).status()).toBe(401);
  await logIn(elsewhere, { ...person, password: 'another horse 77!' });
  await expectToast(elsewhere, 'Login successful');
  await elsewhere.context().close();
});
