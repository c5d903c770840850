import { expect, type Page } from 'playwright/test';

/** The header that browsers add to calls of our own pages; the API refuses writes without it. */
export const fromOurPage = { 'sec-fetch-site': 'same-origin' };

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The account that is an administrator in the tests' program. */
export const administrator = {
  username: 'ruth.admin',
  email: 'ruth.admin@example.org',
  password: 'look around 2026!',
} as const;

let made = 0;

/** A new person with a unique name and email address, not yet registered. */
export function aPerson(): Person {
  made += 1;
  const username = `amara.${process.pid}.${made}`;
  return {
    username,
    email: `${username}@example.org`,
    password: 'correct horse 42!',
    firstName: 'Amara',
    lastName: 'Khan',
  };
}

/**
 * Registers with the form's API call, because only the tests of signing up need the form. The page stays where it is and
 * is signed in.
 */
export async function signUp(page: Page, person: Person = aPerson()): Promise<Person> {
  const answer = await page.request.post('/api/register', { data: person, headers: fromOurPage });
  expect(answer.status(), await answer.text()).toBe(201);
  return person;
}

/** Registers through the form and waits for the greeting. */
export async function signUpInForm(page: Page, person: Person = aPerson()): Promise<Person> {
  await page.goto('/auth?tab=register');
  await fillInRegistration(page, person);
  await expectToast(page, 'Registration successful');
  return person;
}

/** Chooses the tab, on the page that asks to log in or register. */
export async function openRegisterTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  // Both forms ask for a username, and the other tab's form may still be visible for a moment.
  await expect(page.getByRole('tabpanel', { name: 'Register' })).toBeVisible();
}

/** Fills in the visible registration form. */
export async function fillInRegistration(page: Page, person: Person = aPerson()): Promise<void> {
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function logIn(
  page: Page,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login' }).click();
}

/** Expects a toast with this title, and with this text when one is given. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  // One expectation, because on a busy machine the toast may disappear before a second one.
  const toast = page
    .getByRole('listitem')
    .and(page.locator('[data-state=open]'))
    .filter({ hasText: title })
    .filter({ hasText: text ?? title });
  await expect(toast.first()).toBeVisible();
}
