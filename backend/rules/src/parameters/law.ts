import type { CivilDate } from '../calendar/civilDate';
import { absenceLimitOn, absenceLimits } from './absenceLimits';
import { absenceRules } from './absenceRules';
import { yearsUntilLapse } from './afterSettlement';
import { discretionTables, withinLimit, type DiscretionTable } from './discretionTables';
import { citizenshipEnglish } from './englishLevels';
import { fees } from './feeTable';
import { forgivenGaps } from './forgivenGaps';
import { inWordsOn, rowOn, valueOn, type Parameter, type ParameterRow, type Source } from './parameter';
import { naturalisationRules } from './naturalisationRules';
import { personalRules, refusalRules } from './personalRules';
import { registrationRules } from './registrationRules';
import { serviceRules } from './serviceRules';
import { sources } from './sources';

/** A number of days away above which a rule is broken; exactly as many are fine. */
export interface DayLimit {
  readonly days: number;
  readonly source: Source;
}

/** The same in calendar months. */
export interface MonthLimit {
  readonly months: number;
  readonly source: Source;
}

/**
 * Every parameter that the answers are found by. It is a parameter of the functions that answer, and read for a day: with
 * other rows, the answers are those of another law.
 */
export const law = {
  ...absenceLimits,
  ...absenceRules,
  forgivenGaps,
  discretion: discretionTables,
  naturalisation: naturalisationRules,
  registration: registrationRules,
  agesAsked: personalRules.agesAsked,
  debtToTheNhs: refusalRules.debtToTheNhs,
  sentenceForRefusal: personalRules.sentenceForRefusal,
  sentenceThatPauses: personalRules.sentenceThatPauses,
  yearsAfterPrison: personalRules.yearsAfterPrison,
  ...serviceRules,
  yearsUntilLapse,
  citizenshipEnglish,
  fees,
} as const;

export type Law = typeof law;

/** The rows of a law that are in force on a day: that of the application, or the one that is asked about. */
export function lawOn(day: CivilDate, rows: Law = law) {
  const days = (parameter: Parameter<number>): DayLimit => {
    const { value, source } = rowOnOrFirst(parameter, day);
    return { days: value, source };
  };
  const months = (parameter: Parameter<number>): MonthLimit => {
    const { value, source } = rowOnOrFirst(parameter, day);
    return { months: value, source };
  };
  const judged = (table: Parameter<DiscretionTable>, limit: Parameter<number>) => ({
    ...rowOn(table, day),
    value: withinLimit(valueOn(limit, day), valueOn(table, day)),
  });
  const { forgivenGaps: gaps, discretion, longResidenceCurrentPermission: current } = rows;
  return {
    /** CR 3.1: days away in any twelve months. */
    anyTwelveMonths: days(rows.settlementYear),
    finalYear: absenceLimitOn(rows.finalYear, day),
    threeYears: absenceLimitOn(rows.threeYears, day),
    fiveYears: absenceLimitOn(rows.fiveYears, day),
    rollingSince: valueOn(rows.rollingSince, day),
    longResidenceRollingSince: valueOn(rows.longResidenceRollingSince, day),
    longResidenceSingle: days(rows.longResidenceSingle),
    longResidenceTotal: days(rows.longResidenceTotal),
    childRegistrationYear: days(rows.childRegistrationYear),
    euMonthsInTwelve: months(rows.euMonthsInTwelve),
    euImportantReason: months(rows.euImportantReason),
    /** Before its first day it is known as well: an application can be planned for a later one. */
    euMonthsInSixty: sixtyMonths(rows.euMonthsInSixty, day),
    childBornInUk: days(rows.childBornInUk),
    childBornInUkSingle: months(rows.childBornInUkSingle),
    daysAfterApplication: days(rows.daysAfterApplication),
    listedAbsences: days(rows.listedAbsences),
    daysBeforeEntry: days(rows.daysBeforeEntry),
    oldPermissionLasts: months(rows.oldPermissionLasts),
    daysEarlyInPractice: days(rows.daysEarlyInPractice),
    lastDaysOfProtection: days(rows.lastDaysOfProtection),
    protectionForThirtyMonths: {
      claimedFrom: valueOn(rows.protectionForThirtyMonths, day),
      lasts: inWordsOn(rows.protectionLasts, day),
      source: rowOn(rows.protectionForThirtyMonths, day).source,
    },
    /** Depends on the day of the grant, not of the application, so its first row also holds before its day. */
    longResidenceCurrentPermission: currentPermission(current, day),
    forgivenGaps: {
      short: valueOn(gaps.short, day),
      pandemic: valueOn(gaps.pandemic, day),
      extended: valueOn(gaps.extended, day),
      counted: valueOn(gaps.counted, day),
      skilledWorkerWait: valueOn(gaps.skilledWorkerWait, day),
      goodReasonDays: valueOn(gaps.goodReasonDays, day),
      source: rowOn(gaps.short, day).source,
      guidance: sources.continuousResidenceGuidance,
    },
    discretion: {
      fiveYears: judged(discretion.fiveYears, rows.fiveYears),
      threeYears: judged(discretion.threeYears, rows.threeYears),
      finalYear: judged(discretion.finalYear, rows.finalYear),
      finalYearAlone: judged(discretion.finalYearAlone, rows.finalYear),
    },
    naturalisation: naturalisationOn(rows.naturalisation, day),
    registration: {
      yearsLivedHere: valueOn(rows.registration.yearsLivedHere, day),
      beforeAge: valueOn(rows.registration.beforeAge, day),
      yearsByDescent: valueOn(rows.registration.yearsByDescent, day),
      daysAwayByDescent: valueOn(rows.registration.daysAwayByDescent, day),
      goodCharacterFrom: valueOn(rows.registration.goodCharacterFrom, day),
    },
    agesAsked: valueOn(rows.agesAsked, day),
    debtToTheNhs: inWordsOn(rows.debtToTheNhs, day),
    sentenceForRefusal: valueOn(rows.sentenceForRefusal, day),
    sentenceThatPauses: valueOn(rows.sentenceThatPauses, day),
    yearsAfterPrison: valueOn(rows.yearsAfterPrison, day),
    /** Members of HM Armed Forces who leave. */
    forces: forcesOn(rows, day),
    lapses: rows.yearsUntilLapse,
    citizenshipEnglish: rows.citizenshipEnglish,
    fees: rows.fees,
  };
}

const naturalisationOn = (rules: Law['naturalisation'], day: CivilDate) => ({
  fullAge: valueOn(rules.fullAge, day),
  monthsSettled: valueOn(rules.monthsSettled, day),
  limitedLeave: valueOn(rules.limitedLeave, day),
  technicalAbsence: {
    3: valueOn(rules.technicalAbsenceThreeYears, day),
    5: valueOn(rules.technicalAbsenceFiveYears, day),
  },
  excessTakenAsMeant: valueOn(rules.excessTakenAsMeant, day),
  absenceAgainstIntention: valueOn(rules.absenceAgainstIntention, day),
  laterDateWithin: valueOn(rules.laterDateWithin, day),
});

const forcesOn = (rows: Law, day: CivilDate) => ({
  yearsOfService: valueOn(rows.serviceForSettlement, day),
  weeksBefore: valueOn(rows.timeBeforeDischarge, day).number,
  yearsAfter: valueOn(rows.yearsAfterDischarge, day),
  /** Null before the first day on which service spared the fee. */
  yearsWithoutFee: rows.serviceWithoutFee.rows.some(({ from }) => from === null || from <= day)
    ? valueOn(rows.serviceWithoutFee, day)
    : null,
  source: rowOn(rows.serviceForSettlement, day).source,
});

/** The rows that answers are found by. */
const appliedRows = <Row extends ParameterRow<unknown>>({ rows }: { readonly rows: readonly Row[] }) =>
  rows.filter(({ applied }) => applied !== false);

/** The row in force on a day; the first one before its own day. */
function rowOnOrFirst<Row extends ParameterRow<unknown>>(
  parameter: Pick<Parameter<unknown, Row>, 'title' | 'rows'>,
  day: CivilDate,
): Row {
  const rows = appliedRows(parameter);
  const since = rows[0]?.from ?? day;
  return rowOn({ ...parameter, rows }, day < since ? since : day);
}

function sixtyMonths(parameter: Law['euMonthsInSixty'], day: CivilDate) {
  const { value: months, source } = rowOnOrFirst(parameter, day);
  /** Since when this way is open at all. */
  const from = parameter.rows[0]?.from ?? day;
  return { months, source, from };
}

function currentPermission(parameter: Law['longResidenceCurrentPermission'], day: CivilDate) {
  const { value, source } = rowOnOrFirst(parameter, day);
  return { years: value.years, from: value.grantedFrom, source };
}

/**
 * The first days of every change after a day, in order. Fees and levels of English are read separately for their own
 * day.
 * @param others changes other than the rows, for example the years of a route
 */
export function changesAfter(
  day: CivilDate,
  rows: Law = law,
  ...others: readonly Pick<Parameter<unknown>, 'rows'>[]
): readonly CivilDate[] {
  const { fees: _, citizenshipEnglish: __, yearsUntilLapse: lapse, ...decisive } = rows;
  const { forgivenGaps: gaps, discretion, naturalisation, registration, ...limits } = decisive;
  const parameters = [
    ...Object.values(limits),
    ...Object.values(gaps),
    ...Object.values(discretion),
    ...Object.values(naturalisation),
    ...Object.values(registration),
    ...Object.values(lapse),
  ].filter((parameter) => parameter !== null);
  const days = [...parameters, ...others].flatMap((parameter) =>
    // The first row is no change: since when something is so at all, its rule knows.
    appliedRows(parameter)
      .slice(1)
      .flatMap(({ from }) => (from !== null && from > day ? [from] : [])),
  );
  return [...new Set(days)].sort();
}

/** What is in force on a day. */
export type LawOnDay = ReturnType<typeof lawOn>;
