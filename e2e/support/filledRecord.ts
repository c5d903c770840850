import type { Page } from 'playwright/test';
import { aTask, aVisa, awayFor, daysAgo, inDays, record, upload, yearsAgo } from './record';

/** A name of the maximum length. */
const longestWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

/** At the limit by the Home Office's count, and over it with the days of travel, so that pages show the margin. */
export const longJourney = { ...awayFor(1, 'Lagos'), departureDate: daysAgo(200), returnDate: daysAgo(19) };

/** One address in Leith. */
export const homeInLeith = (line1: string, rest: object): object => ({
  line1,
  line2: 'Flat 2',
  town: 'Leith',
  postcode: 'EH6 6AA',
  country: 'united_kingdom',
  role: 'tenant',
  precision: 'day',
  withWhom: null,
  ...rest,
});

/**
 * Fills an ordinary record: two visas, twelve journeys, six tasks, eight documents, ten addresses one after another and three
 * children. Some words in it are as long as words get.
 */
export async function fillRecord(page: Page): Promise<void> {
  await record(page, '/api/immigration/profile/visa', aVisa());
  await record(page, '/api/immigration/profile/visa-history', {
    visaType: 'student',
    startDate: yearsAgo(6),
    endDate: yearsAgo(3),
  });
  await addJourneys(page);
  await addTasks(page);
  await addDocuments(page);
  await addHomes(page);
  await addChildren(page);
}

async function addJourneys(page: Page): Promise<void> {
  await record(page, '/api/absences', longJourney);
  for (let journey = 2; journey < 13; journey += 1)
    await record(page, '/api/absences', {
      ...awayFor(1, journey === 2 ? longestWord : `Lagos ${journey}`),
      departureDate: daysAgo(100 * (journey + 1)),
      returnDate: daysAgo(100 * (journey + 1) - 12),
    });
}

async function addTasks(page: Page): Promise<void> {
  await record(page, '/api/tasks', aTask('Ask the employer for the letter that confirms salary and dates'));
  for (let task = 1; task < 6; task += 1)
    await record(
      page,
      '/api/tasks',
      aTask(`Ask employer ${task + 1} for a letter`, { dueDate: inDays(9 * task) }),
    );
}

async function addDocuments(page: Page): Promise<void> {
  await upload(page, 'my passport with a long name that was given by a scanner 2026-11-25');
  await upload(page, 'My earlier passport');
  for (let document = 0; document < 6; document += 1)
    await upload(page, `Payslip ${document + 1}`, { documentType: 'payslip', category: 'employment' });
}

async function addHomes(page: Page): Promise<void> {
  for (let home = 0; home < 10; home += 1)
    await record(
      page,
      '/api/addresses',
      homeInLeith(`${home + 1} Harbour Street`, {
        from: daysAgo(200 * (home + 1)),
        to: home === 0 ? null : daysAgo(200 * home + 1),
      }),
    );
}

async function addChildren(page: Page): Promise<void> {
  for (const firstName of ['Chidi', 'Adaeze', 'Ngozi'])
    await record(page, '/api/dependants', {
      firstName,
      lastName: 'Khan',
      dateOfBirth: yearsAgo(7),
      relationship: 'child',
      nationality: 'nigeria',
      currentVisaType: 'dependent',
      visaStartDate: yearsAgo(3),
      visaExpiryDate: inDays(60),
      bornInUk: false,
      british: false,
      travelsWith: 'me',
    });
}
