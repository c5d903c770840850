import type { Browser, Page } from 'playwright/test';
import { createItem } from './createItem';
import { inWords } from './ilr';
import { mailedLink } from './outbox';
import { aPerson, expectToast, signUp, type Person } from './people';
import type { Program } from './program';
import { record } from './record';

/** Confirms the address of the signed-in person by the mailed link, without opening its page. */
export async function confirmEmail(page: Page, program: Program, { email }: Person): Promise<void> {
  const link = new URL(await mailedLink(program, email, '/verify-email'), program.address);
  await record(page, '/api/verify-email', { token: link.searchParams.get('token') });
}

/** Another person in their own browser context, signed in and with a confirmed email address. */
export async function aLawyer(browser: Browser, program: Program): Promise<{ page: Page; person: Person }> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.77' },
  });
  const page = await context.newPage();
  const person = await signUp(page, { ...aPerson(), firstName: 'Lena', lastName: 'Lane' });
  await confirmEmail(page, program, person);
  return { page, person };
}

/** Gives a lawyer access to the signed-in person's record, identity data included. @returns the id of the grant */
export async function grantAccess(page: Page, email: string, expiryDate: string): Promise<string> {
  await record(page, '/api/account/settings', { lawyerSharingEnabled: true });
  return createItem(page, '/api/legal-access', {
    email,
    name: 'Ms Lane',
    expiryDate,
    includesIdentity: true,
  });
}

/**
 * Gives a lawyer access through the form. @param alsoShows parts to tick, such as `your addresses`
 * @param includesIdentity whether they are given identity data
 */
export async function giveAccess(
  page: Page,
  email: string,
  lastDay: string,
  alsoShows: readonly string[] = [],
  includesIdentity = false,
): Promise<void> {
  await page.goto('/dashboard/lawyer-access');
  await page.getByRole('switch', { name: 'Share my record with a lawyer' }).check({ force: true });
  await page.getByLabel('Lawyer’s email address').fill(email);
  await page.getByLabel(/^Name/).fill('Ms Lane');
  await page.getByRole('textbox', { name: /^Last day of the access/ }).fill(inWords(lastDay));
  for (const part of alsoShows) {
    await page.getByRole('checkbox', { name: `Also show ${part}` }).check({ force: true });
  }
  if (includesIdentity)
    await page.getByRole('checkbox', { name: 'Share identity data' }).check({ force: true });
  await page.getByRole('button', { name: 'Give access' }).click();
  await expectToast(page, 'Access Settings Updated', email);
}

/** Opens one part of the only record that is shared with the lawyer. */
export async function openShared(page: Page, part: string): Promise<void> {
  await page.goto('/shared-with-me');
  await page.getByRole('link', { name: 'Open record' }).click();
  await page.getByRole('tab', { name: part }).click();
}
