import { readFile } from 'node:fs/promises';
import { journeyListResponse } from '@settlewise/contract';
import type { Browser, Locator, Page } from 'playwright/test';
import { goTo, heading, row } from '../support/administrationPages';
import { administrator, anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { expectAccessibleFrame, expectAccessiblePage } from '../support/accessibilityChecks';
import { aPerson, expectToast, logIn, signUp, type Person } from '../support/people';
import type { Program } from '../support/program';
import { answer, awayFor, record } from '../support/record';
import { expectNoAxeFindings } from '../support/test';

const aPersonNamed = (username: string): Person => ({
  ...aPerson(),
  username,
  email: `${username}@example.org`,
});

/** A person with a journey to Lisbon that was changed to Porto. */
async function aTraveller(
  browser: Browser,
  program: Program,
  username: string,
): Promise<{ owner: Page; person: Person }> {
  const owner = await anotherPage(browser, program);
  const person = await signUp(owner, aPersonNamed(username));
  await record(owner, '/api/absences', awayFor(10, 'Lisbon'));
  const [journey] = journeyListResponse.parse(await (await owner.request.get('/api/absences')).json());
  await answer(owner, 'PATCH', `/api/absences/${journey?.id}`, { destination: 'Porto' });
  return { owner, person };
}

/** Finds a person by the beginning of the username and opens their page. */
async function openPerson(page: Page, beginning: string, username: string): Promise<void> {
  await page.getByLabel('Username or email address').fill(beginning);
  await expect(page.getByText('1 of 1 person')).toBeVisible();
  await page.getByRole('link', { name: username }).click();
  await expect(heading(page, username)).toBeVisible();
}

/** Opens the dialog of an action and carries it out with a reason. */
async function act(page: Page, label: string, send: string, reason: string): Promise<Locator> {
  await page.getByRole('button', { name: label }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: send }).click();
  return dialog;
}

/** Presses the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a record opens with a reason, and the person sees who looked', async ({ page, browser, program }) => {
  const { owner, person } = await aTraveller(browser, program, 'imogen.west');
  await openAsAdministrator(page);
  await expect(heading(page, 'Admin Dashboard')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Bars of the events a day/ })).toBeVisible();
  await expectAccessibleFrame(page);

  await test.step('a person is found by the beginning of the username', async () => {
    await goTo(page, 'People');
    await expect(row(page, 'List of people', /^imogen\.west /)).toContainText('i…@e….org');
    await expect(page.getByRole('main')).not.toContainText(person.email);
    await openPerson(page, 'imog', 'imogen.west');
    await expect(page.getByRole('main')).not.toContainText(person.email);
    await expect(page.getByRole('main')).not.toContainText('Lisbon');
  });

  await test.step('the record opens, not without a reason', async () => {
    await page.getByRole('button', { name: 'Open this record' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open imogen.west’s record' });
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why, in at least 5/);
    await expectNoAxeFindings(page);
    await dialog.getByLabel('Reason').fill('Ticket 17: a journey is missing');
    await dialog.getByRole('button', { name: 'Open record' }).click();
    await expect(page.getByText(/^You opened this record until \d\d:\d\d: “Ticket 17/)).toBeVisible();
  });

  await test.step('the history says what a change was before and after', async () => {
    await page.getByRole('button', { name: /^Journey \(Porto\): destination changed/ }).click();
    const changed = page.getByRole('region', { name: /^Details: Journey/ });
    await expect(changed.getByRole('row', { name: /^Destination Changed Lisbon Porto$/ })).toBeVisible();
    await expect(page.getByText('This is the beginning of the history.')).toBeVisible();
    await expectAccessiblePage(page);
    // What the page keeps is lost by a reload; what the server keeps is not.
    await page.reload();
    await expect(page.getByText(/^You opened this record until \d\d:\d\d: “Ticket 17/)).toBeVisible();
    await page.getByRole('tab', { name: 'Account details' }).click();
    const details = page.getByRole('tabpanel', { name: 'Account details' });
    await expect(details).toContainText(person.email);
    await expect(details).toContainText(person.lastName);
  });

  await test.step('the person sees the access with its reason', async () => {
    await owner.goto('/dashboard/lawyer-access');
    await owner.getByRole('button', { name: 'Show my lawyers' }).click();
    await expect(owner.getByRole('region', { name: 'Who has seen my record' })).toContainText(
      'A Settlewise administrator opened your record. The reason they gave: Ticket 17: a journey is missing',
    );
  });
});

test('an administrator locks and unlocks, and makes and unmakes administrators', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const person = await signUp(owner, aPersonNamed('rosa.north'));
  await openAsAdministrator(page, '/users');
  await openPerson(page, 'rosa', 'rosa.north');

  await test.step('the account is locked by keyboard alone, and its person signed out at once', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Lock account' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Lock rosa.north’s account' });
    await tabTo(page, dialog.getByLabel('Reason'));
    await page.keyboard.type('The account was taken over');
    await tabTo(page, dialog.getByRole('button', { name: 'Lock account' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Done', 'rosa.north’s account is locked.');
    await expect(page.getByRole('button', { name: 'Unlock account' })).toBeFocused();
    expect((await owner.request.get('/api/user')).status()).toBe(401);
    await owner.goto('/dashboard');
    await expect(owner).toHaveURL(/\/auth/);
    await logIn(owner, person);
    await expect(owner.getByRole('tabpanel').getByRole('alert')).toContainText(
      'Your account is locked, and your record is safe.',
    );
  });

  await test.step('it is unlocked', async () => {
    await act(page, 'Unlock account', 'Unlock account', 'Its owner proved who she is');
    await expectToast(page, 'Done', 'rosa.north’s account is unlocked.');
    await logIn(owner, person);
    await expect(owner).not.toHaveURL(/\/auth/);
  });

  await test.step('the person becomes an administrator, and is one no longer', async () => {
    await act(page, 'Make administrator', 'Make administrator', 'She joins the team');
    await expectToast(page, 'Done', 'rosa.north is an administrator.');
    // Another person's page knows of it a moment later.
    await expect(async () => {
      await owner.goto('/admin/events');
      await expect(heading(owner, 'Events')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await act(page, 'Take administrator’s role away', 'Take role away', 'She leaves the team');
    await expectToast(page, 'Done', 'rosa.north is no longer an administrator.');
    await owner.getByRole('link', { name: 'Rules' }).click();
    await expect(owner).toHaveURL('/');
  });

  await test.step('the last administrator keeps the role', async () => {
    await goTo(page, 'People');
    await openPerson(page, 'ruth', administrator.username);
    const dialog = await act(
      page,
      'Take administrator’s role away',
      'Take role away',
      'I am leaving the team',
    );
    await expect(dialog.getByRole('alert')).toContainText('This is the last administrator.');
    await expect(dialog.getByLabel('Reason')).toHaveValue('I am leaving the team');
    await expectNoAxeFindings(page);
  });
});

test('events are narrowed, followed and saved, and a stream is seen as it was', async ({
  page,
  browser,
  program,
}) => {
  const { person } = await aTraveller(browser, program, 'wanda.south');
  await aTraveller(browser, program, 'wilma.east');
  await openAsAdministrator(page, '/users');
  await openPerson(page, 'wanda', 'wanda.south');

  await test.step('by person and type', async () => {
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

  await test.step('the file has the same events and nothing else', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save these events as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^events \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^Recorded at,Type,Stream,Revision,Whose data,Username,/);
    expect(lines[1]).toContain(',JourneyChanged,');
    expect(lines[1]).toContain(`,${person.username},`);
  });

  await test.step('one event leads to its chain and to its stream', async () => {
    await page.getByRole('link', { name: 'Journey changed' }).click();
    await expect(heading(page, 'Journey changed')).toBeVisible();
    const chain = page.getByRole('region', { name: 'Chain of cause' });
    await expect(chain.getByRole('list', { name: 'What the request set off' })).toContainText('This event');
    await expectAccessiblePage(page);
    await chain.getByRole('link', { name: 'Journeys' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journeys' })).toBeVisible();
  });

  await test.step('the stream then beside the stream now', async () => {
    await expect(page.getByRole('main')).not.toContainText('Porto');
    await act(page, 'Open this record', 'Open record', 'Ticket 18: where did she go?');
    await expect(page.getByRole('region', { name: 'Now' })).toContainText('Porto');
    await page.getByLabel('After an event').selectOption({ index: 2 });
    const then = page.getByRole('region', { name: /^Then:/ });
    await expect(then).toContainText('Lisbon');
    await expect(then).not.toContainText('Porto');
    await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText('PortoDifferent then');
    await expect(row(page, 'What changed from then to now', /^Porto, destination/)).toContainText('Lisbon');
    await expectAccessiblePage(page);
  });
});
