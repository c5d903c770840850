import { goTo, heading, row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { holdAnswer } from '../support/holdAnswer';
import { inDatabase } from '../support/inDatabase';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { expectToast, signUp } from '../support/people';
import { aTask, record } from '../support/record';
import { expectNoAxeFindings } from '../support/test';

test('nobody else gets in', async ({ page }) => {
  await page.goto('/admin/projections');
  await expect(page).toHaveURL(/\/auth/);
  await signUp(page);
  await page.goto('/admin/projections');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
});

test('an administrator proves the log, and rebuilds and retries read models', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  await signUp(owner);
  await openAsAdministrator(page, '/proof');

  await test.step('the log is checked by keyboard alone', async () => {
    const check = page.getByRole('button', { name: 'Check now' });
    await expect(check).toBeVisible();
    await heading(page, 'Proof').focus();
    for (let pressed = 0; pressed < 20; pressed += 1) {
      await page.keyboard.press('Tab');
      if (await check.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(check).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('The log is sound')).toBeVisible();
    await expect(page.getByRole('table', { name: /^Checks of the log/ })).toContainText('Sound');
    await expectAccessiblePage(page);
  });

  await test.step('a read model is rebuilt and takes the place of the old one', async () => {
    await goTo(page, 'Projections');
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);
    await expect(page.getByText(/^\d+ live projections, all up to date$/)).toBeVisible();
    await page.getByText('All projections').click();
    await expectAccessiblePage(page);
    await page.getByRole('button', { name: 'Rebuild: journeys' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rebuild “journeys”' });
    await expect(dialog).toContainText('Readers go on seeing the present one');
    await dialog.getByRole('button', { name: 'Rebuild' }).click();
    const rebuilt = row(page, /^Projections/, /^journeys table version 2/);
    await expect(rebuilt).toContainText('Live');
    await expect(row(page, /^Projections/, /^journeys table version 1/)).toHaveCount(0);
  });

  await test.step('one that stopped says at which event, and goes on when it is retried', async () => {
    await inDatabase(program, `ALTER TABLE tasks_v1 ADD CONSTRAINT not_this CHECK (title <> 'Poison')`);
    await record(owner, '/api/tasks', aTask('Poison'));
    const stopped = page.getByRole('list', { name: 'Stopped projections' });
    await expect(stopped).toContainText('“tasks” has stopped');
    await expect(stopped.getByRole('link', { name: 'Task added' })).toHaveAttribute(
      'href',
      /^\/admin\/events\//,
    );
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1);
    await expectNoAxeFindings(page);
    await inDatabase(program, 'ALTER TABLE tasks_v1 DROP CONSTRAINT not_this');
    await page.getByRole('button', { name: 'Retry: tasks' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await expect(stopped).toHaveCount(0);
    await expect(row(page, /^Projections/, /^tasks table version 1/)).toContainText('Live');
  });
});

test('an administrator sees jobs, mails and rules, and ends an access', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const { username } = await signUp(owner);
  await record(owner, '/api/account/settings', { lawyerSharingEnabled: true });
  await record(owner, '/api/legal-access', { email: 'lane@law.example', name: 'Ms Lane' });
  await openAsAdministrator(page, '/jobs');

  await test.step('the queues and their jobs', async () => {
    await page.getByText(/^\d+ queues: /).click();
    await page.getByRole('button', { name: 'Details: mail', exact: true }).click();
    await expect(page.getByRole('table', { name: /^Queues/ })).toContainText('Sends mails with links');
    await expect(page.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
    await expectAccessiblePage(page);
    await page.getByLabel('State').selectOption({ label: 'Done' });
    await expect(row(page, 'List of jobs', /^Mail/).first()).toContainText('Done');
  });

  await test.step('the board of the jobs', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open the board (new tab)' }).click();
    const board = await opened;
    await expect(board).toHaveTitle('Settlewise jobs');
    await expect(board.getByText('reminder-ticks').first()).toBeVisible();
    await board.close();
  });

  await test.step('the mails', async () => {
    await goTo(page, 'Mails');
    await expect(row(page, 'List of mails', /^Confirm your address/).first()).toContainText('Sent');
    await expect(page.getByRole('main')).not.toContainText(username);
  });

  await test.step('the rules', async () => {
    await goTo(page, 'Rules');
    const next = page.getByRole('list', { name: /^What changes next/ });
    await expect(next.getByRole('button', { name: /From 26 Mar 2027/ }).first()).toContainText(
      'Not confirmed',
    );
  });

  await test.step('an access is revoked with a reason', async () => {
    await goTo(page, 'Lawyer access');
    const grant = row(page, /^List of/, new RegExp(`^${username} `));
    await expect(grant).toContainText('Active');
    const answer = await holdAnswer(page, '**/api/admin/legal-access?*');
    await page.getByRole('button', { name: 'Given' }).click();
    await expect(page.locator('[aria-busy="true"]').filter({ has: grant })).toHaveCount(1);
    // The old rows stay readable while new ones are loaded.
    await expectNoAxeFindings(page);
    answer();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await grant.getByRole('button', { name: /^Revoke/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this access' });
    await dialog.getByRole('button', { name: 'Revoke access' }).click();
    await expect(dialog).toContainText('Please say why');
    await expectNoAxeFindings(page);
    await dialog.getByLabel('Reason').fill('The owner asked for it by phone');
    await dialog.getByRole('button', { name: 'Revoke access' }).click();
    await expectToast(page, 'Done', 'The access is revoked.');
    await expect(grant).toContainText('Revoked');
    await owner.goto('/dashboard/lawyer-access');
    await expect(owner.getByRole('article', { name: 'Ms Lane' })).toContainText('Revoked');
  });
});
