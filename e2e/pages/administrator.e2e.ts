import { jobBoardPath } from '@settlewise/contract/admin';
import type { Page } from 'playwright/test';
import { administrator, anotherPage, expect, test } from '../support/administrator';
import { collectComplaints } from '../support/complaints';
import { addressesFor } from '../support/pageList';
import { logIn, signUp } from '../support/people';
import { aVisa, awayFor, inDays, record } from '../support/record';
import { expectSoundPages } from '../support/visitPages';

test('every page of an administrator passes all checks, and so does the job board', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  await signUp(owner);
  await record(owner, '/api/immigration/profile/visa', aVisa());
  await record(owner, '/api/absences', awayFor(10, 'Lisbon'));
  await record(owner, '/api/account/settings', { lawyerSharingEnabled: true });
  await record(owner, '/api/legal-access', {
    email: 'lane@lawyers.example',
    name: 'Ms Lane',
    expiryDate: inDays(20),
    includesIdentity: true,
    alsoShares: ['addresses'],
  });
  await owner.context().close();

  await logIn(page, administrator);
  await expect(page).not.toHaveURL(/\/auth/);
  const event = await firstLink(page, '/admin/events', '/admin/events/');
  const examples = {
    '/admin/users/:id': await firstLink(page, '/admin/users', '/admin/users/'),
    '/admin/events/:id': event,
    '/admin/streams/:id': await firstLink(page, event, '/admin/streams/'),
  };
  await expectSoundPages(page, addressesFor('administrator', examples));
  await expectSoundJobBoard(page, program.address);
});

/** The job board is not ours: it shows queues and schedules, from this server alone and within the content policy. */
async function expectSoundJobBoard(page: Page, origin: string): Promise<void> {
  const complaints = collectComplaints(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).origin));
  await page.goto(jobBoardPath);
  await page.getByRole('link', { name: 'reminder-ticks' }).first().click();
  await expect(page.getByText('Looks every minute for whom something is due.')).toBeVisible();
  await page.getByRole('link', { name: 'Schedulers', exact: true }).click();
  const reminders = page.getByRole('row', { name: /reminder-ticks/ }).getByRole('cell', { name: 'every 1m' });
  await expect(reminders).toBeVisible();
  // Opening the address directly shows the same page as following links.
  await page.reload();
  await expect(reminders).toBeVisible();
  // The browser reports in the console what the policy refuses.
  expect(complaints).toEqual([]);
  expect(new Set(requests)).toEqual(new Set([origin]));
}

/** The address of the first link to a page below another one. */
async function firstLink(page: Page, section: string, below: string): Promise<string> {
  await page.goto(section);
  return (await page.locator(`main a[href^="${below}"]`).first().getAttribute('href')) ?? '';
}
