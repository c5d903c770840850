import { dayCount } from '../assessment/wording';
import type { DiscretionBand } from '../assessment/answer';
import { discretionSentences } from '../sentences/discretion';
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
  row(limit, 'meets', 'meets', discretionSentences.meets()),
  ...table.filter(({ upTo }) => upTo > limit),
];

const finalYearSlightlyOver = row(
  100,
  'exercise',
  'discretion_expected',
  discretionSentences.exercise({ over: 10 }),
);

/**
 * How days away are judged: of the whole period of five or three years, and of its final year with that period's limit
 * met or not. Naturalisation guidance v16.0, pages 14 to 18. At 480, 300, 900 and 540 days the lower row is taken.
 */
export const discretionTables = {
  fiveYears: table(
    'Citizenship, days away in five years',
    row(480, 'must_exercise', 'discretion_expected', discretionSentences.must_exercise({ over: 30 })),
    row(730, 'conditional_2y', 'discretion_conditional', discretionSentences.conditional_2y()),
    row(900, 'conditional_3y', 'discretion_conditional', discretionSentences.conditional_3y()),
    row(Infinity, 'refuse', 'normally_refused', discretionSentences.refuse()),
  ),
  threeYears: table(
    'Citizenship as a partner, days away in three years',
    row(300, 'must_exercise', 'discretion_expected', discretionSentences.must_exercise({ over: 30 })),
    row(450, 'conditional_1y', 'discretion_conditional', discretionSentences.conditional_1y()),
    row(540, 'conditional_2y', 'discretion_conditional', discretionSentences.conditional_2y()),
    row(Infinity, 'refuse', 'normally_refused', discretionSentences.refuse()),
  ),
  finalYear: table(
    'Citizenship, final year with the whole period met',
    finalYearSlightlyOver,
    row(180, 'strong_links', 'discretion_conditional', discretionSentences.strong_links()),
    row(Infinity, 'consider_if_home', 'discretion_conditional', discretionSentences.consider_if_home()),
  ),
  finalYearAlone: table(
    'Citizenship, final year with the whole period not met',
    finalYearSlightlyOver,
    row(
      180,
      'home_and_compelling_reason',
      'discretion_conditional',
      discretionSentences.home_and_compelling_reason(),
    ),
    row(Infinity, 'exceptional_only', 'normally_refused', discretionSentences.exceptional_only()),
  ),
} as const;
