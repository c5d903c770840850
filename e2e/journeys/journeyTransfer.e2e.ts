import { readFile } from 'node:fs/promises';
import { expectToast, signUp } from '../support/people';
import { expect, expectNoAxeFindings, test } from '../support/test';
import { journeyRows } from '../support/tracker';

const table = `Date left,Date returned,Destination,Reason
01/03/2025,10/03/2025,Spain,Holiday
5 Apr 2025,7 Apr 2025,France,Business
30/02/2025,10/03/2025,Peru,Holiday`;

test('a file of journeys is checked, imported once, and exported as a file and a list', async ({ page }) => {
  await signUp(page);
  await page.goto('/absence-tracker');
  await page.getByRole('button', { name: 'Import journeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import journeys' });
  const choose = (name: string, content: Buffer) =>
    dialog.getByLabel('Or choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: content });
  await choose('book.xlsx', Buffer.from('PK\u0003\u0004 and so on'));
  await expect(dialog.getByRole('alert')).toContainText('This is not a CSV file');

  // The dialog keeps a table that could not be sent.
  await page.route('**/api/absences/import*', (route) => route.abort('connectionreset'));
  await choose('journeys.csv', Buffer.from(table));
  await expect(dialog.getByRole('alert')).toContainText('We could not reach Settlewise.');
  await page.unroute('**/api/absences/import*');
  await dialog.getByRole('button', { name: 'Check the journeys' }).click();
  await expect(dialog.getByRole('status')).toHaveText('2 journeys to add. 1 row with a problem is left out.');
  const refused = dialog.getByRole('row', { name: /Peru/ });
  await expect(refused).toContainText('Left out');
  await expect(refused).toContainText('February 2025 has no day 30');
  await expectNoAxeFindings(page);
  await dialog.getByRole('button', { name: 'Add 2 journeys' }).click();
  await expectToast(page, 'Journeys Added', '2 journeys added to your record.');
  await expect(journeyRows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Import journeys' }).click();
  await dialog.getByLabel('Your journeys').fill(table);
  await dialog.getByRole('button', { name: 'Check the journeys' }).click();
  await expect(dialog.getByRole('status')).toContainText('2 in your record already.');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(journeyRows(page)).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const saved = await (await download).path();
  expect(await readFile(saved, 'utf8')).toContain('"2025-03-01","2025-03-10","Spain","holiday"');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /List for application forms/ }).click();
  const list = await opened;
  await expect(list.getByRole('heading', { name: 'Journeys outside the UK' })).toBeVisible();
  await expect(list.getByRole('row')).toContainText([
    /Date left/,
    /5 April 2025.*France/s,
    /1 March 2025.*Spain/s,
  ]);
});
