import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';

/** A reason of an answer, in words. */
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
 * `with_family`: a dependant without own years. `may_have_lapsed`: settlement, by an absence. `may_be_british`: a
 * child, from birth. `not_known`: the rule is unknown.
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
  /** The first day to apply, past or future; null if unknown. */
  readonly firstDay: CivilDate | null;
}

/** The part of an answer that a person acts on, from any rule set. */
export interface Outcome extends OutcomeDay {
  /** The last day to apply; null if there is none. */
  readonly lastDay: CivilDate | null;
  /** A first day that is accepted in practice, before the safe `firstDay`. */
  readonly practicalFirstDay: CivilDate | null;
  /** The outcome if an open question had the other answer; null if no question is open. */
  readonly other: (OutcomeDay & { readonly supposing: string; readonly otherwise: string }) | null;
  /** Open questions and missing data, in sentences. */
  readonly asked: readonly string[];
  readonly reasons: readonly OutcomeReason[];
}

/** An outcome with only a verdict and a day. */
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

/** An earlier outcome as of a later day: a first day that has passed can be used. */
export function outcomeOn(outcome: Outcome, day: CivilDate): Outcome {
  const { other } = outcome;
  return {
    ...outcome,
    ...updateDay(outcome, day),
    other: other === null ? null : { ...other, ...updateDay(other, day) },
  };
}

function updateDay({ verdict, firstDay }: OutcomeDay, day: CivilDate): OutcomeDay {
  const hasCome = firstDay !== null && firstDay <= day && (verdict === 'not_yet' || verdict === 'over_limit');
  return { verdict: hasCome ? 'eligible' : verdict, firstDay };
}

/**
 * Whether a person would act differently on the two outcomes. Two past first days are equal if both allow an
 * application.
 */
export function requiresDifferentAction(before: Outcome, after: Outcome, asOf: CivilDate): boolean {
  return (
    hasDifferentDay(before, after, asOf) ||
    before.lastDay !== after.lastDay ||
    findFirstDay(before, before.practicalFirstDay, asOf) !==
      findFirstDay(after, after.practicalFirstDay, asOf) ||
    (before.other === null) !== (after.other === null) ||
    (before.other !== null && after.other !== null && hasDifferentDay(before.other, after.other, asOf))
  );
}

function hasDifferentDay(before: OutcomeDay, after: OutcomeDay, asOf: CivilDate): boolean {
  return (
    before.verdict !== after.verdict ||
    findFirstDay(before, before.firstDay, asOf) !== findFirstDay(after, after.firstDay, asOf)
  );
}

function findFirstDay({ verdict }: OutcomeDay, day: CivilDate | null, asOf: CivilDate): CivilDate | null {
  return verdict === 'eligible' && (day === null || day <= asOf) ? 'already' : day;
}
