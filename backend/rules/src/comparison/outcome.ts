import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';

/** What an answer rests on, in words. */
export interface OutcomeReason {
  readonly code: string;
  readonly message: string;
  readonly days?: number;
  readonly limit?: number;
  readonly from?: CivilDate;
  readonly to?: CivilDate;
  readonly source: Pick<Source, 'title'>;
  readonly standing?: 'against' | 'met' | 'to_know';
}

/**
 * `with_family`: a dependant without years of their own. `may_have_lapsed`: settlement, by an absence. `may_be_british`:
 * a child, from birth. `not_known`: the rule is not among what is known.
 */
export const outcomeVerdicts = [
  'eligible',
  'not_yet',
  'over_limit',
  'refused',
  'discretion',
  'no_route',
  'not_enough',
  'with_family',
  'may_have_lapsed',
  'may_be_british',
  'not_known',
] as const;
export type OutcomeVerdict = (typeof outcomeVerdicts)[number];

/** A verdict and a day. */
export interface OutcomeDay {
  readonly verdict: OutcomeVerdict;
  /** The first day to apply, past or to come; null where none can be named. */
  readonly firstDay: CivilDate | null;
}

/** What of an answer a person acts on, whichever rule set gave it. */
export interface Outcome extends OutcomeDay {
  /** The last day to apply; null where there is none. */
  readonly lastDay: CivilDate | null;
  /** A first day that holds in practice and lies before `firstDay`, which is the safe one. */
  readonly practicalFirstDay: CivilDate | null;
  /** How it comes out when an open question is answered the other way; null where no question is open. */
  readonly other: (OutcomeDay & { readonly supposing: string; readonly otherwise: string }) | null;
  /** What is asked or lacks before more can be said, in sentences. */
  readonly asked: readonly string[];
  readonly reasons: readonly OutcomeReason[];
}

/** An outcome with a verdict and a day alone. */
export const plainOutcome = (
  verdict: OutcomeVerdict,
  firstDay: CivilDate | null,
  reasons: readonly OutcomeReason[] = [],
): Outcome => ({
  verdict,
  firstDay,
  lastDay: null,
  practicalFirstDay: null,
  other: null,
  asked: [],
  reasons,
});

/** An outcome of an earlier day as it is on a later one: a first day that has come can be used. */
export function outcomeOn(outcome: Outcome, day: CivilDate): Outcome {
  const { other } = outcome;
  return {
    ...outcome,
    ...dayOn(outcome, day),
    other: other === null ? null : { ...other, ...dayOn(other, day) },
  };
}

function dayOn({ verdict, firstDay }: OutcomeDay, day: CivilDate): OutcomeDay {
  const hasCome = firstDay !== null && firstDay <= day && (verdict === 'not_yet' || verdict === 'over_limit');
  return { verdict: hasCome ? 'eligible' : verdict, firstDay };
}

/**
 * Whether a person would act otherwise on the one than on the other. Two first days that have both passed, with an
 * application possible by both, are the same.
 */
export function actsOtherwise(before: Outcome, after: Outcome, asOf: CivilDate): boolean {
  return (
    dayDiffers(before, after, asOf) ||
    before.lastDay !== after.lastDay ||
    firstOf(before, before.practicalFirstDay, asOf) !== firstOf(after, after.practicalFirstDay, asOf) ||
    (before.other === null) !== (after.other === null) ||
    (before.other !== null && after.other !== null && dayDiffers(before.other, after.other, asOf))
  );
}

function dayDiffers(before: OutcomeDay, after: OutcomeDay, asOf: CivilDate): boolean {
  return (
    before.verdict !== after.verdict ||
    firstOf(before, before.firstDay, asOf) !== firstOf(after, after.firstDay, asOf)
  );
}

function firstOf({ verdict }: OutcomeDay, day: CivilDate | null, asOf: CivilDate): CivilDate | null {
  return verdict === 'eligible' && (day === null || day <= asOf) ? 'already' : day;
}
