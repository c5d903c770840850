import { row } from '../support/administrationPages';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { inDatabase } from '../support/inDatabase';
import { signUp } from '../support/people';
import { aTask, record } from '../support/record';
import { expectNoAxeFindings } from '../support/test';

test('an open page shows that a read model has stopped, and that it runs again after a retry', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  await signUp(owner);
  await openAsAdministrator(page, '/projections');
  await expect(page.getByText(/^\d+ live projections, all up to date$/)).toBeVisible();
  await inDatabase(program, `ALTER TABLE tasks_v1 ADD CONSTRAINT not_this CHECK (title <> 'Poison')`);
  await record(owner, '/api/tasks', aTask('Poison'));
  const stopped = page.getByRole('list', { name: 'Stopped projections' });
  await expect(stopped).toContainText('“tasks” has stopped');
  await expectNoAxeFindings(page);
  await inDatabase(program, 'ALTER TABLE tasks_v1 DROP CONSTRAINT not_this');
  await page.getByRole('button', { name: 'Retry: tasks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(stopped).toHaveCount(0);
  await page.getByText('All projections').click();
  await expect(row(page, /^Projections/, /^tasks table version 1/)).toContainText('Live');
  await owner.context().close();
});
