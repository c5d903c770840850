import { assess } from '../assessment/assess';
import type { AssessedTrip, EnglishHeld, OpenAnswer, SettlementKind } from '../assessment/request';
import type { CountingMethod, Trip } from '../absences/trip';
import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import { hadProtection } from '../calculators/citizenship/arrival';
import { citizenshipAsked, toAssessedPerson } from '../calculators/citizenship/asked';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import {
  residentLongEnough,
  settledLongEnough,
  residenceYears,
} from '../calculators/citizenship/citizenshipRules';
import { citizenshipByOtherCount } from '../assessment/otherCount';
import { latestDate } from '../assessment/problems';
import type { CitizenshipCalculation } from '../calculators/citizenship/citizenshipCalculation';
import { lawOn } from '../parameters/law';
import { routeOfVisaType } from '../routes/visaTypes';
import type { EarlierVisa } from './visaRecord';

/** A journey of a record; a journey on the islands is no absence. */
export type CitizenshipJourney = Trip & Pick<AssessedTrip, 'crownDependency' | 'stillAway'>;

/** The part of a record for a citizenship assessment. Unknown fields are omitted or null. */
export interface CitizenshipRecord {
  readonly details: {
    readonly visaType: string | null;
    readonly marriedToBritishCitizen: boolean;
    readonly englishLanguageProof: boolean;
    readonly lifeInUKPassed: boolean;
    readonly goodCharacter: boolean;
    readonly intendsToStayInUK: boolean;
    readonly settledAs?: SettlementKind | null;
    readonly dateOfBirth?: CivilDate | null;
    readonly englishLevel?: EnglishHeld | null;
    /** Whether the person came to the UK without permission. */
    readonly arrivedWithoutPermission?: OpenAnswer | null;
  };
  readonly earlier?: readonly Pick<EarlierVisa, 'visaType'>[];
  readonly journeys: readonly CitizenshipJourney[];
}

const statusTypes: Readonly<Record<SettlementKind, string>> = {
  ilr: 'ilr',
  eu_settled_status: 'euss',
  eu_settled_status_swiss: 'euss_swiss',
  irish: 'irish',
  right_of_abode: 'right_of_abode',
};

/**
 * Fills in the calculator's form from a record.
 * @param settlementDate null if no settlement is needed
 */
export function toCitizenshipForm(
  { details, earlier = [], journeys }: CitizenshipRecord,
  settlementDate: CivilDate | null,
  ukEntryDate: CivilDate,
) {
  const { visaType, settledAs, dateOfBirth, englishLevel, arrivedWithoutPermission } = details;
  const held = [...(visaType === null ? [] : [visaType]), ...earlier.map((visa) => visa.visaType)];
  return {
    immigrationRoute: visaType ?? 'other',
    ukEntryDate,
    ...(settlementDate === null ? {} : { settlementDate }),
    statusType: statusTypes[settledAs ?? 'ilr'],
    // A record may not contain all visas since the entry, so settlement before the first of them is valid.
    indefiniteLeaveToEnter: true,
    ...(typeof dateOfBirth === 'string' && { dateOfBirth }),
    ...(typeof englishLevel === 'string' && { englishLevel }),
    ...(typeof arrivedWithoutPermission === 'string' && { arrivedWithoutPermission }),
    hadProtection: hadProtection(earlier),
    // The visas decide this, not a question.
    britishNationalOverseas: held.some((type) => routeOfVisaType(type) === 'hk_bno'),
    isSpouseRoute: details.marriedToBritishCitizen,
    useDetailedAbsences: true,
    totalAbsences: 0,
    recentAbsences: 0,
    absenceRecords: journeys.map(({ departureDate, returnDate, crownDependency, stillAway }) => ({
      startDate: departureDate,
      endDate: returnDate,
      ...(crownDependency === undefined ? {} : { crownDependency }),
      ...(stillAway === undefined ? {} : { stillAway }),
    })),
    // The record shows these: days away by journeys, time with ILR by its date.
    physicalPresence: true,
    physicalPresenceExactDate: true,
    settlementStatus12Months: true,
    englishLanguage: details.englishLanguageProof,
    lifeInUK: details.lifeInUKPassed,
    goodCharacter: details.goodCharacter,
    intendsToContinueResiding: details.intendsToStayInUK,
    // The record has no answers to these.
    hasFinancialIssues: false,
    hasCriminalRecord: false,
    hasImmigrationIssues: false,
  } satisfies CitizenshipForm;
}

/** First days to apply for citizenship, by `citizenshipOpensOn`. */
interface OpensOn {
  readonly first: CivilDate | null;
  /** By the cautious count. */
  readonly cautious: CivilDate | null;
}

/** The margin of a calculation, with the days of a record; null if both counts agree. */
export function travelMarginOnRecord(
  {
    homeOffice,
    cautious,
    travelMargin,
  }: Pick<CitizenshipCalculation, 'homeOffice' | 'cautious' | 'travelMargin'>,
  opensOn: OpensOn,
): string | null {
  const [decides, other] = [homeOffice?.citizenship ?? null, cautious?.citizenship ?? null];
  if (decides === null || other === null || travelMargin === null) return null;
  const differs = citizenshipByOtherCount(
    { ...decides, firstGoodDate: opensOn.first },
    { ...other, firstGoodDate: opensOn.cautious },
    'inclusive',
  );
  return differs?.message ?? null;
}

/**
 * The day on which time and days away allow citizenship: the first of the current good days, otherwise the first
 * future one. Unlike a calculator's answer it does not move while the days are good. Null past the calendar's end,
 * and if settlement may have lapsed.
 * @param settlementDate null if no settlement is needed
 * @param today in London
 * @param counting the Home Office’s count, unless the margin is needed
 * @throws UnsoundAssessment if the record's dates are invalid
 */
export function citizenshipOpensOn(
  record: CitizenshipRecord,
  settlementDate: CivilDate | null,
  ukEntryDate: CivilDate,
  today: CivilDate,
  counting: CountingMethod = 'whole_days',
): CivilDate | null {
  const spouse = record.details.marriedToBritishCitizen;
  const years = residenceYears(spouse);
  const form = toCitizenshipForm(record, settlementDate, ukEntryDate);
  const asked = citizenshipAsked(form);
  const person = toAssessedPerson(form);
  const settled =
    asked.settledSince === undefined ? [] : [settledLongEnough(asked.settledSince, spouse, lawOn(today))];
  const timeAllowsFrom = findLatest(residentLongEnough(ukEntryDate, years), ...settled);
  if (timeAllowsFrom > latestDate) return null;
  const firstGoodFrom = (day: CivilDate): CivilDate | null => {
    const { citizenship } = assess({
      asOf: day,
      counting,
      trips: record.journeys,
      person,
      citizenship: { ...asked, applicationDate: day },
    });
    if (citizenship === null) throw new TypeError('A question about citizenship was left without an answer');
    return citizenship.firstGoodDate;
  };
  let opens = firstGoodFrom(timeAllowsFrom);
  for (const day of listPossibleEnds(record.journeys, years, today)) {
    if (opens === null || opens > today) return opens;
    if (day <= opens) continue;
    const good = firstGoodFrom(day);
    if (good === null) return null;
    opens = notBefore(opens, day, good);
  }
  return opens;
}

const notBefore = (opens: CivilDate, day: CivilDate, good: CivilDate) => (good > day ? good : opens);

/**
 * The days, up to today, on which good days can have ended. Days away add up until the return, and a period that
 * began during an absence ends some years later. In order.
 */
function listPossibleEnds(journeys: readonly Trip[], years: number, today: CivilDate): readonly CivilDate[] {
  const days = journeys.flatMap(({ returnDate }) => {
    const began = addYears(returnDate, years);
    return [findEarliest(returnDate, today), addDays(began, -3), addDays(began, -2), addDays(began, -1)];
  });
  return [...new Set([...days, today])].filter((day) => day <= today).sort();
}

const findLatest = (...days: readonly [CivilDate, ...CivilDate[]]) =>
  days.reduce((latest, day) => (day > latest ? day : latest));
const findEarliest = (one: CivilDate, other: CivilDate) => (one < other ? one : other);
