import type { CivilDate } from '../calendar/civilDate';
import { settlementYearLimit } from './absenceLimits';
import type { Source } from './datedValue';
import { sources } from './sources';

/** A number of days away above which a rule is broken; exactly as many are fine. */
export interface DayLimit {
  readonly days: number;
  readonly source: Source;
}

/** CR 3.1: more than 180 days in any twelve months. */
export const anyTwelveMonths: DayLimit = {
  days: settlementYearLimit.days,
  source: settlementYearLimit.source,
};

/** CR 3.2: permission granted before this day has its absences counted in consecutive years. */
export const rollingSince: CivilDate = '2018-01-11';

/** Long residence: absences that begin on this day or later are counted in any twelve months. */
export const longResidenceRollingSince: CivilDate = '2024-04-11';

/** Long residence: one absence that began before the change. */
export const longResidenceSingle: DayLimit = { days: 184, source: sources.continuousResidenceGuidance };

/** Long residence: all days away before the change together. */
export const longResidenceTotal: DayLimit = { days: 548, source: sources.continuousResidenceGuidance };

/**
 * EU Settlement Scheme: six months in any twelve. The rule counts calendar months; this is the shortest half year, so
 * that whoever keeps to it keeps to the rule.
 */
export const euSixMonths: DayLimit = { days: 181, source: sources.euSettlement };

/** EU Settlement Scheme since 16 July 2025: thirty months away in the last sixty; the shortest thirty months. */
export const euThirtyMonths: DayLimit & { readonly from: CivilDate } = {
  days: 912,
  from: '2025-07-16',
  source: sources.euSettlement,
};

/** Private life, a child born in the UK: 550 days in all break the seven years. */
export const childBornInUk: DayLimit = { days: 549, source: sources.privateLife };

/** CR 1.1: the period may be counted back from a day so many days after the application. */
export const daysAfterApplication = { days: 28, source: sources.continuousResidenceRules };

/** LR 11.3: months on the current permission, when it was granted on `from` or later. */
export const longResidenceCurrentPermission = {
  years: 1,
  from: '2024-04-11',
  source: sources.longResidence,
} as const;

/** Gaps without permission that the rules forgive by their dates alone, CR 4.1(d), CR 4.3 and SUI 13.1. */
export const forgivenGaps = {
  /** A gap of so many days is excepted when it was over before the day named. */
  short: { days: 28, endedBefore: '2016-11-24' },
  /** Time without permission in the pandemic is excepted. */
  pandemic: { from: '2020-01-24', to: '2020-08-31' },
  /** Of it, August 2020 counts as well. */
  counted: { from: '2020-08-01', to: '2020-08-31' },
  /** Days within which an application with a good reason may be excepted. */
  goodReasonDays: 14,
  source: sources.continuousResidenceRules,
} as const;
