import { goTo, row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { signUp } from '../support/people';
import { inDays } from '../support/record';
import { grantAccess } from '../support/sharing';

test('an administrator checks the log, rebuilds a read model, views jobs and emails, and revokes an access', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  const { username } = await signUp(owner);
  await grantAccess(owner, 'lane@law.example', inDays(20));
  await openAsAdministrator(page, '/proof');
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('The log is sound')).toBeVisible();
  await expect(page.getByRole('table', { name: /^Checks of the log/ })).toContainText('Sound');

  await test.step('a rebuilt read model replaces the present one', async () => {
    await goTo(page, 'Projections');
    await page.getByText('All projections').click();
    await page.getByRole('button', { name: 'Rebuild: journeys' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click();
    await expect(row(page, /^Projections/, /^journeys table version 2/)).toContainText('Live');
    await expect(row(page, /^Projections/, /^journeys table version 1/)).toHaveCount(0);
  });

  await test.step('the jobs and their job board open', async () => {
    await goTo(page, 'Jobs');
    await page.getByLabel('State').selectOption({ label: 'Done' });
    await expect(row(page, 'List of jobs', /^Mail/).first()).toContainText('Done');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open the board (new tab)' }).click();
    const board = await opened;
    await expect(board).toHaveTitle('Settlewise jobs');
    await board.getByRole('link', { name: 'Schedulers', exact: true }).click();
    const reminders = board.getByRole('row', { name: /reminder-ticks/ });
    await expect(reminders.getByRole('cell', { name: 'every 1m' })).toBeVisible();
    await board.close();
  });

  await test.step('the list of emails does not name the recipients', async () => {
    await goTo(page, 'Mails');
    await expect(row(page, 'List of mails', /^Confirm your address/).first()).toContainText('Sent');
    await expect(page.getByRole('main')).not.toContainText(username);
  });

  await test.step('an access is revoked with a reason', async () => {
    await goTo(page, 'Lawyer access');
    const grant = row(page, /^List of/, new RegExp(`^${username} `));
    await expect(grant).toContainText('Active');
    await grant.getByRole('button', { name: /^Revoke/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Revoke this access' });
    await dialog.getByLabel('Reason').fill('The owner asked for it by phone');
    await dialog.getByRole('button', { name: 'Revoke access' }).click();
    await expect(grant).toContainText('Revoked');
  });
  await owner.context().close();
});
