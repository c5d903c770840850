import { expect, type Browser, type Page } from 'playwright/test';
import { inWords } from './ilr';
import { mailedLink } from './outbox';
import { aPerson, expectToast, signUp, type Person } from './people';
import type { Program } from './program';

/** Another person in their own browser context, signed in and with a confirmed email address. */
export async function aLawyer(browser: Browser, program: Program): Promise<{ page: Page; person: Person }> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.77' },
  });
  const page = await context.newPage();
  const person = await signUp(page, { ...aPerson(), firstName: 'Lena', lastName: 'Lane' });
  await page.goto('/shared-with-me');
  await expect(page.getByText('Confirm your email address first')).toBeVisible();
  await page.goto(await mailedLink(program, person.email, '/verify-email'));
  await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();
  await page.goto('/shared-with-me');
  await expect(page.getByText('Nobody shares a record with you now')).toBeVisible();
  return { page, person };
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
  const identity = page.getByRole('checkbox', { name: 'Share identity data' });
  await expect(identity).not.toBeChecked();
  if (includesIdentity) await identity.check({ force: true });
  await page.getByRole('button', { name: 'Give access' }).click();
  await expectToast(page, 'Access Settings Updated', email);
}

/** Opens one part of the only record that is shared with the lawyer. */
export async function openShared(page: Page, part: string): Promise<void> {
  await page.goto('/shared-with-me');
  await page.getByRole('link', { name: 'Open record' }).click();
  await page.getByRole('tab', { name: part }).click();
}
