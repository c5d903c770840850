import { inWords } from '../support/ilr';
import { signUp } from '../support/people';
import { aVisa, awayFor, inDays, record, upload, yearsAgo } from '../support/record';
import { aLawyer, giveAccess } from '../support/sharing';
import { expect, test } from '../support/test';

test('an owner shares a record, a lawyer opens every part, and the owner sees each access and revokes it', async ({
  page,
  browser,
  program,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'student',
    startDate: yearsAgo(5),
    endDate: yearsAgo(3),
  });
  await record(page, '/api/absences', awayFor(10, 'Lisbon'));
  await upload(page, 'Passport');
  const { page: lawyer, person } = await aLawyer(browser, program);
  await giveAccess(page, person.email, inDays(20), [], true);
  const card = page.getByRole('article', { name: 'Ms Lane' });
  await expect(card).toContainText('Active');
  await expect(page.getByText(/^Nobody but you\./)).toBeVisible();

  await lawyer.goto('/shared-with-me');
  await lawyer.getByRole('link', { name: 'Open record' }).click();
  await expect(lawyer.getByRole('heading', { level: 1 })).toHaveText(
    `Amara Khan’s record Shared with you until ${inWords(inDays(20))}`,
  );
  const panel = lawyer.getByRole('tabpanel');
  await expect(panel).toContainText('You can apply for ILR from');
  for (const [part, words] of [
    ['Visa history', 'Student'],
    ['Absences', 'Days away by both counts'],
    ['Dependants', 'No dependants yet'],
    ['Timeline', 'What decides the answer'],
    ['Documents', 'Passport'],
  ] as const) {
    await lawyer.getByRole('tab', { name: part }).click();
    await expect(panel).toContainText(words);
  }
  const file = lawyer.waitForEvent('download');
  await lawyer.getByRole('link', { name: 'Download Passport' }).click();
  expect((await file).suggestedFilename()).toBe('Passport.pdf');

  const accessLog = page.getByRole('region', { name: 'Who has seen my record' });
  // Another person's access appears on the owner's page a moment later.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return accessLog.textContent();
    })
    .toContain(`Ms Lane (${person.email}) opened your document “Passport”`);
  await accessLog.getByRole('button', { name: 'Show earlier' }).click();
  await expect(accessLog.getByRole('listitem')).toHaveCount(7);
  await expect(accessLog.getByRole('listitem').last()).toContainText('opened your progress');

  await card.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click();
  await expect(card).toContainText('Revoked');
  await lawyer.getByRole('tab', { name: 'Timeline' }).click();
  await expect(lawyer.getByRole('heading', { level: 1, name: 'The access has ended' })).toBeVisible();
  await lawyer.context().close();
});
