import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from '@settlewise/rules';
import type { Page } from 'playwright/test';
import { readPdf, type PdfPage } from '../support/pdf';
import { fromOurPage, signUp } from '../support/people';
import { aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

/** So many trips of eight days, all on days of their own, within the last five years. */
const trips = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const startDate = daysAgo(30 + 40 * index);
    return { startDate, endDate: addDays(startDate, 7), reason: `Visit ${index + 1}` };
  });

async function save(page: Page, data: object): Promise<string> {
  const answer = await page.request.post('/api/assessments', { data, headers: fromOurPage });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id }: { id: string } = await answer.json();
  return `/saved-results/${id}`;
}

const ilrForm = (count: number) => ({
  ...{ visaType: 'skilled_worker', visaStartDate: yearsAgo(5), useDetailedAbsences: true },
  ...{ hasPassedLifeInUK: true, hasEnglishQualification: true, meetsSalaryRequirement: true },
  detailedAbsences: trips(count),
});

const citizenshipForm = (count: number) => ({
  ...{ immigrationRoute: 'skilled_worker', ukEntryDate: yearsAgo(9), settlementDate: yearsAgo(2) },
  ...{ useDetailedAbsences: true, physicalPresence: true, physicalPresenceExactDate: true },
  ...{ settlementStatus12Months: true, englishLanguage: true, goodCharacter: true },
  absenceRecords: trips(count),
});

const folder = process.env['PDF_FOLDER'];

async function print(page: Page, name: string): Promise<readonly PdfPage[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true });
  if (folder !== undefined) await writeFile(path.join(folder, `${name}.pdf`), bytes);
  return readPdf(bytes);
}

test('prints', async ({ page }) => {
  await signUp(page);
  const address: [string, string][] = [
    ['ilr-40', await save(page, { calculator: 'ilr', form: ilrForm(40), calculatedOn: today() })],
    ['ilr-2', await save(page, { calculator: 'ilr', form: ilrForm(2), calculatedOn: today() })],
    ['cit-40', await save(page, { calculator: 'citizenship', form: citizenshipForm(40), calculatedOn: today() })],
    ['cit-2', await save(page, { calculator: 'citizenship', form: citizenshipForm(2), calculatedOn: today() })],
  ];
  await record(page, '/api/immigration/profile/visa', aVisa());
  for (const trip of trips(40))
    await record(page, '/api/absences', {
      departureDate: trip.startDate, returnDate: trip.endDate, destination: trip.reason, reason: 'holiday',
    });
  address.push(['tracker', '/absence-tracker'], ['absences', '/dashboard/absences'], ['progress', '/dashboard/progress']);
  for (const [name, at] of address) {
    await page.goto(at);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const pages = await print(page, name);
    console.log(name, pages.length, pages.map(({ lines }) => lines.length).join(' '));
  }
});
