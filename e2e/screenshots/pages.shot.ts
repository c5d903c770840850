import { demoAccount } from '@settlewise/contract';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { logIn } from '../support/people';
import { startProgram, type Program } from '../support/program';
import { expect, test as base } from '../support/test';

/** The folder for the screenshots; without it this file makes none. */
const folder = process.env['PAGES_FOLDER'];

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

/** Takes each page wide and narrow, light and dark. `PAGES=tasks,documents` takes only addresses with one of these words. */
async function photograph(page: Page, who: string, addresses: readonly string[]): Promise<void> {
  const wanted = process.env['PAGES']?.split(',');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    if (wanted !== undefined && !wanted.some((word) => address.includes(word))) continue;
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 860 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const name = `${who}${address.replaceAll(/[/?=:]+/g, '-').replace(/-$/, '')}`;
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 860 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const file = path.join(folder ?? '', `${name}.${width}.${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: true });
        }
      }
    });
  }
}

/** Opens the record of the demo person. @returns the address of their page, on which it stays open */
async function openedRecord(administrator: Page): Promise<string> {
  await administrator.setViewportSize({ width: 1280, height: 860 });
  await administrator.goto('/admin/users');
  await administrator.getByRole('link', { name: demoAccount.username, exact: true }).click();
  await administrator.getByRole('button', { name: 'Open this record' }).click();
  const dialog = administrator.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Ticket 17: a journey is missing');
  await dialog.getByRole('button', { name: 'Open record' }).click();
  await expect(administrator.getByRole('list', { name: 'History, the newest first' })).toBeVisible();
  return new URL(administrator.url()).pathname;
}

test('every page, for looking at a change of the design by eye', async ({ page, browser, program }) => {
  await mkdir(folder ?? '', { recursive: true });
  await photograph(page, 'visitor', [
    ...[
      '/',
      '/auth',
      '/auth?tab=register',
      '/citizenship',
      '/ilr',
      '/changes',
      '/absence-tracker',
      '/alerts',
    ],
    ...['/alerts/news/confirm#x', '/alerts/news/leave#x'],
    ...['/forgot-password', '/login-test', '/timeline-test', '/no/such/page'],
  ]);

  await logIn(page, demoAccount);
  await expect(page).not.toHaveURL(/\/auth/);
  // Reminders for the new demo data take a while to arrive.
  await expect
    .poll(async () => (await page.request.get('/api/notifications')).text(), { timeout: 180_000 })
    .toContain('"title"');
  const dashboard = ['documents', 'tasks', 'absences', 'dependants', 'notifications', 'progress', 'timeline'];
  const settings = ['profile-settings', 'notification-settings', 'password', 'lawyer-access'];
  await photograph(page, 'person', [
    ...[
      '/onboarding/1',
      '/onboarding/2',
      '/onboarding/5',
      '/saved-results',
      '/shared-with-me',
      '/address',
      '/documents',
      '/fees',
      ...['/alerts', '/alerts?tab=ahead', '/alerts?tab=history', '/alerts?tab=kinds'],
    ],
    ...['/two-step-sign-in', '/ilr', '/citizenship', '/absence-tracker', '/dashboard'],
    ...[...dashboard, 'immigration-profile', 'ilr-calculator', ...settings].map(
      (each) => `/dashboard/${each}`,
    ),
  ]);

  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.79' },
  });
  const administrator = await context.newPage();
  await logIn(administrator, { ...demoAccount, username: 'ruth' });
  await expect(administrator).not.toHaveURL(/\/auth/);
  const areas = ['users', 'events', 'proof', 'projections', 'jobs', 'mails', 'legal-access', 'rules'];
  await photograph(administrator, 'administrator', ['/admin', ...areas.map((area) => `/admin/${area}`)]);
  await photograph(administrator, 'administrator', [await openedRecord(administrator)]);
});
