import { ruleSet } from '@settlewise/rules/parameters';
import { anotherPage, expect, openAsAdministrator, test } from '../support/administrator';
import { inDatabase } from '../support/inDatabase';
import { signUp } from '../support/people';
import { record } from '../support/record';

test('an administrator counts the people whose answers changed and releases the notice to them', async ({
  page,
  browser,
  program,
}) => {
  const owner = await anotherPage(browser, program);
  await signUp(owner);
  await record(owner, '/api/immigration/profile/visa', {
    currentVisaType: 'family_ten_years',
    visaStartDate: '2022-06-01',
    visaExpiryDate: '2027-05-31',
  });
  await record(owner, '/api/immigration/profile/visa-history', {
    visaType: 'spouse',
    startDate: '2016-12-01',
    endDate: '2022-05-31',
  });
  // Makes it look as if all people so far had registered before the current rules came into force.
  await inDatabase(
    program,
    `INSERT INTO rule_comparisons (rule_set, compared_with, began_at, round)
     VALUES ($1, 'the rules of before', now(), 1)
     ON CONFLICT (rule_set) DO UPDATE SET began_at = excluded.began_at`,
    [ruleSet.version],
  );

  await openAsAdministrator(page, '/rules');
  const panel = page.getByRole('region', { name: 'Who is told of changed answers' });
  await panel.getByRole('button', { name: 'Count again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Count again' }).click();
  await expect(panel).toContainText('Ready to be released');
  // Other tests use this program too, so the number of people may be higher.
  await expect(panel).toContainText(/\d+ of \d+ people/);
  await expect(panel).toContainText('our earlier answers were wrong, and we are sorry');
  await panel.getByText('An example, of a made-up record').click();
  await expect(panel).toContainText('Before: By time and days away, the first day to apply is 4 May 2032.');

  await panel.getByRole('button', { name: 'Release the notice' }).click();
  const dialog = page.getByRole('dialog', {
    name: /^Tell \d+ (?:person|people) that an answer has changed$/,
  });
  await expect(dialog).toContainText('This cannot be taken back.');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(panel).toContainText(/(\d+) of \1 (?:person|people) told/);
  await expect(panel).toContainText('by ruth.admin');
  await expect(panel.getByRole('button', { name: 'Release the notice' })).toHaveCount(0);

  await owner.goto('/dashboard/notifications');
  const notice = owner.getByRole('listitem').filter({ hasText: 'One of your answers has changed' });
  await expect(notice).toHaveCount(1);
  await expect(notice).toContainText('Before: By time and days away, the first day to apply is 4 May 2032.');
  await expect(notice).toContainText('3 November 2026');
  await notice.getByRole('link', { name: 'View your progress' }).click();
  await expect(owner).toHaveURL('/dashboard/progress');
  await owner.context().close();
});
