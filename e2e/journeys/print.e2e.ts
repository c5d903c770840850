import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import type { Page } from 'playwright/test';
import { readPdf, type PdfPage } from '../support/pdf';
import { fromOurPage, signUp } from '../support/people';
import { cutCards } from '../support/printedCards';
import { documentFindings, printedLines } from '../support/printedDocument';
import { aVisa, daysAgo, record, today, yearsAgo } from '../support/record';
import { expect, test } from '../support/test';

interface Trip {
  readonly startDate: CivilDate;
  readonly endDate: CivilDate;
  readonly reason: string;
}

/** This many trips of eight days without overlap, within the last five years. */
const trips = (count: number): readonly Trip[] =>
  Array.from({ length: count }, (_, index) => {
    const startDate = daysAgo(30 + 40 * index);
    return { startDate, endDate: addDays(startDate, 7), reason: `Visit ${index + 1}` };
  });

const ilrForm = (count: number) => ({
  visaType: 'skilled_worker',
  visaStartDate: yearsAgo(5),
  useDetailedAbsences: true,
  hasPassedLifeInUK: true,
  hasEnglishQualification: true,
  meetsSalaryRequirement: true,
  detailedAbsences: trips(count),
});

const citizenshipForm = (count: number) => ({
  immigrationRoute: 'skilled_worker',
  ukEntryDate: yearsAgo(9),
  settlementDate: yearsAgo(2),
  useDetailedAbsences: true,
  physicalPresence: true,
  physicalPresenceExactDate: true,
  settlementStatus12Months: true,
  englishLanguage: true,
  goodCharacter: true,
  absenceRecords: trips(count),
});

/** @returns the address of the saved result */
async function save(page: Page, calculator: 'ilr' | 'citizenship', form: object): Promise<string> {
  const data = { calculator, form, calculatedOn: today() };
  const answer = await page.request.post('/api/assessments', { data, headers: fromOurPage });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id }: { id: string } = await answer.json();
  return `/saved-results/${id}`;
}

/** The folder that keeps the documents for inspection. */
const folder = process.env['PDF_FOLDER'];

async function print(page: Page, address: string, name: string): Promise<readonly PdfPage[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const bytes = await page.pdf({ preferCSSPageSize: true });
  if (folder !== undefined) await writeFile(path.join(folder, `${name}.pdf`), bytes);
  return readPdf(bytes);
}

const dateInRow = (date: CivilDate): string =>
  new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace('Sept', 'Sep');

const fewestLines = 6;

/**
 * Expects a document with its title and numbered pages, none of them almost empty, without overlaps or
 * controls of the screen.
 */
function expectDocument(pages: readonly PdfPage[], title: string, verdict: RegExp): void {
  expect(pages[0]?.lines[0]?.text).toBe(title);
  expect(pages[0]?.lines.map(({ text }) => text).join(' ')).toMatch(verdict);
  expect(documentFindings(pages), title).toEqual([]);
  if (pages.length > 1)
    for (const [index, { lines }] of pages.entries())
      expect(lines.length - 1, `page ${index + 1}`).toBeGreaterThanOrEqual(fewestLines);
}

/** Expects each trip once as a row of the table, and the table's head on every page with rows. */
function expectTrips(pages: readonly PdfPage[], all: readonly Trip[]): void {
  const rows = all.map(({ startDate, endDate }) => `${dateInRow(startDate)} ${dateInRow(endDate)} `);
  const isRow = (line: string) => rows.some((row) => line.includes(row));
  expect(
    rows.filter((row) => printedLines(pages).filter((line) => line.includes(row)).length !== 1),
    'rows that are missing or there twice',
  ).toEqual([]);
  for (const { lines } of pages)
    if (lines.some(({ text }) => isRow(text)))
      expect(lines.map(({ text }) => text).join('\n')).toMatch(/No\. Left the UK Came back/);
}

test('results, trackers and progress print as documents with every trip', async ({ page }) => {
  await signUp(page);
  const ilrOf40 = await save(page, 'ilr', ilrForm(40));
  const ilrOf2 = await save(page, 'ilr', ilrForm(2));
  const citizenshipOf40 = await save(page, 'citizenship', citizenshipForm(40));

  await test.step('a result of 40 trips prints', async () => {
    const pages = await print(page, ilrOf40, 'ilr-40');
    expectDocument(pages, 'Saved result: ILR eligibility', /You can apply for ILR now/);
    expectTrips(pages, trips(40));
    expect(pages.length).toBeLessThanOrEqual(7);
    // Collapsed sections are printed open, with the address of where to apply.
    const text = printedLines(pages).join('\n');
    for (const part of ['Good to know', 'Where to apply', 'ILR standard fee', 'Official government guidance'])
      expect(text).toContain(part);
    expect(text).toContain('https://www.gov.uk/indefinite-leave-to-remain-tier-2-t2-skilled-worker-visa');
  });

  await test.step('a result of 2 trips prints from a phone in dark mode', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const pages = await print(page, ilrOf2, 'ilr-2');
    expectDocument(pages, 'Saved result: ILR eligibility', /You can apply for ILR now/);
    expectTrips(pages, trips(2));
    // Sections that are collapsed on the phone are printed.
    expect(printedLines(pages).join('\n')).toContain('Good character');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const [ink, paper] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return [color, backgroundColor];
    });
    const [red = 255] = (ink?.match(/\d+/g) ?? []).map(Number);
    expect(red, `the ink is ${ink}`).toBeLessThan(60);
    expect(paper).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: null, colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  await test.step('a result of the citizenship calculator prints', async () => {
    const pages = await print(page, citizenshipOf40, 'citizenship-40');
    expectDocument(pages, 'Saved result: British citizenship', /You do not meet every requirement yet/);
    expectTrips(pages, trips(40));
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(printedLines(pages).join('\n')).toMatch(/Together, for each person £/);
    // The picture of the years is as wide as the sheet and does not exceed it.
    await page.emulateMedia({ media: 'print' });
    const [sheet, strip] = await Promise.all(
      [page.getByRole('main'), page.getByRole('figure').locator('svg[height="22"]').first()].map((part) =>
        part.boundingBox(),
      ),
    );
    await page.emulateMedia({ media: null });
    expect(strip?.width).toBeGreaterThan(0.9 * (sheet?.width ?? Infinity));
    expect((strip?.x ?? 0) + (strip?.width ?? 0)).toBeLessThan((sheet?.x ?? 0) + (sheet?.width ?? 0));
  });

  await record(page, '/api/immigration/profile/visa', aVisa());
  for (const { startDate, endDate, reason } of trips(40))
    await record(page, '/api/absences', {
      departureDate: startDate,
      returnDate: endDate,
      destination: reason,
      reason: 'holiday',
    });

  await test.step('the absence tracker and the absences of the dashboard print', async () => {
    const tracker = await print(page, '/absence-tracker', 'tracker');
    expectDocument(tracker, 'UK Absence Tracker', /Your days away are within the citizenship limits/);
    expectTrips(tracker, trips(40));
    expect(printedLines(tracker).join('\n')).toContain('Absences by quarter');
    expect(await cutCards(page), 'cards and rows cut between two pages').toEqual([]);
    expect(tracker.length).toBe(4);
    const absences = await print(page, '/dashboard/absences', 'absences');
    expectDocument(absences, 'Absence Tracker', /54 of 90 days/);
    expectTrips(absences, trips(40));
    expect(printedLines(absences).join('\n')).toContain('Absences by quarter');
    expect(await cutCards(page), 'cards and rows cut between two pages').toEqual([]);
    expect(absences.length).toBe(4);
  });

  await test.step('the progress prints', async () => {
    const pages = await print(page, '/dashboard/progress', 'progress');
    expectDocument(pages, 'ILR and Citizenship Progress', /You can apply for ILR only from/);
    expectTrips(pages, trips(40));
    for (const part of ['Overview', 'ILR Details', 'Citizenship'])
      expect(printedLines(pages)).toContain(part);
  });
});
