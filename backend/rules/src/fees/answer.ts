import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import type { Source } from '../parameters/source';
import type { FeeItem } from './question';

export const feeLineKinds = [
  'application',
  'surcharge',
  'priority',
  'ceremony',
  'test',
  'own',
  'other',
] as const;
export type FeeLineKind = (typeof feeLineKinds)[number];

export const feeWarningCodes = ['later_edition', 'fee_not_known', 'wrong_age', 'no_settlement'] as const;
export const feeChangeCodes = ['next_fees', 'birthday', 'fees_not_known'] as const;

/** Whole pence: the likeliest, the lowest and the highest sum. */
export interface PenceRange {
  readonly pence: number;
  readonly lowestPence: number;
  readonly highestPence: number;
}

/** A sum that a person pays on a day. */
export interface FeeLine extends PenceRange {
  /** Its place in the question; null of own costs, as the person. */
  readonly step: number | null;
  readonly person: number | null;
  readonly kind: FeeLineKind;
  readonly label: string;
  readonly on: CivilDate;
  /** The first day of the list of fees that it is taken from; null where no fee of that day is known. */
  readonly edition: CivilDate | null;
  /** Surcharge only: the years that are charged, in halves. */
  readonly years: number | null;
  /** Why it is so much, in sentences. */
  readonly note: string | null;
  /** The day lies ahead: it is the newest fee known, and another may hold by then. */
  readonly expected: boolean;
  readonly source: Source | null;
  readonly standing: RuleStatus;
  readonly confidence: Confidence | null;
}

export interface FeeWarning {
  readonly code: (typeof feeWarningCodes)[number];
  readonly message: string;
}

/** How a step would cost something else on another day: what it costs on the last day before, and from the next on. */
export interface FeeChange {
  readonly step: number;
  readonly code: (typeof feeChangeCodes)[number];
  /** The last day of what holds before. */
  readonly payBy: CivilDate;
  readonly penceBefore: number;
  /** Null where a later list of fees exists whose fees are not known. */
  readonly penceAfter: number | null;
  readonly message: string;
}

/** The sums that are lost and paid back if a step is refused. */
export interface FeeLoss {
  readonly step: number;
  readonly lostPence: number;
  readonly returnedPence: number;
  readonly message: string;
}

/** A rule about refunds, exemptions or waivers. */
export interface FeeTerm {
  readonly code: string;
  /** The kind of line that it is shown next to. */
  readonly about: FeeLineKind;
  /** The steps whose lines they are. */
  readonly steps: readonly number[];
  readonly message: string;
  readonly source: Source;
  readonly standing: RuleStatus;
  readonly confidence: Confidence;
}

/** The whole bill. */
export interface FeesAnswer {
  readonly asOf: CivilDate;
  readonly totalPence: number;
  readonly lowestPence: number;
  readonly highestPence: number;
  readonly lines: readonly FeeLine[];
  /** Own costs have no person: it is null. */
  readonly byPerson: readonly { readonly person: number | null; readonly pence: number }[];
  readonly byYear: readonly { readonly year: number; readonly pence: number }[];
  readonly byItem: readonly { readonly item: FeeItem | 'own'; readonly pence: number }[];
  readonly warnings: readonly FeeWarning[];
  readonly changes: readonly FeeChange[];
  readonly onRefusal: readonly FeeLoss[];
  readonly terms: readonly FeeTerm[];
  /** The total with the assumed rise; null without one. */
  readonly assumption: { readonly yearlyRisePercent: number; readonly totalPence: number } | null;
}
