import type { Page } from 'playwright/test';
import { row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { holdAnswer } from '../support/holdAnswer';
import { measureHeight } from '../support/lengths';
import { signUp } from '../support/people';
import { aVisa, inDays, record } from '../support/record';
import { grantAccess } from '../support/sharing';
import { expectNoAxeFindings } from '../support/test';

const lists = ['users', 'events', 'jobs', 'mails', 'legal-access', 'practice-reports', 'rules'];

// The height of a row with one line of text and a border.
const rowPx = 45;
/** The height of the filters with their labels and the edge of the card. */
const filtersPx = 96;

/** Measures the visible tables of the page: the clipped width of each, and its highest row. */
const measureTables = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('table')]
      .filter((table) => table.checkVisibility())
      .map((table) => {
        const region = table.closest('[role="region"]');
        return {
          clipped: region === null ? 0 : region.scrollWidth - region.clientWidth,
          highestRow: Math.max(
            0,
            ...[...table.querySelectorAll('tbody tr')].map((line) => line.getBoundingClientRect().height),
          ),
        };
      }),
  );

/** Checks the tables on pages of another layout, and those that are collapsed at first. */
async function expectSlimTables(page: Page): Promise<void> {
  for (const [area, opener, name] of [
    ['jobs', /^\d+ queues/, 'Queues and what is in them'],
    ['projections', 'All projections', 'Projections and how they stand'],
    ['proof', null, 'Checks of the log, the newest first'],
  ] as const) {
    await page.goto(`/admin/${area}`);
    if (opener !== null) await page.locator('summary').filter({ hasText: opener }).click();
    else await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByRole('table', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const { clipped, highestRow } of await measureTables(page)) {
      expect([area, clipped]).toEqual([area, 0]);
      expect(highestRow, `a row of ${area}`).toBeLessThanOrEqual(rowPx);
    }
  }
}

/** Expects the old rows to stay readable while new ones are loaded. */
async function expectRowsToStayWhileLoading(page: Page, username: string): Promise<void> {
  await page.goto('/admin/legal-access');
  const grant = row(page, /^List of/, new RegExp(`^${username} `));
  await expect(grant).toBeVisible();
  const release = await holdAnswer(page, '**/api/admin/legal-access?*');
  await page.getByRole('button', { name: 'Given' }).click();
  const loading = page.locator('[aria-busy="true"]');
  await expect(loading.filter({ has: grant })).toHaveCount(1);
  await expectNoAxeFindings(page);
  release();
  await expect(loading).toHaveCount(0);
}

/** Collects the API requests that are refused from now on. */
function collectRefusedRequests(page: Page): readonly string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && pathname.startsWith('/api/'))
      refused.push(`${response.status()} ${pathname}`);
  });
  return refused;
}

/**
 * Expects a person's history to show fifty rows of one height, to survive a reload, and to make no request
 * that is refused.
 */
async function expectSlimHistory(page: Page, username: string): Promise<void> {
  const refused = collectRefusedRequests(page);
  await page.goto('/admin/users');
  await page.getByLabel('Username or email address').fill(username);
  await expect(page.getByText('1 of 1 person')).toBeVisible();
  await page.getByRole('link', { name: username }).click();
  await page.getByRole('button', { name: 'Open this record' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Ticket 17: a journey is missing');
  await dialog.getByRole('button', { name: 'Open record' }).click();
  const history = page.getByRole('list', { name: 'History, the newest first' });
  await expect(history.getByRole('listitem')).toHaveCount(50);
  const lines = await history
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThanOrEqual(rowPx);
  expect(await measureHeight(page)).toBeLessThan(3_600);
  await expect(history).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  await history.getByRole('button', { name: /^Visa details: / }).click();
  await expect(history.getByRole('region', { name: /^Details: Visa details/ })).toContainText(
    'Visa details changed',
  );
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Earlier events' }).click();
  await expect(history.getByRole('button', { name: /^Account registered/ })).toBeVisible();
  await page.reload();
  await expect(history.getByRole('button', { name: /^Account registered/ })).toBeVisible();
  expect(refused).toEqual([]);
}

test('lists and a history of an administrator have rows of one line and clip no column at 1280 px', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const { username } = await signUp(owner);
  await grantAccess(owner, 'lane@law.example', inDays(20));
  await record(owner, '/api/practice/questions/hist-a-001/report', { reason: 'Two answers are right.' });
  for (let turn = 0; turn < 50; turn += 1)
    await record(owner, '/api/account/settings', { lawyerSharingEnabled: turn % 2 === 0 });
  await record(owner, '/api/immigration/profile/visa', aVisa());
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsAdministrator(page);
  for (const area of lists) {
    await page.goto(`/admin/${area}`);
    if (area === 'jobs') await page.getByLabel('State').selectOption({ label: 'Done' });
    await expect(page.getByRole('table', { name: /^List of/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const { clipped, highestRow } of await measureTables(page)) {
      expect([area, clipped]).toEqual([area, 0]);
      expect(highestRow, `a row of ${area}`).toBeLessThanOrEqual(rowPx);
    }
    const filters = await page.getByRole('search').boundingBox();
    expect(filters?.height, `the filters of ${area}`).toBeLessThanOrEqual(filtersPx);
  }
  await expectSlimTables(page);
  await expectRowsToStayWhileLoading(page, username);
  await expectSlimHistory(page, username);
  await owner.context().close();
});
