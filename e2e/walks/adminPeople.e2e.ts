import { journeyListResponse } from '@settlewise/contract/journeys';
import { heading, row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { aPerson, signUp } from '../support/people';
import { answer, awayFor, record } from '../support/record';

test('an administrator finds a person, opens the record with a reason, and locks the account', async ({
  page,
  browser,
  program,
}) => {
  const username = 'imogen.west';
  const owner = await anotherPage(browser, program);
  const person = await signUp(owner, { ...aPerson(), username, email: `${username}@example.org` });
  await record(owner, '/api/absences', awayFor(10, 'Lisbon'));
  const [journey] = journeyListResponse.parse(await (await owner.request.get('/api/absences')).json());
  await answer(owner, 'PATCH', `/api/absences/${journey?.id}`, { destination: 'Porto' });

  await openAsAdministrator(page, '/users');
  await page.getByLabel('Username or email address').fill('imog');
  await expect(page.getByText('1 of 1 person')).toBeVisible();
  await expect(row(page, 'List of people', /^imogen\.west /)).toContainText('i…@e….org');
  await page.getByRole('link', { name: username }).click();
  await expect(heading(page, username)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(person.email);
  await expect(page.getByRole('main')).not.toContainText('Porto');

  await page.getByRole('button', { name: 'Open this record' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Ticket 17: a journey is missing');
  await dialog.getByRole('button', { name: 'Open record' }).click();
  await page.getByRole('button', { name: /^Journey \(Porto\): destination changed/ }).click();
  const changed = page.getByRole('region', { name: /^Details: Journey/ });
  await expect(changed.getByRole('row', { name: /^Destination Changed Lisbon Porto$/ })).toBeVisible();
  // The server stores the access, so it survives a reload of the page.
  await page.reload();
  await expect(page.getByText(/^You opened this record until \d\d:\d\d: “Ticket 17/)).toBeVisible();
  await page.getByRole('tab', { name: 'Account details' }).click();
  await expect(page.getByRole('tabpanel')).toContainText(person.email);

  await page.getByRole('button', { name: 'Lock account' }).click();
  await dialog.getByLabel('Reason').fill('The account was taken over');
  await dialog.getByRole('button', { name: 'Lock account' }).click();
  await expect(page.getByRole('button', { name: 'Unlock account' })).toBeVisible();
  expect((await owner.request.get('/api/user')).status()).toBe(401);
  await owner.context().close();
});
