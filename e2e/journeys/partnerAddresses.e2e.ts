import type { Page } from 'playwright/test';
import { mailedLink } from '../support/outbox';
import { aPerson, signUp } from '../support/people';
import { inDays, record } from '../support/record';
import { confirmEmail } from '../support/sharing';
import { expect, expectNoAxeFindings, test } from '../support/test';

const home = (line1: string, from: string, to: string | null) => ({
  line1,
  line2: null,
  town: 'Leith',
  postcode: 'EH6 6AA',
  country: 'united_kingdom',
  from,
  to,
  precision: 'day',
  role: 'tenant',
  withWhom: null,
});

async function prepareForm(page: Page): Promise<void> {
  await page.getByLabel('Form', { exact: true }).selectOption('SET(M)');
  await page.getByRole('textbox', { name: /^Day of the application/ }).fill(inDays(90));
}

test('two partners agree by email to compare addresses, and one of them can end it for both', async ({
  page,
  browser,
  program,
}) => {
  const amara = await signUp(page);
  await confirmEmail(page, program, amara);
  await record(page, '/api/addresses', home('1 Shore', '2023-01-01', null));
  const context = await browser.newContext({ baseURL: program.address });
  const other = await context.newPage();
  const lucas = await signUp(other, { ...aPerson(), firstName: 'Lucas', lastName: 'Reyes' });
  await confirmEmail(other, program, lucas);
  await record(other, '/api/addresses', home('9 Mare Street', '2022-01-01', '2025-02-28'));
  await record(other, '/api/addresses', home('1 Shore', '2025-03-01', null));

  await page.goto('/address');
  await prepareForm(page);
  await page.getByRole('button', { name: 'Ask a partner with an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare addresses with your partner' });
  await dialog.getByLabel('Email of your partner').fill(lucas.email);
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Ask your partner' }).click();
  await expect(page.getByText(`You asked ${lucas.email}`)).toBeVisible();

  await other.goto(await mailedLink(program, lucas.email, '/address'));
  await other.getByRole('button', { name: 'Agree and show my addresses' }).click();
  await expect(other.getByText('You compare addresses with Amara Khan')).toBeVisible();
  await page.reload();
  await prepareForm(page);
  await expect(page.getByRole('heading', { name: 'Addresses of Lucas Reyes' })).toBeVisible();
  await expect(page.getByText(/^9 Mare Street/)).toBeVisible();
  await expect(page.getByText(/^You lived together for \d+ months/)).toBeVisible();

  await page.getByRole('button', { name: 'Stop comparing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop comparing' }).click();
  await expect(page.getByRole('button', { name: 'Ask a partner with an account' })).toBeVisible();
  await expect(page.getByText('9 Mare Street')).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('region', { name: 'Your addresses' })).toBeVisible();
  await expect(other.getByText('You compare addresses with Amara Khan')).toHaveCount(0);
  await context.close();
});
