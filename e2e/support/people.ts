import { expect, type Page } from 'playwright/test';

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

let made = 0;

/** Somebody the program has never seen. */
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

/** Registers through the form, and waits until the program greets the person. */
export async function signUp(page: Page, person: Person = aPerson()): Promise<Person> {
  await page.goto('/auth?tab=register');
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(person.username);
  await form.getByLabel('Email').fill(person.email);
  await form.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await form.getByLabel('First name').fill(person.firstName);
  await form.getByLabel('Last name').fill(person.lastName);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registration successful')).toBeVisible();
  return person;
}

export async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/auth');
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Username').fill(username);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Login' }).click();
}
