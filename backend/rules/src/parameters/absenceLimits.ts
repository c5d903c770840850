import type { CivilDate } from '../calendar/civilDate';
import { always, rowOn, type Parameter, type Source } from './parameter';
import { sources } from './sources';
import { inDays } from './units';

/** A number of days away that a period allows; one more is over. */
export interface AbsenceLimit extends Parameter<number> {
  /** How long the period is. */
  readonly years: 1 | 3 | 5;
  /** The number of days from which a person should be told that the limit is near. */
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

/** British Nationality Act 1981, Schedule 1: the final year before an application for citizenship. */
export const finalYearLimit: AbsenceLimit = limit(
  'Citizenship: days away in the final year',
  1,
  90,
  80,
  sources.naturalisationGuidance,
);

/** The three years of the spouse or civil partner of a British citizen, section 6(2). */
export const threeYearLimit: AbsenceLimit = limit(
  'Citizenship as a partner: days away in three years',
  3,
  270,
  240,
  sources.naturalisationGuidance,
);

/** The five years of section 6(1). */
export const fiveYearLimit: AbsenceLimit = limit(
  'Citizenship: days away in five years',
  5,
  450,
  400,
  sources.naturalisationGuidance,
);

/** Settlement: any twelve months of the qualifying period, CR 3.1. */
export const settlementYearLimit: AbsenceLimit = limit(
  'Settlement: days away in any twelve months',
  1,
  180,
  150,
  sources.continuousResidenceCounting,
);

/** The limits that people are shown on every page, as they are on a day. */
export const absenceLimitsOn = (day: CivilDate) => ({
  settlementYear: absenceLimitOn(settlementYearLimit, day),
  finalYear: absenceLimitOn(finalYearLimit, day),
  threeYears: absenceLimitOn(threeYearLimit, day),
  fiveYears: absenceLimitOn(fiveYearLimit, day),
});

export type AbsenceLimitsOnDay = ReturnType<typeof absenceLimitsOn>;

/** A limit as it is on the day of an application, or on the day that is looked at. */
export function absenceLimitOn(limit: AbsenceLimit, day: CivilDate): AbsenceLimitOnDay {
  const { value: days, source } = rowOn(limit, day);
  return { days, nearDays: rowOn(limit.near, day).value, years: limit.years, source };
}
