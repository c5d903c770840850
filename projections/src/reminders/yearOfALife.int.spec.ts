import { randomUUID } from 'node:crypto';
import { documentDecider, documentStream } from '@settlewise/domain/documents';
import {
  type Dependant,
  type DetailsChange,
  immigrationProfileDecider,
  immigrationProfileStream,
} from '@settlewise/domain/immigrationProfile';
import { journeyDecider, journeysStream } from '@settlewise/domain/journeys';
import { legalAccessDecider, legalAccessStream } from '@settlewise/domain/legalAccess';
import { type AlertChoice, notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { recordAccessDecider, recordAccessStream } from '@settlewise/domain/recordAccess';
import { taskDecider, taskStream } from '@settlewise/domain/tasks';
import { addDays, civilDateInLondon } from '@settlewise/rules/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFamilyMember } from '@settlewise/casework/testing/aFamilyMember';
import { samples } from '../../../infra/testing/samples';
import { openReminderBench, type ReminderBench } from '../../testing/reminderBench';
import { listNotifications } from '../readModels/notifications';

let bench: ReminderBench;
beforeAll(async () => {
  bench = await openReminderBench();
});
afterAll(() => bench.close());

const ids = {
  test: randomUUID(),
  payslips: randomUUID(),
  passport: randomUUID(),
  grant: randomUUID(),
  renewed: randomUUID(),
  letter: randomUUID(),
};
const looks = [randomUUID(), randomUUID()] as const;

/** What Ana does, and on which day, at seven in the morning unless it is noon. */
function lifeOf(ana: string): Readonly<Record<string, () => Promise<void>>> {
  const profile = immigrationProfileStream(ana);
  const fillsIn = (change: DetailsChange, today: string) =>
    bench.does(ana, immigrationProfileDecider, profile, { type: 'ChangeDetails', change, today });
  /** Her own five years from 20 November 2022; the first day to apply is 28 days earlier, on 23 October 2027. */
  const ida: Dependant = {
    firstName: 'Ida',
    lastName: 'Silva',
    dateOfBirth: '1990-02-01',
    relationship: 'spouse',
    nationality: 'br',
    passportNumber: null,
    currentVisaType: 'dependent',
    brpNumber: null,
    notes: null,
    visaStartDate: '2025-11-20',
    visaExpiryDate: '2028-11-19',
    visaHeldSince: '2022-11-20',
    bornInUk: null,
    british: false,
    settledSince: null,
    ukEntryDate: '2022-11-20',
    travelsWith: 'own',
    otherParentStatus: null,
    otherParentSince: null,
    ownJourneys: [],
  };
  /** Her own five years, from the day on which her visas began: more than two years after Ana’s day. */
  const noa = (since: string): Dependant => ({
    ...ida,
    firstName: 'Noa',
    visaStartDate: '2026-01-10',
    visaExpiryDate: '2031-01-09',
    visaHeldSince: since,
    ukEntryDate: since,
  });
  /** Eighteen on 1 November 2027. */
  const tom = aFamilyMember({ firstName: 'Tom', dateOfBirth: '2009-11-01', bornInUk: false, british: false });
  const leo = (visaExpiryDate: string): Dependant => aFamilyMember({ visaExpiryDate });
  /** His own five years end in 2031, and his visa before that. */
  const omar = {
    firstName: 'Omar',
    visaStartDate: '2026-06-01',
    visaExpiryDate: '2029-01-31',
    visaHeldSince: '2026-06-01',
    ukEntryDate: '2026-06-01',
  };
  const joins = (dependant: Dependant, today: string) =>
    bench.does(ana, immigrationProfileDecider, profile, { type: 'AddDependant', dependant, today });
  const becomes = (dependantId: number, dependant: Dependant, today: string) =>
    bench.does(ana, immigrationProfileDecider, profile, {
      type: 'ChangeDependant',
      dependantId,
      dependant,
      today,
    });
  const asksForPlans = (choice: AlertChoice) =>
    bench.does(ana, notificationDecider, notificationsStream(ana), {
      type: 'ChooseAlertKinds',
      choices: { announced_change: choice },
      due: [],
    });
  const uploads = (
    documentId: string,
    day: string,
    { title, type, ...days }: { title: string; type: string; expiryDate?: string; issuedOn?: string },
  ) =>
    bench.does(ana, documentDecider, documentStream(documentId), {
      type: 'UploadDocument',
      documentId,
      userId: ana,
      uploadedAt: `${day}T07:00:00.000Z`,
      document: { title, category: 'identity', documentType: type, stage: 'ilr', status: 'valid', ...days },
      file: { key: 'a/b', name: 'a.pdf', type: 'application/pdf', size: 7, sha256: 'a'.repeat(64) },
    });
  const plans = (taskId: string, title: string, dueDate: string, now: string) =>
    bench.does(ana, taskDecider, taskStream(taskId), {
      type: 'AddTask',
      taskId,
      userId: ana,
      stage: 'pending',
      now,
      task: { title, category: 'document', priority: 'high', dueDate },
    });
  const completes = (taskId: string, now: string) =>
    bench.does(ana, taskDecider, taskStream(taskId), {
      type: 'ChangeTask',
      taskId,
      userId: ana,
      now,
      change: { stage: 'completed' },
    });
  const travels = (departureDate: string, returnDate: string) =>
    bench.does(ana, journeyDecider, journeysStream(ana), {
      type: 'RecordJourney',
      id: randomUUID(),
      today: departureDate,
      item: { departureDate, returnDate, destination: 'Brazil', reason: 'family' },
    });
  const looksAt = (lookId: string, part: string, now: string) =>
    bench.does(ana, recordAccessDecider, recordAccessStream(lookId), {
      type: 'RecordAccess',
      lookId,
      grantId: ids.grant,
      part,
      documentTitle: null,
      now,
    });
  return {
    '2026-11-22': async () => {
      const visa = { visaType: 'skilled_worker', visaStartDate: '2022-10-01', brpExpiryDate: '2026-12-31' };
      await fillsIn({ ...visa, dateOfBirth: '1990-04-12' }, '2026-11-22');
      // Over the day on which the five years before 19 September 2028 begin.
      await travels('2023-09-10', '2023-10-05');
      await uploads(ids.passport, '2026-11-22', {
        title: 'Passport',
        type: 'passport',
        expiryDate: '2027-05-20',
      });
    },
    '2026-11-24': () => fillsIn({ visaExpiryDate: '2027-10-15' }, '2026-11-24'),
    '2027-01-10': async () => {
      await plans(ids.test, 'Book the test', '2027-02-15', '2027-01-10T07:00:00.000Z');
      await plans(ids.payslips, 'Collect payslips', '2027-07-01', '2027-01-10T07:00:00.000Z');
    },
    '2027-01-15': () => joins(leo('2027-01-31'), '2027-01-15'),
    // Eighty-three days.
    '2027-01-20': () => travels('2027-02-28', '2027-05-23'),
    '2027-01-26': () => becomes(1, leo('2029-01-31'), '2027-01-26'),
    '2027-02-24': () => asksForPlans('app_and_email'),
    '2027-03-12': () => joins(noa('2024-01-10'), '2027-03-12'),
    '2027-04-07': () => becomes(2, noa('2024-02-10'), '2027-04-07'),
    '2027-08-10': () => asksForPlans('off'),
    '2027-02-15 noon': () => completes(ids.test, '2027-02-15T12:00:00.000Z'),
    '2027-05-01': () =>
      bench.does(ana, documentDecider, documentStream(ids.passport), {
        type: 'ChangeDocument',
        documentId: ids.passport,
        userId: ana,
        change: { expiryDate: '2037-05-20' },
      }),
    '2027-05-04': () =>
      uploads(ids.renewed, '2027-05-04', {
        title: 'New passport',
        type: 'passport',
        expiryDate: '2037-05-25',
      }),
    '2027-05-25': () =>
      uploads(ids.letter, '2027-05-25', {
        title: 'Letter of the office',
        type: 'employer_letter',
        issuedOn: '2027-05-24',
      }),
    // Eleven more: the eighth of them is the 91st in total.
    '2027-05-15': () => travels('2027-08-09', '2027-08-21'),
    '2027-06-01': async () => {
      await bench.chooses(ana, { lawyerSharingEnabled: true });
      await bench.does(ana, legalAccessDecider, legalAccessStream(ana), {
        type: 'GrantLegalAccess',
        grantId: ids.grant,
        email: 'law@example.org',
        name: 'Lena Law',
        // The end of 10 June in London.
        expiresAt: '2027-06-10T23:00:00.000Z',
        now: '2027-06-01T07:00:00.000Z',
        ownEmail: 'ana@example.org',
        sharingEnabled: true,
      });
    },
    '2027-06-03': () => looksAt(looks[0], 'progress', '2027-06-03T07:00:00.000Z'),
    // A second use causes no alert.
    '2027-06-05': () => looksAt(looks[1], 'documents', '2027-06-05T07:00:00.000Z'),
    '2027-07-20': () => completes(ids.payslips, '2027-07-20T07:00:00.000Z'),
    '2027-09-20': () => fillsIn({ hasILR: true, ilrGrantDate: '2027-09-20' }, '2027-09-20'),
    '2027-09-21': () => joins(ida, '2027-09-21'),
    '2027-09-28': () => joins({ ...ida, ...omar }, '2027-09-28'),
    '2027-10-01': () => joins(tom, '2027-10-01'),
  };
}

/**
 * Written from the rules of telling, by hand. Years: five from 1 October 2022 are complete on 1 October 2027, and an
 * application may come 28 days earlier, on 3 September. The visa ends on 15 October; ILR comes on 20 September.
 */
const expectedNotifications = [
  '2026-11-22 profile_incomplete: visaExpiryDate missing, null',
  // From 26 March 2027 ILR asks for more English than the record shows.
  '2026-11-22 english_level: ilr known, 2027-09-03',
  // Uploaded two days after the six months before its last day.
  `2026-11-22 document_expiry: ${ids.passport} 6 months, 2027-05-20`,
  // Entered 16 days before: issued once, without the steps of 180, 90 and 60 days.
  '2027-01-15 dependant_visa_expiry: dependant 1 30 days, 2027-01-31',
  '2027-01-17 dependant_visa_expiry: dependant 1 14 days, 2027-01-31',
  '2027-01-24 dependant_visa_expiry: dependant 1 7 days, 2027-01-31',
  `2027-02-12 task_due: ${ids.test} 3 days, 2027-02-15`,
  // Completed at noon: never overdue.
  `2027-02-15 task_due: ${ids.test} today, 2027-02-15`,
  // Three calendar months before.
  `2027-02-20 document_expiry: ${ids.passport} 90 days, 2027-05-20`,
  // She asks for what is only announced: not the law.
  '2027-02-24 announced_change: earned_citizenship announced, null',
  '2027-02-24 announced_change: refugees_twenty_years announced, null',
  '2027-02-24 announced_change: earned_settlement announced, null',
  '2027-03-07 english_level: ilr 180 days, 2027-09-03',
  // Five years from 10 January 2024, and 28 days less.
  '2027-03-12 dependant_clock: dependant 2 beside 2027-09-03 0, 2028-12-13',
  // And from 10 February.
  '2027-04-07 dependant_clock: dependant 2 beside 2027-09-03 0, 2029-01-13',
  '2027-04-18 visa_expiry: visa 180 days, 2027-10-15',
  // Renewed on 1 May: nothing at 7 days.
  `2027-04-20 document_expiry: ${ids.passport} 30 days, 2027-05-20`,
  `2027-05-04 passport_replaced: ${ids.renewed} known, null`,
  '2027-05-15 absence_limit: final_year planned, 2027-08-17',
  // The eighty-first day.
  '2027-05-20 absence_limit: final_year near, 2027-05-20',
  `2027-06-03 legal_access_first_look: ${ids.grant} first look, 2027-06-03`,
  // Issued on 24 May: on 3 September a letter must be of 6 August or later.
  '2027-06-05 paper_too_old: you W1 90 days, 2027-09-03',
  '2027-06-05 english_level: ilr 90 days, 2027-09-03',
  '2027-06-05 ilr_window: ilr 90 days, 2027-09-03',
  `2027-06-09 legal_access_ending: ${ids.grant} 48 hours, 2027-06-10`,
  `2027-06-28 task_due: ${ids.payslips} 3 days, 2027-07-01`,
  `2027-07-01 task_due: ${ids.payslips} today, 2027-07-01`,
  `2027-07-02 task_due: ${ids.payslips} overdue, 2027-07-01`,
  '2027-07-17 visa_expiry: visa 90 days, 2027-10-15',
  '2027-08-04 paper_too_old: you W1 30 days, 2027-09-03',
  '2027-08-04 english_level: ilr 30 days, 2027-09-03',
  // 30 days, with the name of the former step of 28 days.
  '2027-08-04 ilr_window: ilr 28 days, 2027-09-03',
  '2027-08-16 visa_expiry: visa 60 days, 2027-10-15',
  '2027-08-17 absence_limit: final_year passed, 2027-08-17',
  '2027-08-27 ilr_window: ilr 7 days, 2027-09-03',
  '2027-09-03 ilr_window: ilr open, 2027-09-03',
  // After ILR nothing about the visa.
  '2027-09-15 visa_expiry: visa 30 days, 2027-10-15',
  // Twelve months after ILR it would be 20 September 2028; five years before that day Ana was away.
  '2027-09-20 citizenship_first_day: journey 2023-09-10 known, 2028-10-04',
  // By Ida’s own clock: she shares none of Ana’s days.
  '2027-09-21 dependant_ilr_window: dependant 3 90 days, 2027-10-23',
  '2027-09-23 dependant_ilr_window: dependant 3 28 days, 2027-10-23',
  '2027-09-28 dependant_visa_ends_before: dependant 4 known, 2029-01-31',
  // Added a month before the birthday.
  '2027-10-01 child_of_age: dependant 5 1 months, 2027-11-01',
  '2027-10-01 child_registration_ends: dependant 5 30 days, 2027-10-31',
  '2027-10-16 dependant_ilr_window: dependant 3 7 days, 2027-10-23',
  '2027-10-23 dependant_ilr_window: dependant 3 open, 2027-10-23',
  '2027-10-24 child_registration_ends: dependant 5 7 days, 2027-10-31',
];

const passport = 'Your document “Passport” expires on 20 May 2027';
/** Deadlines: each is emailed separately and immediately, without details. */
const leo = 'Something in your plan needs you by 31 January 2027';
const visa = 'Something in your plan needs you by 15 October 2027';
const english = 'ILR will ask you for English at level B2';
const ilr = 'You can apply for ILR from 3 September 2027';
const letter = 'Too old on the day you apply: letter of your employer';
const journey = 'Do not apply for citizenship before 4 October 2028: a journey stands against it';
const omars = 'Something in your plan needs you by 31 January 2029';
const idas = 'Time and days away allow settlement of Ida';
const plans =
  'Announced, not the law: Earned settlement; Announced, not the law: Refugees: 20 years; Announced, not the law: Earned citizenship';
const noas = 'Noa has another first day for settlement than you';
const toms = 'Something in your plan needs you by 31 October 2027';
const lastDay = 'The access of Lena Law ends on 10 June 2027';

/** Deadlines on their day. Mondays: what else is new, then, behind a bar, what comes before the next Monday. */
const expectedMails = [
  `2026-11-23 ana: ${passport}; ${english}; Add the last day of your visa to your profile |`,
  `2027-01-15 ana: ${leo}`,
  `2027-01-17 ana: ${leo}`,
  `2027-01-24 ana: ${leo}`,
  '2027-02-08 ana: | Your task “Book the test” is due on 15 February 2027',
  `2027-02-15 ana: Your task “Book the test” is due on 15 February 2027 | ${passport}`,
  `2027-02-22 ana: ${passport} |`,
  `2027-03-01 ana: ${plans} | ${english}`,
  `2027-03-08 ana: ${english} |`,
  `2027-03-15 ana: ${noas} |`,
  `2027-04-12 ana: ${noas} |`,
  `2027-04-18 ana: ${visa}`,
  `2027-04-19 ana: | ${passport}`,
  `2027-04-26 ana: ${passport} |`,
  '2027-05-10 ana: Tell UKVI about your new passport, and link it to your eVisa |',
  '2027-05-17 ana: A planned journey takes you over the citizenship limit: 90 days away in twelve months | Close to the citizenship limit: more than 80 days away in twelve months',
  '2027-05-24 ana: Close to the citizenship limit: more than 80 days away in twelve months |',
  `2027-05-31 ana: | ${english}; ${letter}; ${ilr}`,
  '2027-06-01 law: “ana” has shared their immigration record with you',
  `2027-06-07 ana: ${ilr}; ${english}; ${letter}; Lena Law looked at your record for the first time | ${lastDay}`,
  '2027-06-09 law: Your access to the record of “ana” ends on 10 June 2027',
  '2027-06-28 ana: Your task “Collect payslips” is due on 1 July 2027 |',
  '2027-07-05 ana: Your task “Collect payslips” was due on 1 July 2027 |',
  `2027-07-17 ana: ${visa}`,
  `2027-08-02 ana: | ${english}; ${letter}; ${ilr}`,
  `2027-08-09 ana: ${ilr}; ${english}; ${letter} |`,
  `2027-08-16 ana: ${visa}`,
  '2027-08-16 ana: | Over the citizenship limit: more than 90 days away in twelve months',
  `2027-08-23 ana: Over the citizenship limit: more than 90 days away in twelve months | ${ilr}`,
  `2027-08-30 ana: ${ilr} | ${english}; ${letter}`,
  '2027-09-06 ana: You can apply for ILR: the first day was 3 September 2027 |',
  `2027-09-15 ana: ${visa}`,
  `2027-09-20 ana: ${journey} |`,
  // On 20 September ILR is granted, and the step of 30 days of the visa is not issued.
  `2027-09-27 ana: ${idas} from 23 October 2027 |`,
  `2027-09-28 ana: ${omars}`,
  `2027-10-01 ana: ${toms}`,
  '2027-10-04 ana: Tom is 18 on 1 November 2027: make applications as a child before that day |',
  `2027-10-11 ana: | ${idas} from 23 October 2027`,
  `2027-10-18 ana: ${idas} from 23 October 2027 |`,
  `2027-10-24 ana: ${toms}`,
  `2027-10-25 ana: ${idas}: the first day was 23 October 2027 |`,
];

/** Withdrawn notifications, each step, with the new day of the same subject. */
const expectedWithdrawals = [
  '2026-11-24 profile_incomplete: visaExpiryDate missing, null',
  // Leo has a new visa.
  '2027-01-26 dependant_visa_expiry: dependant 1 14 days, 2029-01-31',
  '2027-01-26 dependant_visa_expiry: dependant 1 30 days, 2029-01-31',
  '2027-01-26 dependant_visa_expiry: dependant 1 7 days, 2029-01-31',
  // Completed at noon of the previous day.
  `2027-02-16 task_due: ${ids.test} 3 days, null`,
  `2027-02-16 task_due: ${ids.test} today, null`,
  // Noa’s visas began a month later than she had said.
  '2027-04-07 dependant_clock: dependant 2 beside 2027-09-03 0, 2029-01-13',
  `2027-05-01 document_expiry: ${ids.passport} 30 days, 2037-05-20`,
  `2027-05-01 document_expiry: ${ids.passport} 6 months, 2037-05-20`,
  `2027-05-01 document_expiry: ${ids.passport} 90 days, 2037-05-20`,
  `2027-07-20 task_due: ${ids.payslips} 3 days, null`,
  `2027-07-20 task_due: ${ids.payslips} overdue, null`,
  `2027-07-20 task_due: ${ids.payslips} today, null`,
  // She turns off alerts about announced changes.
  '2027-08-10 announced_change: earned_citizenship announced, null',
  '2027-08-10 announced_change: earned_settlement announced, null',
  '2027-08-10 announced_change: refugees_twenty_years announced, null',
  // Near the limit, and then over it.
  '2027-08-17 absence_limit: final_year near, 2027-08-17',
  // With ILR neither the visa nor the day to apply matters, and no other day is compared with hers.
  '2027-09-20 dependant_clock: dependant 2 beside 2027-09-03 0, null',
  '2027-09-20 english_level: ilr 180 days, null',
  '2027-09-20 english_level: ilr 30 days, null',
  '2027-09-20 english_level: ilr 90 days, null',
  '2027-09-20 english_level: ilr known, null',
  '2027-09-20 ilr_window: ilr 28 days, null',
  '2027-09-20 ilr_window: ilr 7 days, null',
  '2027-09-20 ilr_window: ilr 90 days, null',
  '2027-09-20 ilr_window: ilr open, null',
  '2027-09-20 visa_expiry: visa 180 days, null',
  '2027-09-20 visa_expiry: visa 30 days, null',
  '2027-09-20 visa_expiry: visa 60 days, null',
  '2027-09-20 visa_expiry: visa 90 days, null',
];

/**
 * Rami claimed protection on 5 March 2026 and has permission up to 30 June 2027: its last 28 days begin on 3 June. He reads
 * no emails.
 */
const expectedOfRami = [
  '2027-01-01 visa_expiry: visa 180 days, 2027-06-30',
  '2027-04-01 visa_expiry: visa 90 days, 2027-06-30',
  '2027-05-01 visa_expiry: visa 60 days, 2027-06-30',
  '2027-05-20 protection_renewal: visa 14 days, 2027-06-03',
  '2027-05-31 visa_expiry: visa 30 days, 2027-06-30',
  '2027-06-03 protection_renewal: visa open, 2027-06-03',
  '2027-06-16 visa_expiry: visa 14 days, 2027-06-30',
  '2027-06-23 visa_expiry: visa 7 days, 2027-06-30',
  '2027-06-29 visa_expiry: visa 1 days, 2027-06-30',
  '2027-07-01 visa_expiry: visa expired, 2027-06-30',
  // A late application may still be excused.
  ...Array.from({ length: 13 }, (_, more) => {
    const after = more + 2;
    return `2027-07-${String(after).padStart(2, '0')} visa_expiry: visa ${after} days after, 2027-06-30`;
  }),
];

async function fillsInForRami(rami: string): Promise<void> {
  await bench.chooses(rami, { emailNotificationsEnabled: false });
  const visa = { visaType: 'refugee', visaStartDate: '2026-04-01', visaExpiryDate: '2027-06-30' };
  const change = { ...visa, claimedOn: '2026-03-05', dateOfBirth: '1985-07-01' };
  await bench.does(rami, immigrationProfileDecider, immigrationProfileStream(rami), {
    type: 'ChangeDetails',
    change,
    today: '2026-11-21',
  });
}

/**
 * The days on which the program looks for what is due: in `npm run test:long` each day of the year; in `npm test` each Monday,
 * when mails go out, and each day on which something happens or is expected, with the days around it. What is told on any
 * other day is told by the next look, whose day is then a wrong one.
 */
function daysOfLooks(life: object): readonly string[] {
  const all: string[] = [];
  for (let day = '2026-11-22'; day <= '2027-11-21'; day = addDays(day, 1)) all.push(day);
  const expected = [...expectedNotifications, ...expectedOfRami, ...expectedMails, ...expectedWithdrawals];
  const named = [...Object.keys(life), ...expected].map((line) => line.slice(0, 10));
  const around = new Set(named.flatMap((day) => [addDays(day, -1), day, addDays(day, 1)]));
  return samples(
    all.filter((day) => around.has(day) || isMonday(day)),
    all,
  );
}

const isMonday = (day: string) => new Date(day).getUTCDay() === 1;

test('a year of a record: each alert is issued once, on its day, and emailed: deadlines immediately, others on the next Monday', async () => {
  bench.at('2026-11-21T12:00');
  const ana = await bench.registers('ana');
  const life = lifeOf(ana);
  const rami = await bench.registers('rami');
  await fillsInForRami(rami);
  const mailed: string[] = [];
  for (const day of daysOfLooks(life)) {
    bench.at(`${day}T07:00`);
    await life[day]?.();
    bench.at(`${day}T08:05`);
    await bench.tick();
    await bench.tick();
    mailed.push(
      ...bench.mails.splice(0).map(({ to, text, subject }) => `${day} ${inShort(to, subject, text)}`),
    );
    bench.at(`${day}T12:00`);
    await life[`${day} noon`]?.();
  }
  expect(await bench.listIssuedTo(ana)).toEqual(expectedNotifications);
  expect(await bench.listIssuedTo(rami)).toEqual(expectedOfRami);
  expect(mailed).toEqual(expectedMails);
  expect(await withdrawnFrom(ana)).toEqual(expectedWithdrawals);
});

/** Issued and withdrawn notifications of a person, by the day on which that happened, with the new day. */
async function withdrawnFrom(userId: string): Promise<readonly string[]> {
  const all = await listNotifications(bench.bench.database, userId);
  return all
    .flatMap(({ kind, subject, withdrawnAt, movedTo }) =>
      withdrawnAt === null ? [] : [`${civilDateInLondon(withdrawnAt)} ${kind}: ${subject}, ${movedTo}`],
    )
    .toSorted();
}

/** `ana: new; new | coming up` */
function inShort(to: string, subject: string, text: string): string {
  const [name = ''] = to.split('@');
  if (!text.includes('notification-settings') || subject.startsWith('Something in your plan'))
    return `${name}: ${subject}`;
  const [before = '', after = ''] = text.split('\n\nComing up\n\n');
  const news = before.includes('\n\nNew\n\n') ? titlesIn(before) : '';
  const coming = [...after.matchAll(/^ {2}(.+)$/gm)].map(([, title]) => title).join('; ');
  return `${name}: ${news} | ${coming}`.replace(/ {2}/g, ' ').trim();
}

const titlesIn = (text: string) => [...text.matchAll(/^- (.+)$/gm)].map(([, title]) => title).join('; ');
