import { demoAccount } from '@settlewise/contract/demoAccount';
import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import {
  calculateButton,
  nextButton as nextOfCitizenship,
  passFirstStep,
  tickEveryRequirement,
} from '../support/citizenship';
import { createItem } from '../support/createItem';
import { answerAndCalculate, chooseMode, next, reachAbsences } from '../support/ilr';
import { addressesFor, unknownId, missingItemPages } from '../support/pageList';
import { logIn, signUp } from '../support/people';
import { startProgram, type Program } from '../support/program';
import { daysAgo, inDays, record, yearsAgo } from '../support/record';
import { aChecklistToKeep, anAddressCheckToKeep, aSheetToKeep, aTimelineToKeep } from '../support/savedForms';
import { aLawyer } from '../support/sharing';
import { expect, test as base } from '../support/test';
import { folder, photograph, take } from './camera';

/** `test` with a program that has the demo data (DEMO=1). */
const test = base.extend<object, { program: Program }>({
  program: [
    async ({}, use) => {
      const program = await startProgram({ TRUST_PROXY: '1', DEMO: '1', DEV_PAGES: '1' });
      await use(program);
      await program.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ timeout: 1_800_000 });
test.skip(folder === undefined, 'PAGES_FOLDER says where the pictures of all pages go');
test.beforeAll(async () => {
  await mkdir(folder ?? '', { recursive: true });
});

/** Opens a page of another person in a browser context of its own. */
async function pageOf(browser: Browser, program: Program, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': address },
  });
  return context.newPage();
}

test('the pages of a visitor, and the steps and results of both calculators, are taken', async ({ page }) => {
  const examples = {
    '/shared/:id': `/shared/${unknownId}#x`,
    '/shared/:id/revoke': `/shared/${unknownId}/revoke#x`,
  };
  await photograph(page, 'visitor', addressesFor('visitor', examples));

  await page.goto('/dashboard/documents');
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await take(page, 'visitor what waits behind signing in');

  await page.goto('/');
  await page.setViewportSize({ width: 390, height: 860 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await take(page, 'visitor menu', false, [390]);

  await reachAbsences(page, 'Skilled Worker', yearsAgo(5, 40));
  await chooseMode(page, 'Individual trips');
  await page.getByRole('textbox', { name: 'From' }).fill(daysAgo(200));
  await page.getByRole('textbox', { name: 'To' }).fill(daysAgo(19));
  await take(page, 'visitor ilr step absences');
  await next(page).click();
  await take(page, 'visitor ilr step requirements');
  await answerAndCalculate(page);
  await take(page, 'visitor ilr result');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'visitor ilr share', false, [1280]);
  await page.reload();
  await page.setViewportSize({ width: 390, height: 860 });
  await page.getByText('Calendar, share and print').click();
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'visitor ilr share', false, [390]);

  await page.goto('/citizenship');
  await passFirstStep(page);
  await take(page, 'visitor citizenship step absences');
  await nextOfCitizenship(page).click();
  await take(page, 'visitor citizenship step requirements');
  await tickEveryRequirement(page);
  await calculateButton(page).click();
  await expect(page).toHaveURL('/citizenship?view=results');
  await take(page, 'visitor citizenship result');
});

test('the pages of a new account without data are taken', async ({ page }) => {
  await signUp(page);
  await photograph(page, 'new', addressesFor('person', missingItemPages));
});

test("the pages of a person with a record, their dialogs, and their lawyer's pages are taken", async ({
  page,
  browser,
  program,
}) => {
  await logIn(page, demoAccount);
  await expect(page).not.toHaveURL(/\/auth/);
  // Reminders for the new demo data take a while to arrive.
  await expect
    .poll(async () => (await page.request.get('/api/notifications')).text(), { timeout: 180_000 })
    .toContain('"title"');
  const trip = { startDate: daysAgo(600), endDate: daysAgo(405), reason: 'Family' };
  const settlement = await createItem(page, '/api/assessments', {
    calculator: 'ilr',
    calculatedOn: daysAgo(0),
    form: {
      visaType: 'skilled_worker',
      visaStartDate: yearsAgo(3),
      useDetailedAbsences: true,
      detailedAbsences: [trip],
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      goodCharacter: true,
      meetsSalaryRequirement: true,
    },
  });
  const fees = await createItem(page, '/api/assessments', {
    calculator: 'fees',
    calculatedOn: daysAgo(0),
    title: 'All of us',
    form: {
      people: [{ name: 'Amara', dateOfBirth: '1990-01-01' }],
      steps: [{ item: 'ilr', route: 'skilled_worker', on: inDays(100), tests: ['life_in_the_uk'] }],
    },
  });
  await record(page, '/api/account/settings', { lawyerSharingEnabled: true });
  const lawyer = await aLawyer(browser, program);
  const grant = await createItem(page, '/api/legal-access', {
    email: lawyer.person.email,
    name: 'Ms Lane',
    expiryDate: inDays(20),
    includesIdentity: true,
    alsoShares: ['addresses'],
  });
  const examples = {
    '/saved-results/:id': `/saved-results/${settlement}`,
    '/fees/saved/:id': `/fees/saved/${fees}`,
    '/documents/saved/:id': `/documents/saved/${await createItem(page, '/api/assessments', aChecklistToKeep)}`,
    '/address/saved/:id': `/address/saved/${await createItem(page, '/api/assessments', anAddressCheckToKeep)}`,
    '/forms/saved/:id': `/forms/saved/${await createItem(page, '/api/assessments', aSheetToKeep)}`,
    '/timeline/saved/:id': `/timeline/saved/${await createItem(page, '/api/assessments', aTimelineToKeep)}`,
    '/shared-with-me/:grantId': `/shared-with-me/${unknownId}`,
  };
  await photograph(page, 'person', addressesFor('person', examples));
  await photograph(lawyer.page, 'lawyer', ['/shared-with-me', `/shared-with-me/${grant}`]);

  await page.goto('/dashboard/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'person upload', false);
  await page.goto('/dashboard/absences');
  await page
    .getByRole('button', { name: /^Edit journey/ })
    .first()
    .click();
  await take(page, 'person journey edited');
});

test('the pages of an administrator and an opened record are taken', async ({ browser, program }) => {
  const page = await pageOf(browser, program, '203.0.113.79');
  await page.setViewportSize({ width: 1280, height: 860 });
  await logIn(page, { ...demoAccount, username: 'ruth' });
  await expect(page).not.toHaveURL(/\/auth/);
  const firstOf = async (list: string, links = list) => {
    await page.goto(list);
    return (await page.locator(`main a[href^="${links}/"]`).first().getAttribute('href')) ?? '';
  };
  const event = await firstOf('/admin/events');
  const stream = await firstOf(event, '/admin/streams');
  await page.goto('/admin/users');
  await page.getByRole('link', { name: demoAccount.username, exact: true }).click();
  await page.getByRole('button', { name: 'Open this record' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Ticket 17: a journey is missing');
  await take(page, 'administrator opens a record', false);
  await dialog.getByRole('button', { name: 'Open record' }).click();
  await expect(page.getByRole('list', { name: 'History, the newest first' })).toBeVisible();
  const examples = {
    // The dialog stays open.
    '/admin/users/:id': new URL(page.url()).pathname,
    '/admin/events/:id': event,
    '/admin/streams/:id': stream,
  };
  await photograph(page, 'administrator', addressesFor('administrator', examples));
});
