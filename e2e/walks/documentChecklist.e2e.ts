import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, record, upload } from '../support/record';
import { expect, test } from '../support/test';

const payDocument = (documentType: string, month: string, lastDay: number) => ({
  documentType,
  category: 'employment',
  issuedOn: `${month}-${lastDay - 2}`,
  coversFrom: `${month}-01`,
  coversTo: `${month}-${lastDay}`,
});

test('a Skilled Worker with a filled vault sees what is missing and downloads the list and a letter', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/immigration/profile/visa', amara.visa);
  await upload(page, 'Old passport', { issuedOn: '2014-10-16', expiryDate: '2024-10-15' });
  await upload(page, 'New passport', { issuedOn: '2025-02-10', expiryDate: '2035-02-09' });
  await upload(page, 'Letter', { documentType: 'employer_letter', issuedOn: '2027-01-20' });
  await upload(page, 'Payslip December', payDocument('payslip', '2026-12', 31));
  await upload(page, 'Statement December', payDocument('bank_statement', '2026-12', 31));

  await page.goto('/documents');
  await page.getByRole('textbox', { name: /^Day you plan to apply/ }).fill('20/2/2027');
  const list = page.getByRole('region', { name: 'Your list' });
  const line = (title: string) =>
    list.getByRole('listitem').filter({ has: page.locator('summary', { hasText: title }) });
  await expect(line('Letter of your employer')).toContainText('Too old by 3 days');
  await line('Latest payslip').locator('summary').click();
  await expect(line('Latest payslip')).toContainText('To come: January 2027.');
  await expect(page.getByRole('img', { name: /^Old passports/ })).toHaveAccessibleName(
    /Missing: October 2024 to February 2025\.$/,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('"October 2024 to February 2025"');

  // A letter can be downloaded for a word processor and printed separately.
  const letters = page.getByRole('region', { name: 'Letters' });
  await letters.getByText('Letter of your employer').click();
  const [wordFile] = await Promise.all([
    page.waitForEvent('download'),
    letters.getByRole('button', { name: 'Download as Word' }).first().click(),
  ]);
  expect(wordFile.suggestedFilename()).toBe('settlewise-letter-employer.docx');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await letters.getByRole('button', { name: 'Print this letter' }).first().click();
  const pages = await readPdf(await page.pdf());
  const text = pages.flatMap(({ lines }) => lines.map((each) => each.text)).join(' ');
  expect(text).toContain('We confirm that Amara Khan works for us');
  expect(text).not.toContain('Months covered');
});
