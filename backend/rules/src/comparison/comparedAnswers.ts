import type { CivilDate } from '../calendar/civilDate';
import { formatOutcome, listNewReasons, type OutcomeContext } from './changeInWords';
import type { ComparableRules, ComparedRecord, RecordOutcomes, StoredForm } from './comparableRules';
import { requiresDifferentAction, type Outcome } from './outcome';

/** The current rules and the previous rule set. */
export interface RuleSetsCompared {
  readonly earlier: {
    readonly version: string;
    /** The frozen earlier rules; null if their outcomes are stored. */
    readonly frozen: ComparableRules | null;
  };
  readonly current: ComparableRules;
}

/** An answer that has changed, in sentences. */
export interface ChangedAnswer {
  readonly about: 'settlement' | 'citizenship' | 'dependant_settlement' | 'registration';
  /** The first name, if it is about a dependant. */
  readonly who?: string;
  readonly before: string;
  readonly after: string;
  /** The new reasons of the current answer, each with its source; empty if there are none. */
  readonly why: readonly string[];
}

/** A saved result. */
export interface SavedAnswer {
  readonly calculator: 'ilr' | 'citizenship';
  readonly form: StoredForm;
  /** The day of the calculation. */
  readonly calculatedOn: CivilDate;
  readonly ruleSetVersion: string;
  readonly isEligible: boolean;
  readonly suggestedEligibilityDate: CivilDate | null;
}

/**
 * The outcomes of a rule set for a record.
 * @param today in London
 */
export function outcomesOnRecord(
  rules: ComparableRules,
  record: ComparedRecord,
  today: CivilDate,
): RecordOutcomes {
  const { family } = record;
  return {
    settlement: rules.settlementOnRecord(record, today),
    citizenship: rules.citizenshipOnRecord(record, today),
    dependants:
      family?.dependants.flatMap((dependant) => {
        const outcomes = rules.dependantOnRecord(dependant, family, today);
        return outcomes === null ? [] : [{ dependantId: dependant.dependantId, ...outcomes }];
      }) ?? [],
  };
}

/** Whether there was an answer: without one, nothing can have changed. */
export const hasOutcome = ({ settlement, citizenship, dependants }: RecordOutcomes): boolean =>
  settlement !== null || citizenship !== null || dependants.length > 0;

/**
 * The answers about a record that changed between two rule sets.
 * @param names first names of the dependants, by their numbers
 * @param today in London
 */
export function changedOutcomes(
  before: RecordOutcomes,
  after: RecordOutcomes,
  names: ReadonlyMap<number, string>,
  today: CivilDate,
): readonly ChangedAnswer[] {
  const dependantChanges = after.dependants.flatMap(({ dependantId, settlement, registration }) => {
    const earlier = before.dependants.find((each) => each.dependantId === dependantId);
    const who = names.get(dependantId);
    if (earlier === undefined || who === undefined) return [];
    return [
      changedOutcome('dependant_settlement', earlier.settlement, settlement, today),
      changedOutcome('registration', earlier.registration, registration, today),
    ].map((change) => (change === null ? null : { ...change, who }));
  });
  return [
    changedOutcome('settlement', before.settlement, after.settlement, today),
    changedOutcome('citizenship', before.citizenship, after.citizenship, today),
    ...dependantChanges,
  ].filter((change) => change !== null);
}

/** The first names of the dependants of a record, by their numbers. */
export const namesInRecord = ({ family }: ComparedRecord): ReadonlyMap<number, string> =>
  new Map(family?.dependants.map(({ dependantId, firstName }) => [dependantId, firstName]));

/**
 * The answers about a record that differ between two rule sets.
 * @param today in London
 */
export const changedOnRecord = (
  { earlier, current }: { readonly earlier: ComparableRules; readonly current: ComparableRules },
  record: ComparedRecord,
  today: CivilDate,
): readonly ChangedAnswer[] =>
  changedOutcomes(
    outcomesOnRecord(earlier, record, today),
    outcomesOnRecord(current, record, today),
    namesInRecord(record),
    today,
  );

/** The outcome of a saved result by the frozen earlier rules; null if they give none. */
export function frozenOutcome(frozen: ComparableRules, saved: SavedAnswer): Outcome | null {
  const given = frozen[saved.calculator](saved.form, saved.calculatedOn);
  // The saved answer overrides what its rule set would answer today.
  return given === null || saved.ruleSetVersion !== frozen.version
    ? given
    : restoreSavedOutcome(given, saved);
}

/** A change of a saved result on the day of its calculation; null if the person would act the same. */
export const changedSavedAnswer = (
  { calculator, calculatedOn }: Pick<SavedAnswer, 'calculator' | 'calculatedOn'>,
  before: Outcome | null,
  after: Outcome | null,
): ChangedAnswer | null =>
  changedOutcome(calculator === 'ilr' ? 'settlement' : 'citizenship', before, after, calculatedOn);

function restoreSavedOutcome(given: Outcome, saved: SavedAnswer): Outcome {
  return {
    ...given,
    verdict: saved.isEligible ? 'eligible' : given.verdict === 'eligible' ? 'not_yet' : given.verdict,
    firstDay: saved.suggestedEligibilityDate ?? given.firstDay,
  };
}

const contexts: Readonly<Record<ChangedAnswer['about'], OutcomeContext>> = {
  settlement: { who: 'you', basis: 'by time and days away' },
  citizenship: { who: 'you', basis: 'by time and days away' },
  dependant_settlement: { who: 'they', basis: 'by time and days away' },
  registration: { who: 'they', basis: 'by your record' },
};

function changedOutcome(
  about: ChangedAnswer['about'],
  before: Outcome | null,
  after: Outcome | null,
  asOf: CivilDate,
): ChangedAnswer | null {
  // Without an earlier or a current answer there is nothing to compare.
  if (before === null || after === null || !requiresDifferentAction(before, after, asOf)) return null;
  const context = contexts[about];
  return {
    about,
    before: formatOutcome(before, asOf, context),
    after: formatOutcome(after, asOf, context),
    why: listNewReasons(before, after),
  };
}
