import { addDays, addYears } from '@settlewise/rules/calendar';
import type { Page } from 'playwright/test';
import { inWords } from '../support/ilr';
import { expectToast, signUp } from '../support/people';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Fills in a record that makes the dashboard show most of its parts. */
async function fillRecord(page: Page): Promise<void> {
  const test = aTask('Book the Life in the UK test', { dueDate: inDays(12), priority: 'high' });
  const letter = aTask('Ask my employer for a letter', { dueDate: daysAgo(3), priority: 'urgent' });
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/absences', awayFor(35, 'Lagos'));
  await record(page, '/api/tasks', test);
  await record(page, '/api/tasks', letter);
  await upload(page, 'Passport');
  await upload(page, 'Old BRP card', { documentType: 'brp_card', expiryDate: daysAgo(10) });
}

test('the dashboard of a filled record shows the next step, completes a task and links to the absences', async ({
  page,
}) => {
  await signUp(page);
  await fillRecord(page);
  await page.goto('/dashboard');
  const next = card(page, 'What to do next');
  // The visa of the record ends before the last 28 days of its five years.
  await expect(next).toContainText(`Extend your visa by ${inWords(inDays(60))}`);
  const firstDay = inWords(addDays(addYears(yearsAgo(3), 5), -28));
  await expect(next).toContainText(`You can apply for ILR only from ${firstDay}.`);
  await expect(card(page, 'Four steps to your date')).toContainText('3 of 4 done');
  await expect(card(page, 'ILR progress').getByRole('progressbar')).toHaveAttribute(
    'aria-valuenow',
    /^(?:59|60)$/,
  );
  await expect(page.getByRole('list', { name: 'Counts' })).toContainText('1 overdue');
  await expect(card(page, 'Profile summary')).toContainText('Expires in 60 days');
  await expect(card(page, 'Recent documents').getByRole('listitem')).toHaveText([
    /Old BRP card.*Expired/,
    /Passport.*No expiry date/,
  ]);

  const tasks = card(page, 'Upcoming tasks').getByRole('listitem');
  await expect(tasks).toHaveText([/Ask my employer.*Overdue/, /Book the Life in the UK test/]);
  await tasks.getByRole('button', { name: 'Complete Ask my employer for a letter' }).click();
  await expectToast(page, 'Task updated');
  await expect(tasks).toHaveText([/Book the Life in the UK test/]);

  await expect(card(page, 'Travel absences')).toContainText('33 of 90 days');
  await card(page, 'Travel absences').getByRole('link', { name: 'View absences' }).click();
  await expect(page).toHaveURL('/dashboard/absences');
  await page.getByRole('button', { name: 'Add Journey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Journey' });
  await dialog.getByRole('textbox', { name: 'Departure date' }).fill('1 May 2023');
  await dialog.getByRole('textbox', { name: 'Return date' }).fill('4 May 2023');
  await dialog.getByLabel('Destination').fill('Lisbon');
  await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Family' });
  await dialog.getByRole('button', { name: 'Add Journey' }).click();
  await expectToast(page, 'Absence recorded');
  await page.getByRole('tab', { name: '2023' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('1 journey, 4 days');
  await page.getByRole('button', { name: 'Delete journey to Lisbon' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete journey' }).click();
  await expectToast(page, 'Absence deleted');
  await expect(page.getByRole('rowheader')).toHaveText(['Lagos']);
});
