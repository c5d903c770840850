import { readFile } from 'node:fs/promises';
import { expectAccessiblePage } from '../support/accessibilityChecks';
import { heightOf, longest, phone } from '../support/lengths';
import { readPdf } from '../support/pdf';
import { signUp } from '../support/people';
import { amara, record, upload } from '../support/record';
import { expect, test } from '../support/test';

const pay = (documentType: string, month: string, last: number) => ({
  ...{ documentType, category: 'employment', issuedOn: `${month}-${last - 2}` },
  ...{ coversFrom: `${month}-01`, coversTo: `${month}-${last}` },
});
const referee = {
  ...{
    applicant: 'you',
    dateOfBirth: '1978-06-30',
    job: 'Teacher',
    professional: true,
    britishPassport: true,
  },
  ...{ passportNumber: '500112233', email: 'ruth@example.org', addresses: '9 Station Road, Leeds' },
  ...{ knownSince: '2019-09', howKnown: 'We sing in the same choir.', convictions: 'none' },
  ...{ relatedToApplicant: false, relatedToOther: false, represents: false, homeOffice: false },
};

test('a Skilled Worker of five years with eight documents in the vault sees which months are missing', async ({
  page,
}) => {
  await signUp(page);
  await record(page, '/api/immigration/profile/personal', amara.personal);
  await record(page, '/api/immigration/profile/visa', amara.visa);
  await upload(page, 'Old passport', { issuedOn: '2014-10-16', expiryDate: '2024-10-15' });
  await upload(page, 'New passport', { issuedOn: '2025-02-10', expiryDate: '2035-02-09' });
  await upload(page, 'eVisa', { documentType: 'evisa_screenshot', category: 'visa' });
  await upload(page, 'Letter', { documentType: 'employer_letter', issuedOn: '2027-01-20' });
  await upload(page, 'Payslip January', pay('payslip', '2027-01', 31));
  await upload(page, 'Payslip December', pay('payslip', '2026-12', 31));
  await upload(page, 'Statement December', pay('bank_statement', '2026-12', 31));
  await upload(page, 'Test', { documentType: 'life_in_uk_certificate', category: 'tests' });

  await page.goto('/');
  await page.getByRole('link', { name: 'Launch Tool Document Checklist Generator' }).click();
  await expect(page).toHaveURL('/documents');
  await page.getByRole('textbox', { name: /^Day you plan to apply/ }).fill('20/2/2027');
  const list = page.getByRole('region', { name: 'Your list' });
  const line = (title: string) =>
    list.getByRole('listitem').filter({ has: page.locator('summary', { hasText: title }) });
  await expect(line('Letter of your employer')).toContainText('Too old by 3 days');
  await expect(line('Latest payslip')).toContainText('1 month to come');
  await line('Latest payslip').locator('summary').click();
  await expect(line('Latest payslip')).toContainText('To come: January 2027.');
  await expect(page.getByRole('img', { name: /^Old passports/ })).toHaveAccessibleName(
    /Missing: October 2024 to February 2025\.$/,
  );
  await page
    .getByRole('region', { name: 'A few questions' })
    .getByLabel(/language other than English/)
    .selectOption('No');
  await expectAccessiblePage(page, 320);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('"October 2024 to February 2025"');

  // A letter goes to a word processor, and alone onto paper.
  const letters = page.getByRole('region', { name: 'Letters' });
  await letters.getByText('Letter of your employer').click();
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    letters.getByRole('button', { name: 'Download as Word' }).first().click(),
  ]);
  expect(word.suggestedFilename()).toBe('settlewise-letter-employer.docx');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await letters.getByRole('button', { name: 'Print this letter' }).first().click();
  const pages = await readPdf(await page.pdf());
  const text = pages.flatMap(({ lines }) => lines.map((each) => each.text)).join(' ');
  expect(text).toContain('We confirm that Amara Khan works for us');
  expect(text).not.toContain('Months covered');

  // A reload keeps what was typed; the same list is a tab of the documents.
  await page.setViewportSize(phone);
  await page.goto('/dashboard/documents?category=checklist');
  await expect(line('Letter of your employer')).toContainText('Too old by 3 days');
  await page.getByText('A few questions').click();
  await expect(page.getByLabel(/language other than English/)).toHaveValue('no');
  await page.getByText('A few questions').click();
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  await record(page, '/api/referees', { ...referee, fullName: 'Ruth Abara', britishPassport: false });
  await record(page, '/api/referees', { ...referee, fullName: 'Ben Cole', professional: false });
  await page.goto('/documents');
  await expect(line('Letter of your employer')).toContainText('Too old by 3 days');
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);

  // For citizenship the list asks for two referees, who have a page of their own.
  await page.getByText('Whose list, and when?').click();
  await page.getByRole('combobox', { name: 'Form' }).selectOption({ value: 'AN' });
  await line('Two referees').locator('summary').click();
  await line('Two referees').getByRole('link', { name: 'Your referees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Referees' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your application, form AN' });
  await expect(own).toContainText(
    'Ruth Abara is the one with a profession. Ben Cole has the British passport.',
  );
  expect(await heightOf(page)).toBeLessThanOrEqual(longest);
  await own.getByText(/^Ruth Abara: /).click();
  await expect(own).toContainText('Does not work for the Home Office');
  await expectAccessiblePage(page, 320);
});
