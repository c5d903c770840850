import { readFile } from 'node:fs/promises';
import { journeyListResponse } from '@settlewise/contract/journeys';
import type { Page } from 'playwright/test';
import { heading, row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { aPerson, expectToast, logIn, signUp } from '../support/people';
import { answer, awayFor, record } from '../support/record';
import { tabTo } from '../support/tabTo';
import { expectNoAxeFindings } from '../support/test';

const personNamed = (username: string) => ({ ...aPerson(), username, email: `${username}@example.org` });

/** Finds a person by the beginning of the username and opens their page. */
async function openPerson(page: Page, beginning: string, username: string): Promise<void> {
  await page.getByLabel('Username or email address').fill(beginning);
  await expect(page.getByText('1 of 1 person')).toBeVisible();
  await page.getByRole('link', { name: username }).click();
  await expect(heading(page, username)).toBeVisible();
}

test('an administrator locks an account with the keyboard only, which signs the person out in another window', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const person = await signUp(owner, personNamed('rosa.north'));
  await openAsAdministrator(page, '/users');
  await openPerson(page, 'rosa', 'rosa.north');

  await tabTo(page, page.getByRole('button', { name: 'Lock account' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Lock rosa.north’s account' });
  await tabTo(page, dialog.getByRole('button', { name: 'Lock account' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why, in at least 5/);
  await expectNoAxeFindings(page);
  await tabTo(page, dialog.getByLabel('Reason'));
  await page.keyboard.type('The account was taken over');
  await tabTo(page, dialog.getByRole('button', { name: 'Lock account' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Done', 'rosa.north’s account is locked.');
  await expect(page.getByRole('button', { name: 'Unlock account' })).toBeFocused();

  await owner.goto('/dashboard');
  await expect(owner).toHaveURL(/\/auth/);
  await logIn(owner, person);
  await expect(owner.getByRole('tabpanel').getByRole('alert')).toContainText(
    'Your account is locked, and your record is safe.',
  );
  await owner.context().close();
});

test('events are filtered, followed to related events and saved as a file, and a stream is shown as it was', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const person = await signUp(owner, personNamed('wanda.south'));
  await record(owner, '/api/absences', awayFor(10, 'Lisbon'));
  const [journey] = journeyListResponse.parse(await (await owner.request.get('/api/absences')).json());
  await answer(owner, 'PATCH', `/api/absences/${journey?.id}`, { destination: 'Porto' });
  await openAsAdministrator(page, '/users');
  await openPerson(page, 'wanda', 'wanda.south');

  await test.step('events are filtered by person and type, also after the Back button', async () => {
    await page.getByRole('link', { name: 'Events about this person' }).click();
    await expect(heading(page, 'Events')).toBeVisible();
    await page.getByRole('link', { name: 'Link made to confirm the email address' }).click();
    const chain = page.getByRole('list', { name: 'What the request set off' });
    await expect(chain.getByRole('link', { name: 'Account registered' })).toBeVisible();
    await page.goBack();
    await page.getByLabel('Event', { exact: true }).selectOption({ label: 'Journey changed' });
    await expect(page.getByText('1 of 1 event')).toBeVisible();
    await expect(row(page, 'List of events', /^Journey changed/)).toContainText('wanda.south');
  });

  await test.step('the file contains the same events and nothing else', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save these events as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^events \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(',"JourneyChanged",');
    expect(lines[1]).toContain(`,"${person.username}",`);
  });

  await test.step('one event leads to its chain and to its stream, which is compared with the current state', async () => {
    await page.getByRole('link', { name: 'Journey changed' }).click();
    const chain = page.getByRole('region', { name: 'Chain of cause' });
    await expect(chain.getByRole('list', { name: 'What the request set off' })).toContainText('This event');
    await chain.getByRole('link', { name: 'Journeys' }).click();
    await expect(heading(page, 'Journeys')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Porto');
    await page.getByRole('button', { name: 'Open this record' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Ticket 18: where did she go?');
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await page.getByLabel('After an event').selectOption({ index: 2 });
    const pastState = page.getByRole('region', { name: /^Then:/ });
    await expect(pastState).toContainText('Lisbon');
    await expect(pastState).not.toContainText('Porto');
    await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText('PortoDifferent then');
    await expectNoAxeFindings(page);
  });
  await owner.context().close();
});
