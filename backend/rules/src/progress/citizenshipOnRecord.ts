import { assess } from '../assessment/assess';
import type { AssessedTrip, EnglishHeld, OpenAnswer, SettlementKind } from '../assessment/request';
import type { CountingMethod, Trip } from '../absences/trip';
import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import { hadProtection } from '../calculators/citizenship/arrival';
import { citizenshipAsked, personOf } from '../calculators/citizenship/asked';
import type { CitizenshipForm } from '../calculators/citizenship/citizenshipForm';
import { residentLongEnough, settledLongEnough, yearsOf } from '../calculators/citizenship/citizenshipRules';
import { citizenshipByOtherCount } from '../assessment/otherCount';
import { latestDate } from '../assessment/problems';
import type { CitizenshipCalculation } from '../calculators/citizenship/citizenshipCalculation';
import { lawOn } from '../parameters/law';
import { routeOfVisaType } from '../routes/visaTypes';
import type { EarlierVisa } from './visaRecord';

/** A journey of a record; on the islands it is no absence. */
export type CitizenshipJourney = Trip & Pick<AssessedTrip, 'crownDependency' | 'stillAway'>;

/** What of a record the question of citizenship is asked of. What was never asked is left out or null. */
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

/** The calculator's form as a record fills it in. @param settlementDate null for those who need no settlement */
export function citizenshipFormOf(
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
    // A record of visas need not reach back to the entry: settlement before the first of them is no mistake.
    indefiniteLeaveToEnter: true,
    ...(typeof dateOfBirth === 'string' && { dateOfBirth }),
    ...(typeof englishLevel === 'string' && { englishLevel }),
    ...(typeof arrivedWithoutPermission === 'string' && { arrivedWithoutPermission }),
    hadProtection: hadProtection(earlier),
    // Nobody is asked what their visas say.
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
    // The record speaks for these: days away by the journeys, time with ILR by its date.
    physicalPresence: true,
    physicalPresenceExactDate: true,
    settlementStatus12Months: true,
    englishLanguage: details.englishLanguageProof,
    lifeInUK: details.lifeInUKPassed,
    goodCharacter: details.goodCharacter,
    intendsToContinueResiding: details.intendsToStayInUK,
    // Nobody was asked about these.
    hasFinancialIssues: false,
    hasCriminalRecord: false,
    hasImmigrationIssues: false,
  } satisfies CitizenshipForm;
}

/** First days to apply for citizenship, as `citizenshipOpensOn` names them. */
interface OpensOn {
  readonly first: CivilDate | null;
  /** With the days of travel counted. */
  readonly cautious: CivilDate | null;
}

/** The margin of a calculation, with the days that a record names; null where both counts come to one answer. */
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
 * The day on which time and days away allow citizenship: the first of the good days that today is one of, or else the
 * first to come. Unlike a calculator's answer it stays the same while they are good. Null past the calendar's end, and
 * where settlement may have lapsed.
 * @param settlementDate null for those who need no settlement
 * @param today in London @param counting the Home Office’s count, unless the margin is asked for @throws UnsoundAssessment where the record's dates cannot be counted with
 */
export function citizenshipOpensOn(
  record: CitizenshipRecord,
  settlementDate: CivilDate | null,
  ukEntryDate: CivilDate,
  today: CivilDate,
  counting: CountingMethod = 'whole_days',
): CivilDate | null {
  const spouse = record.details.marriedToBritishCitizen;
  const years = yearsOf(spouse);
  const form = citizenshipFormOf(record, settlementDate, ukEntryDate);
  const asked = citizenshipAsked(form);
  const person = personOf(form);
  const settled =
    asked.settledSince === undefined ? [] : [settledLongEnough(asked.settledSince, spouse, lawOn(today))];
  const timeAllowsFrom = latestOf(residentLongEnough(ukEntryDate, years), ...settled);
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
  for (const day of daysThatMayEndIt(record.journeys, years, today)) {
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

const latestOf = (...days: readonly [CivilDate, ...CivilDate[]]) =>
  days.reduce((latest, day) => (day > latest ? day : latest));
const earliestOf = (one: CivilDate, other: CivilDate) => (one < other ? one : other);
