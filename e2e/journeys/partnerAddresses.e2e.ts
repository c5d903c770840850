import type { Page } from 'playwright/test';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { mailedLink } from '../support/outbox';
import { aPerson, fromOurPage, signUp } from '../support/people';
import { expect, test } from '../support/test';

const home = (line1: string, from: string, to: string | null) => ({
  ...{ line1, line2: null, town: 'Leith', postcode: 'EH6 6AA', country: 'united_kingdom' },
  ...{ from, to, precision: 'day', role: 'tenant', withWhom: null },
});

async function livesAt(page: Page, ...homes: readonly object[]): Promise<void> {
  for (const data of homes) {
    const answer = await page.request.post('/api/addresses', { data, headers: fromOurPage });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

async function prepareForm(page: Page): Promise<void> {
  await page.goto('/address');
  await page.getByLabel('Form', { exact: true }).selectOption('SET(M)');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill('1/3/2027');
}

test('two partners with accounts agree to compare addresses, and one of them ends it for both', async ({
  page,
  browser,
  program,
}) => {
  const amara = await signUp(page);
  await page.goto(await mailedLink(program, amara.email, '/verify-email'));
  await expect(page.getByText('Thank you, your email address is confirmed')).toBeVisible();
  await livesAt(page, home('1 Shore', '2023-01-01', null));
  const lucas = { ...aPerson(), firstName: 'Lucas', lastName: 'Reyes' };
  await prepareForm(page);
  await page.getByRole('button', { name: 'Ask a partner with an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare addresses with your partner' });
  await dialog.getByLabel('Email of your partner').fill(lucas.email);
  await dialog.getByRole('button', { name: 'Ask your partner' }).click();
  await expect(page.getByText(`You asked ${lucas.email}`)).toBeVisible();

  // The mail leads through the sign-in to the question; an address that nobody confirmed is asked nothing.
  const context = await browser.newContext({ baseURL: program.address });
  const other = await context.newPage();
  await signUp(other, lucas);
  await livesAt(
    other,
    home('9 Mare Street', '2022-01-01', '2025-02-28'),
    home('1 Shore', '2025-03-01', null),
  );
  const question = other.getByRole('heading', {
    name: 'Amara Khan asks to compare addresses with you',
  });
  const link = await mailedLink(program, lucas.email, '/address');
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Your addresses' }).getByRole('listitem')).toHaveCount(2);
  await expect(question).toHaveCount(0);
  await other.goto(await mailedLink(program, lucas.email, '/verify-email'));
  await expect(other.getByText('Thank you, your email address is confirmed').first()).toBeVisible();
  await other.goto(link);
  await expect(question).toBeVisible();
  await expectAccessiblePage(other, 320);
  await other.getByRole('button', { name: 'Agree and show my addresses' }).click();
  await expect(other.getByText('You compare addresses with Amara Khan')).toBeVisible();

  // Each sees the homes of the other, and both the same time together.
  await prepareForm(page);
  await expect(page.getByRole('heading', { name: 'Addresses of Lucas Reyes' })).toBeVisible();
  await expect(page.getByText(/^9 Mare Street/)).toBeVisible();
  await expect(page.getByText('You lived together for 24 months and 1 day')).toBeVisible();
  await prepareForm(other);
  await expect(other.getByRole('heading', { name: 'Addresses of Amara Khan' })).toBeVisible();
  await expect(other.getByText('You lived together for 24 months and 1 day')).toBeVisible();

  await other.getByRole('button', { name: 'Stop comparing' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Stop comparing' }).click();
  await expect(other.getByText('You compare addresses with Amara Khan')).toHaveCount(0);
  await prepareForm(page);
  await expect(page.getByRole('button', { name: 'Ask a partner with an account' })).toBeVisible();
  await expect(page.getByText('9 Mare Street')).toHaveCount(0);
  await context.close();
});
