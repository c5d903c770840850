import { assess } from '../assessment/assess';
import type { Trip } from '../absences/trip';
import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import {
  periodLimit,
  residentLongEnough,
  settledLongEnough,
} from '../calculators/citizenship/citizenshipRules';
import { latestDate } from '../assessment/problems';

/** What of a record the question of citizenship is asked of. */
export interface CitizenshipRecord {
  readonly details: {
    readonly visaType: string | null;
    readonly marriedToBritishCitizen: boolean;
    readonly englishLanguageProof: boolean;
    readonly lifeInUKPassed: boolean;
    readonly goodCharacter: boolean;
    readonly intendsToStayInUK: boolean;
  };
  readonly journeys: readonly Trip[];
}

/** The calculator's form as a record fills it in. */
export function citizenshipFormOf(
  { details, journeys }: CitizenshipRecord,
  settlementDate: CivilDate,
  ukEntryDate: CivilDate,
) {
  return {
    immigrationRoute: details.visaType ?? 'other',
    ...{ ukEntryDate, settlementDate },
    statusType: 'ilr',
    isSpouseRoute: details.marriedToBritishCitizen,
    useDetailedAbsences: true,
    totalAbsences: 0,
    recentAbsences: 0,
    absenceRecords: journeys.map(({ departureDate, returnDate }) => ({
      startDate: departureDate,
      endDate: returnDate,
    })),
    // The record speaks for these: days away by the journeys, time with ILR by its date.
    ...{ physicalPresence: true, physicalPresenceExactDate: true, settlementStatus12Months: true },
    englishLanguage: details.englishLanguageProof,
    lifeInUK: details.lifeInUKPassed,
    goodCharacter: details.goodCharacter,
    intendsToContinueResiding: details.intendsToStayInUK,
    // Nobody was asked about these.
    ...{ hasFinancialIssues: false, hasCriminalRecord: false, hasImmigrationIssues: false },
  } satisfies CitizenshipForm;
}

/**
 * The day on which time and days away allow citizenship: the first of the good days that today is one of, or else the
 * first to come. Unlike a calculator's answer it stays the same while they are good. Null past the calendar's end.
 * @param today in London @throws UnsoundAssessment where the record's dates cannot be counted with
 */
export function citizenshipOpensOn(
  record: CitizenshipRecord,
  settlementDate: CivilDate,
  ukEntryDate: CivilDate,
  today: CivilDate,
): CivilDate | null {
  const spouse = record.details.marriedToBritishCitizen;
  const { years } = periodLimit(spouse);
  const timeAllowsFrom = latestOf(
    settledLongEnough(settlementDate, spouse),
    residentLongEnough(ukEntryDate, years),
  );
  if (timeAllowsFrom > latestDate) return null;
  const firstGoodFrom = (day: CivilDate): CivilDate => {
    const { citizenship } = assess({
      ...{ asOf: day, counting: 'inclusive', trips: record.journeys },
      citizenship: { applicationDate: day, settledSince: settlementDate, spouseOfBritishCitizen: spouse },
    });
    if (citizenship === null || citizenship.firstGoodDate === null)
      throw new TypeError('A question about citizenship was left without an answer');
    return citizenship.firstGoodDate;
  };
  let opens = firstGoodFrom(timeAllowsFrom);
  for (const day of daysThatMayEndIt(record.journeys, years, today)) {
    if (opens > today) return opens;
    if (day > opens) opens = notBefore(opens, day, firstGoodFrom(day));
  }
  return opens;
}

const notBefore = (opens: CivilDate, day: CivilDate, good: CivilDate) => (good > day ? good : opens);

/**
 * The days, up to today, on which good days can have come to an end: days away add up until somebody returns, and a
 * period that begins while they were away ends some years after. In order.
 */
function daysThatMayEndIt(journeys: readonly Trip[], years: number, today: CivilDate): readonly CivilDate[] {
  const days = journeys.flatMap(({ returnDate }) => {
    const began = addYears(returnDate, years);
    return [earliestOf(returnDate, today), addDays(began, -3), addDays(began, -2), addDays(began, -1)];
  });
  return [...new Set([...days, today])].filter((day) => day <= today).sort();
}

const latestOf = (one: CivilDate, other: CivilDate) => (one > other ? one : other);
const earliestOf = (one: CivilDate, other: CivilDate) => (one < other ? one : other);
