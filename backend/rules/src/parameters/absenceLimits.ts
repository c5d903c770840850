import type { CivilDate } from '../calendar/civilDate';
import { always, publishAs, rowOn, type Parameter, type Source } from './parameter';
import { sources } from './sources';
import { inDays } from './units';

/** A number of days away that a period allows; one more is over. */
export interface AbsenceLimit extends Parameter<number> {
  /** How long the period is. */
  readonly years: 1 | 3 | 5;
  /** The number of days from which the limit counts as near. */
  readonly near: Parameter<number>;
}

/** A limit as it is on a day. */
export interface AbsenceLimitOnDay {
  readonly days: number;
  readonly nearDays: number;
  readonly years: 1 | 3 | 5;
  readonly source: Source;
}

function limit(
  title: string,
  years: AbsenceLimit['years'],
  days: number,
  nearDays: number,
  source: Source,
): AbsenceLimit {
  const near = always(`${title}: near from`, inDays, nearDays, source);
  return { ...always(title, inDays, days, source), years, near };
}

export const absenceLimits = {
  /** Any twelve months of the qualifying period, CR 3.1. */
  settlementYear: publishAs(
    'settlement_any_twelve_months',
    limit('Settlement: days away in any twelve months', 1, 180, 150, sources.continuousResidenceCounting),
  ),
  /** British Nationality Act 1981, Schedule 1: the final year before an application for citizenship. */
  finalYear: publishAs(
    'citizenship_final_year',
    limit('Citizenship: days away in the final year', 1, 90, 80, sources.naturalisationGuidance),
  ),
  /** The three years of the spouse or civil partner of a British citizen, section 6(2). */
  threeYears: publishAs(
    'citizenship_three_years',
    limit('Citizenship as a partner: days away in three years', 3, 270, 240, sources.naturalisationGuidance),
  ),
  /** The five years of section 6(1). */
  fiveYears: publishAs(
    'citizenship_five_years',
    limit('Citizenship: days away in five years', 5, 450, 400, sources.naturalisationGuidance),
  ),
} as const;

/** The limits that pages show, on a day. */
export const absenceLimitsOn = (day: CivilDate) => ({
  settlementYear: absenceLimitOn(absenceLimits.settlementYear, day),
  finalYear: absenceLimitOn(absenceLimits.finalYear, day),
  threeYears: absenceLimitOn(absenceLimits.threeYears, day),
  fiveYears: absenceLimitOn(absenceLimits.fiveYears, day),
});

export type AbsenceLimitsOnDay = ReturnType<typeof absenceLimitsOn>;

/** A limit on the day of an application or of the question. */
export function absenceLimitOn(limit: AbsenceLimit, day: CivilDate): AbsenceLimitOnDay {
  const { value: days, source } = rowOn(limit, day);
  return { days, nearDays: rowOn(limit.near, day).value, years: limit.years, source };
}
