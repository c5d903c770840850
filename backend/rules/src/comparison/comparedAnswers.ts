import type { CivilDate } from '../calendar/civilDate';
import { inWords, whyOf, type Telling } from './changeInWords';
import type { ComparableRules, ComparedRecord, RecordOutcomes, StoredForm } from './comparableRules';
import { actsOtherwise, type Outcome } from './outcome';

/** The rules of now and the rule set before them. */
export interface RuleSetsCompared {
  readonly earlier: {
    readonly version: string;
    /** The earlier rules as they answered; null where their outcomes are stored. */
    readonly frozen: ComparableRules | null;
  };
  readonly current: ComparableRules;
}

/** An answer that a person was given and would be given otherwise now, in sentences. */
export interface ChangedAnswer {
  readonly about: 'settlement' | 'citizenship' | 'dependant_settlement' | 'registration';
  /** Whom it is about, where that is a dependant: their first name. */
  readonly who?: string;
  readonly before: string;
  readonly after: string;
  /** What is new in the answer of now, each with its source; empty where the answer itself says nothing new. */
  readonly why: readonly string[];
}

/** A result as it was saved. */
export interface SavedAnswer {
  readonly calculator: 'ilr' | 'citizenship';
  readonly form: StoredForm;
  /** The day as of which it was given. */
  readonly calculatedOn: CivilDate;
  readonly ruleSetVersion: string;
  readonly isEligible: boolean;
  readonly suggestedEligibilityDate: CivilDate | null;
}

/** What a rule set answers about a record. @param today in London */
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

/** Whether there was an answer at all: for a person who was told nothing, nothing can have changed. */
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
  const ofDependants = after.dependants.flatMap(({ dependantId, settlement, registration }) => {
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
    ...ofDependants,
  ].filter((change) => change !== null);
}

/** The first names of the dependants of a record, by their numbers. */
export const namesInRecord = ({ family }: ComparedRecord): ReadonlyMap<number, string> =>
  new Map(family?.dependants.map(({ dependantId, firstName }) => [dependantId, firstName]));

/** The answers about a record that two rule sets give differently. @param today in London */
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

/** The frozen earlier rules' outcome of a saved result; null where they give none. */
export function frozenOutcome(frozen: ComparableRules, saved: SavedAnswer): Outcome | null {
  const given = frozen[saved.calculator](saved.form, saved.calculatedOn);
  // The saved answer itself counts more than what its rule set would say today.
  return given === null || saved.ruleSetVersion !== frozen.version ? given : asItSaid(given, saved);
}

/** A change of a saved result, as of the day of its calculation; null where a person would act the same on both. */
export const changedSavedAnswer = (
  { calculator, calculatedOn }: Pick<SavedAnswer, 'calculator' | 'calculatedOn'>,
  before: Outcome | null,
  after: Outcome | null,
): ChangedAnswer | null =>
  changedOutcome(calculator === 'ilr' ? 'settlement' : 'citizenship', before, after, calculatedOn);

function asItSaid(given: Outcome, saved: SavedAnswer): Outcome {
  return {
    ...given,
    verdict: saved.isEligible ? 'eligible' : given.verdict === 'eligible' ? 'not_yet' : given.verdict,
    firstDay: saved.suggestedEligibilityDate ?? given.firstDay,
  };
}

const tellings: Readonly<Record<ChangedAnswer['about'], Telling>> = {
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
  // Nobody was told anything, or nothing is answered any more: there are no two answers to hold side by side.
  if (before === null || after === null || !actsOtherwise(before, after, asOf)) return null;
  const telling = tellings[about];
  return {
    about,
    before: inWords(before, asOf, telling),
    after: inWords(after, asOf, telling),
    why: whyOf(before, after),
  };
}
