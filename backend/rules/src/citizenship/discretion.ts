import type { DiscretionBand } from '../assessment/answer';
import { sources } from '../parameters/sources';
import type { Source } from '../parameters/datedValue';

/** Which absences are judged: the whole period of five or three years, or its final year. */
export type JudgedPeriod = 'five_years' | 'three_years' | 'final_year';

export type DiscretionOutcome =
  | 'meets'
  | 'must_exercise'
  | 'exercise'
  | 'conditional_1y'
  | 'conditional_2y'
  | 'conditional_3y'
  | 'strong_links'
  | 'home_and_compelling_reason'
  | 'consider_if_home'
  | 'exceptional_only'
  | 'refuse';

/** What a caseworker does with so many days away. */
export interface Discretion {
  /** The most days of the row. */
  readonly upTo: number;
  readonly outcome: DiscretionOutcome;
  readonly band: DiscretionBand;
  readonly message: string;
  readonly source: Source;
}

const row = (
  upTo: number,
  outcome: DiscretionOutcome,
  band: DiscretionBand,
  message: string,
): Discretion => ({
  upTo,
  outcome,
  band,
  message,
  source: sources.naturalisationGuidance,
});

const listedReason =
  'Only with home, work, family and finances in the UK and a listed reason, for example Crown service, the nature of the career, or';

/** Naturalisation guidance v16.0, pages 14 to 18. At 480, 300, 900 and 540 days the lower row is taken. */
const ofWholePeriod = {
  five_years: [
    row(450, 'meets', 'meets', 'Within the limit.'),
    row(480, 'must_exercise', 'discretion_expected', 'Up to 30 days over: normally overlooked.'),
    row(730, 'conditional_2y', 'discretion_conditional', `${listedReason} two years of residence before.`),
    row(900, 'conditional_3y', 'discretion_conditional', `${listedReason} three years of residence before.`),
    row(Infinity, 'refuse', 'normally_refused', 'Normally refused, Crown service apart.'),
  ],
  three_years: [
    row(270, 'meets', 'meets', 'Within the limit.'),
    row(300, 'must_exercise', 'discretion_expected', 'Up to 30 days over: normally overlooked.'),
    row(450, 'conditional_1y', 'discretion_conditional', `${listedReason} a year of residence before.`),
    row(540, 'conditional_2y', 'discretion_conditional', `${listedReason} two years of residence before.`),
    row(Infinity, 'refuse', 'normally_refused', 'Normally refused, Crown service apart.'),
  ],
} as const;

const finalYearWithin = [
  row(90, 'meets', 'meets', 'Within the limit.'),
  row(100, 'exercise', 'discretion_expected', 'Up to 10 days over: normally overlooked.'),
];
const ofFinalYear = {
  wholePeriodMet: [
    ...finalYearWithin,
    row(
      180,
      'strong_links',
      'discretion_conditional',
      'Only with strong links: family, work and home in the UK.',
    ),
    row(Infinity, 'consider_if_home', 'discretion_conditional', 'Considered only if the UK is the home.'),
  ],
  wholePeriodNotMet: [
    ...finalYearWithin,
    row(
      180,
      'home_and_compelling_reason',
      'discretion_conditional',
      'Only with the home in the UK and Crown service or a compelling reason.',
    ),
    row(Infinity, 'exceptional_only', 'normally_refused', 'Only in exceptional circumstances.'),
  ],
} as const;

/** The rows by what is judged, each in order of days. */
export const discretionTables = {
  fiveYears: ofWholePeriod.five_years,
  threeYears: ofWholePeriod.three_years,
  finalYear: ofFinalYear.wholePeriodMet,
  finalYearAlone: ofFinalYear.wholePeriodNotMet,
} as const;

/**
 * How days away are judged. In the final year it matters whether the whole period's limit is met.
 * Naturalisation as a British citizen by discretion, v16.0, pages 14 to 18.
 */
export function discretionFor(period: JudgedPeriod, days: number, wholePeriodMet = true): Discretion {
  const rows: readonly Discretion[] =
    period === 'final_year'
      ? ofFinalYear[wholePeriodMet ? 'wholePeriodMet' : 'wholePeriodNotMet']
      : ofWholePeriod[period];
  const found = rows.find(({ upTo }) => days <= upTo);
  if (found === undefined) throw new RangeError(`Not a number of days: ${days}`);
  return found;
}
