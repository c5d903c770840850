import { dayCount } from '../assessment/wording';
import type { DiscretionBand } from '../assessment/answer';
import { always, type Parameter } from './parameter';
import { sources } from './sources';
import type { Unit } from './units';

/** What a caseworker does with days away over a limit. */
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
export interface DiscretionBandRow {
  /** The most days of the row. */
  readonly upTo: number;
  readonly outcome: DiscretionOutcome;
  readonly band: DiscretionBand;
  readonly message: string;
}

/** Days over a limit, in order; the last row has no end. What is within the limit is judged by the limit itself. */
export type DiscretionTable = readonly DiscretionBandRow[];

/** `up to 480 days`, `more days`. */
export const upToInWords = (upTo: number): string =>
  upTo === Infinity ? 'more days' : `up to ${dayCount(upTo)}`;

const aTable: Unit<DiscretionTable> = {
  key: 'discretion',
  inWords: (table) => table.map(({ upTo, message }) => `${upToInWords(upTo)}: ${message}`).join(' '),
};

const row = (
  upTo: number,
  outcome: DiscretionOutcome,
  band: DiscretionBand,
  message: string,
): DiscretionBandRow => ({ upTo, outcome, band, message });

const table = (title: string, ...rows: DiscretionTable): Parameter<DiscretionTable> =>
  always(title, aTable, rows, sources.naturalisationGuidance);

/** A table with what is within the limit before it. */
export const withinLimit = (limit: number, table: DiscretionTable): DiscretionTable => [
  row(limit, 'meets', 'meets', 'Within the limit.'),
  ...table.filter(({ upTo }) => upTo > limit),
];

const listedReason =
  'Only with home, work, family and finances in the UK and a listed reason, for example Crown service, the nature of the career, or';

const finalYearSlightlyOver = row(
  100,
  'exercise',
  'discretion_expected',
  'Up to 10 days over: normally overlooked.',
);

/**
 * How days away are judged: of the whole period of five or three years, and of its final year with that period's limit
 * met or not. Naturalisation guidance v16.0, pages 14 to 18. At 480, 300, 900 and 540 days the lower row is taken.
 */
export const discretionTables = {
  fiveYears: table(
    'Citizenship, days away in five years',
    row(480, 'must_exercise', 'discretion_expected', 'Up to 30 days over: normally overlooked.'),
    row(730, 'conditional_2y', 'discretion_conditional', `${listedReason} two years of residence before.`),
    row(900, 'conditional_3y', 'discretion_conditional', `${listedReason} three years of residence before.`),
    row(Infinity, 'refuse', 'normally_refused', 'Normally refused, Crown service apart.'),
  ),
  threeYears: table(
    'Citizenship as a partner, days away in three years',
    row(300, 'must_exercise', 'discretion_expected', 'Up to 30 days over: normally overlooked.'),
    row(450, 'conditional_1y', 'discretion_conditional', `${listedReason} a year of residence before.`),
    row(540, 'conditional_2y', 'discretion_conditional', `${listedReason} two years of residence before.`),
    row(Infinity, 'refuse', 'normally_refused', 'Normally refused, Crown service apart.'),
  ),
  finalYear: table(
    'Citizenship, final year with the whole period met',
    finalYearSlightlyOver,
    row(
      180,
      'strong_links',
      'discretion_conditional',
      'Only with strong links: family, work and home in the UK.',
    ),
    row(Infinity, 'consider_if_home', 'discretion_conditional', 'Considered only if the UK is the home.'),
  ),
  finalYearAlone: table(
    'Citizenship, final year with the whole period not met',
    finalYearSlightlyOver,
    row(
      180,
      'home_and_compelling_reason',
      'discretion_conditional',
      'Only with the home in the UK and Crown service or a compelling reason.',
    ),
    row(Infinity, 'exceptional_only', 'normally_refused', 'Only in exceptional circumstances.'),
  ),
} as const;
