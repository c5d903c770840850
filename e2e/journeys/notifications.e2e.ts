import { readFile } from 'node:fs/promises';
import { notificationListResponse, type NotificationResponse } from '@settlewise/contract';
import { addDays } from '@settlewise/rules';
import { request, type Browser, type Page } from 'playwright/test';
import { entriesOf } from '../support/calendarFile';
import { inWords } from '../support/ilr';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, fromOurPage, signUp } from '../support/people';
import type { Program } from '../support/program';
import { aTask, aVisa, daysAgo, inDays, record } from '../support/record';
import { expect, expectNoAxeFindings, test } from '../support/test';

/*
 * What is told tomorrow is what is told today, so that midnight may pass while this runs: nothing is told of ILR to a
 * student, and neither day is the first of a further step (`secondDay.unit.spec.ts`).
 */
const visaEnds = inDays(20);
const taskWasDue = daysAgo(1);
const visaTitle = `Your visa expires on ${inWords(visaEnds)}`;
const taskTitle = `Your task “Collect payslips of the last six months, and the letter” was due on ${inWords(taskWasDue)}`;

/** The program checks for due reminders every minute; half a minute more is for a busy machine. */
const toldWithinMs = 90_000;

const items = (page: Page) =>
  page.getByRole('list', { name: 'Notifications, the most urgent first' }).getByRole('listitem');
const item = (page: Page, title: string) => items(page).filter({ hasText: title });
const badge = (page: Page) => items(page).getByText('New', { exact: true });
const countingBell = (page: Page) => page.getByRole('link', { name: /^Notifications, \d+ new$/ });
const calendarCard = (page: Page) => page.getByRole('region', { name: 'Your dates in your calendar' });

/** A signed-in person in a separate browser context. */
async function somebody(browser: Browser, program: Program, ip: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { 'X-Forwarded-For': ip },
  });
  const page = await context.newPage();
  await signUp(page);
  return page;
}

async function expectBellToCount(page: Page, count: number): Promise<void> {
  if (count === 0) {
    await expect(page.getByRole('link', { name: 'Notifications', exact: true })).not.toHaveCount(0);
    await expect(countingBell(page)).toHaveCount(0);
    return;
  }
  await expect(countingBell(page)).toHaveAccessibleName(`Notifications, ${count} new`);
  await expect(countingBell(page)).toHaveText(String(count));
}

async function notificationsOf(page: Page): Promise<NotificationResponse[]> {
  const answer = await page.request.get('/api/notifications');
  return notificationListResponse.parse(await answer.json());
}

/** Expects the entry for the visa's end. An all-day entry ends on the day after. */
function expectVisaIn(file: string): void {
  const entry = entriesOf(file).find((each) => each.includes('SUMMARY:Last day of your visa\r\n'));
  expect(entry).toContain(`DTSTART;VALUE=DATE:${visaEnds.replaceAll('-', '')}\r\n`);
  expect(entry).toContain(`DTEND;VALUE=DATE:${addDays(visaEnds, 1).replaceAll('-', '')}\r\n`);
}

test.describe('somebody with a visa that ends soon and a task that is late', () => {
  // Notifications take up to a minute, so the tests wait for them only once; tests that need none run before.
  test.describe.configure({ mode: 'serial' });

  let page: Page;
  let stranger: Page;

  test.beforeAll(async ({ browser, program }) => {
    page = await somebody(browser, program, '203.0.113.81');
    await record(
      page,
      '/api/immigration/profile/visa',
      aVisa({ currentVisaType: 'student', visaExpiryDate: visaEnds }),
    );
    await record(
      page,
      '/api/tasks',
      aTask('Collect payslips of the last six months, and the letter', { dueDate: taskWasDue }),
    );
    stranger = await somebody(browser, program, '203.0.113.82');
    // From the day after signing up people are told which dates are missing.
    await record(stranger, '/api/alerts/choices', { choices: { profile_incomplete: 'off' } });
  });
  test.afterAll(async () => {
    await page.context().close();
    await stranger.context().close();
  });

  test('has the dates in a calendar: as a file, and at a secret address until it is ended', async () => {
    await page.goto('/dashboard/notifications');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a calendar file (.ics)' }).click();
    expect((await download).suggestedFilename()).toBe('Settlewise dates.ics');
    expectVisaIn(await readFile(await (await download).path(), 'utf8'));

    await page.getByRole('button', { name: 'Make a calendar address' }).click();
    const address = await page.getByLabel('Your calendar address').inputValue();
    const calendarProgram = await request.newContext();
    // A calendar program does not have the cookie that makes reads wait for the last write, so this polls.
    await expect.poll(async () => (await calendarProgram.get(address)).status()).toBe(200);
    const feed = await calendarProgram.get(address);
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expectVisaIn(await feed.text());
    // Only the secret address works without a session; the file at the fixed path needs one.
    expect((await calendarProgram.get(new URL('/api/calendar.ics', address).toString())).status()).toBe(401);
    await expectAccessiblePage(page, 320);

    // The address is shown only once.
    await page.reload();
    await expect(calendarCard(page)).toContainText('An address is in use since');
    await expect(page.getByLabel('Your calendar address')).toHaveCount(0);
    await page.getByRole('button', { name: 'End the address' }).click();
    const question = page.getByRole('alertdialog', { name: 'End the calendar address?' });
    await expectNoAxeFindings(page);
    await question.getByRole('button', { name: 'End the address' }).click();
    await expectToast(page, 'Calendar address ended');
    await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
    expect((await calendarProgram.get(address)).status()).toBe(404);
    await calendarProgram.dispose();
  });

  test('differs from somebody without dates, whose page says what will be here', async () => {
    await stranger.goto('/dashboard/notifications');
    await expect(stranger.getByText('No notifications yet.')).toBeVisible();
    await expectBellToCount(stranger, 0);
    await expectAccessiblePage(stranger, 320);
  });

  test('is told of both: by the bell, on the dashboard and on the page', async () => {
    await expect
      .poll(async () => (await notificationsOf(page)).map(({ title }) => title).toSorted(), {
        timeout: toldWithinMs,
      })
      .toEqual([taskTitle, visaTitle]);

    await page.goto('/dashboard');
    await expectBellToCount(page, 2);
    const panel = page.getByRole('region', { name: 'Notifications', exact: true });
    for (const title of [visaTitle, taskTitle])
      await expect(panel.getByRole('listitem').filter({ hasText: title })).toContainText('New');
    await expectAccessiblePage(page, 320);

    await countingBell(page).click();
    await expect(page).toHaveURL('/dashboard/notifications');
    await expect(items(page)).toHaveCount(2);
    await expect(badge(page)).toHaveCount(2);
    await expect(item(page, visaTitle)).toContainText('Warning');
    await expect(item(page, taskTitle)).toContainText('Alert');
    // A deadline comes first, as on the alerts' page, and a row is as high as its act.
    await expect(items(page).first()).toContainText(visaTitle);
    for (const row of await items(page).all()) {
      const box = await row.boundingBox();
      expect(Math.round(box?.height ?? 0)).toBe(80);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const each of await items(page).all())
      expect((await each.boundingBox())?.height).toBeLessThanOrEqual(80);
    // A title of more than two lines is cut, and its day stands below it.
    await expect(item(page, taskTitle).locator(`time[datetime="${taskWasDue}"]`)).toBeVisible();
    const row = item(page, visaTitle);
    // A press on the row itself opens it.
    await row.click({ position: { x: 60, y: 20 } });
    await expect(row.getByRole('link', { name: 'View your immigration profile' })).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectAccessiblePage(page, 320);
  });

  test('is the only one who is told, and the only one who can read what was', async () => {
    await stranger.reload();
    await expect(stranger.getByText('No notifications yet.')).toBeVisible();
    await expectBellToCount(stranger, 0);
    expect(await notificationsOf(stranger)).toEqual([]);
    expect(entriesOf(await (await stranger.request.get('/api/calendar.ics')).text())).toEqual([]);
    const headers = fromOurPage;
    const theirs = await notificationsOf(page);
    expect(theirs).toHaveLength(2);
    for (const { id } of theirs) {
      const address = `/api/notifications/${id}`;
      const answer = await stranger.request.patch(address, { headers, data: { isRead: true } });
      expect(answer.status()).toBe(404);
    }
    const all = await stranger.request.post('/api/notifications/read-all', { headers });
    expect(all.status()).toBe(204);
    expect((await notificationsOf(page)).map(({ isRead }) => isRead)).toEqual([false, false]);
  });

  test('reads one by following it, and the rest at once, for good', async () => {
    await page.goto('/dashboard/notifications');
    await item(page, taskTitle).getByRole('link', { name: 'View tasks' }).click();
    await expect(page).toHaveURL('/dashboard/tasks');
    await expect(
      page.getByRole('checkbox', {
        name: 'Completed: Collect payslips of the last six months, and the letter',
      }),
    ).toBeVisible();
    await expectBellToCount(page, 1);

    await countingBell(page).click();
    await expect(badge(page)).toHaveCount(1);
    await expect(item(page, taskTitle).getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Unread (1)' }).click();
    await expect(items(page)).toHaveCount(1);
    await expect(item(page, visaTitle)).toBeVisible();

    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expectToast(page, 'Notifications updated', 'All of them are marked as read.');
    await expect(page.getByRole('region', { name: 'Your notifications' })).toBeFocused();
    await expect(page.getByText('You have read everything.')).toBeVisible();
    await expectBellToCount(page, 0);

    await page.reload();
    await expect(page.getByText('You have read everything.')).toBeVisible();
    await expectBellToCount(page, 0);
    await page.getByRole('tab', { name: 'All', exact: true }).click();
    await expect(items(page)).toHaveCount(2);
    await expect(badge(page)).toHaveCount(0);
    await item(page, visaTitle).getByRole('link', { name: 'View your immigration profile' }).click();
    await expect(page).toHaveURL('/dashboard/immigration-profile');

    // The same two wait on the page of alerts until they are answered, and can be taken up again.
    await page.goto('/alerts');
    const waiting = page.getByRole('list', { name: 'Alerts, the most pressing first' });
    await expect(waiting.getByRole('heading')).toHaveText([visaTitle, taskTitle]);
    await expectAccessiblePage(page, 320);
    await waiting.getByRole('button', { name: `Done: ${taskTitle}` }).press('Enter');
    await expect(waiting.getByRole('heading')).toHaveText([visaTitle]);
    await page.reload();
    await expect(waiting.getByRole('heading')).toHaveText([visaTitle]);
    for (const tab of ['Ahead', 'History', 'Kinds']) {
      await page.getByRole('tab', { name: tab }).click();
      if (tab === 'Kinds')
        await page
          .getByText(/^Choose for \d+ kinds/)
          .first()
          .click();
      await expect(page.getByRole('tabpanel').getByRole('list').first()).toBeVisible();
      await expectAccessiblePage(page, 320);
    }
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: `Undo: ${taskTitle}` }).click();
    await page.getByRole('tab', { name: 'Now' }).click();
    await expect(waiting.getByRole('heading')).toHaveText([visaTitle, taskTitle]);
  });
});
