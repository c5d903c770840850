import { expectAccessiblePage } from '../support/accessibilityChecks';
import { reachAbsences, yearsAgo } from '../support/ilr';
import { expectStep } from '../support/onboarding';
import { mailedLink } from '../support/outbox';
import { aPerson, expectToast, logIn, signUp } from '../support/people';
import { inDays } from '../support/record';
import { giveAccess } from '../support/sharing';
import { expect, test } from '../support/test';
import type { Page } from 'playwright/test';

async function registerHere(page: Page, person = aPerson()) {
  await page.getByRole('tab', { name: 'Register' }).click();
  // Both forms ask for a username: this one is there once its tab is chosen.
  await expect(page.getByRole('tabpanel', { name: 'Register' })).toBeVisible();
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(page, 'Registration successful');
  return person;
}

test('a lawyer follows an invitation, sees who shares a record, and lands on it then and later', async ({
  page,
  browser,
  program,
}) => {
  const owner = await signUp(page);
  await page.goto(await mailedLink(program, owner.email, '/verify-email'));
  await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();
  const lawyer = { ...aPerson(), firstName: 'Lena', lastName: 'Lane' };
  await giveAccess(page, lawyer.email, inDays(20));
  const given = Date.now();
  const grants: unknown = await (await page.request.get('/api/legal-access')).json();
  const grantId = /"id":"([0-9a-f-]{36})"/.exec(JSON.stringify(grants))?.[1] ?? '';
  const record = `/shared-with-me/${grantId}`;
  const invitation = await mailedLink(program, lawyer.email, record);
  expect(Date.now() - given).toBeLessThan(15_000);

  const context = await browser.newContext({ baseURL: program.address });
  const other = await context.newPage();
  // Without the secret of the mail nobody is named.
  await other.goto(record);
  await expect(other.getByRole('heading', { name: 'A record shared with you' })).toBeVisible();
  await expect(other.getByText('Amara Khan')).toHaveCount(0);

  await other.goto(invitation);
  await expect(other).toHaveURL('/auth');
  await expect(other.getByRole('heading', { name: 'Amara Khan shares their record with you' })).toBeVisible();
  await expectAccessiblePage(other);
  await registerHere(other, lawyer);
  await expect(other).toHaveURL(record);
  await expect(other.getByText('Confirm your email address first')).toBeVisible();
  await other.goto(await mailedLink(program, lawyer.email, '/verify-email'));
  await expect(other).toHaveURL(record);
  await expectToast(other, 'Thank you, your email address is confirmed');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Amara Khan’s record');

  await other.goto('/');
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expectToast(other, 'Logged out');
  await logIn(other, lawyer);
  await expect(other).toHaveURL(record);
  await context.close();
});

test('a visitor sees what waits behind the sign-in page, lands there, and their answers come along', async ({
  page,
}) => {
  await reachAbsences(page, 'Skilled Worker', yearsAgo(3));
  await page.goto('/dashboard/absences');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('heading', { name: 'Your absence tracker' })).toBeVisible();
  await expect(page.getByText('What you typed in the ILR calculator comes with you.')).toBeVisible();
  await expectAccessiblePage(page);
  await registerHere(page);
  await expect(page).toHaveURL('/dashboard/absences');
  await expect(page.getByRole('heading', { level: 1, name: 'Absence Tracker' })).toBeVisible();

  await page.goto('/onboarding/2');
  await expectStep(page, 2);
  await expect(page.getByText('Some answers are from the ILR calculator')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Visa type' })).toHaveValue('Skilled Worker');
});
