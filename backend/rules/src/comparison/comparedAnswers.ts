import type { CivilDate } from '../calendar/civilDate';
import { inWords, whyOf, type Telling } from './changeInWords';
import type {
  ComparableRules,
  ComparedDependant,
  ComparedFamily,
  ComparedRecord,
  StoredForm,
} from './comparableRules';
import { actsOtherwise, type Outcome } from './outcome';

export interface RuleSetsCompared {
  readonly earlier: ComparableRules;
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

/** Whether the earlier rules had an answer for a record: to whom they said nothing, nothing can have changed. */
export function hadAnswer({ earlier }: RuleSetsCompared, record: ComparedRecord, today: CivilDate): boolean {
  const { family } = record;
  return (
    earlier.settlementOnRecord(record, today) !== null ||
    earlier.citizenshipOnRecord(record, today) !== null ||
    (family?.dependants.some((each) => earlier.dependantOnRecord(each, family, today) !== null) ?? false)
  );
}

/** What of a record's answers comes out otherwise under the rules of now. Pure. @param today in London */
export function changedOnRecord(
  ruleSets: RuleSetsCompared,
  record: ComparedRecord,
  today: CivilDate,
): readonly ChangedAnswer[] {
  const { earlier, current } = ruleSets;
  const { family } = record;
  return [
    changed(
      'settlement',
      earlier.settlementOnRecord(record, today),
      current.settlementOnRecord(record, today),
      today,
    ),
    changed(
      'citizenship',
      earlier.citizenshipOnRecord(record, today),
      current.citizenshipOnRecord(record, today),
      today,
    ),
    ...(family?.dependants.flatMap((each) => changedForDependant(ruleSets, each, family, today)) ?? []),
  ].filter((change) => change !== null);
}

/** What of one dependant's answers comes out otherwise; each is told by their name. */
function changedForDependant(
  { earlier, current }: RuleSetsCompared,
  dependant: ComparedDependant,
  family: ComparedFamily,
  today: CivilDate,
): readonly (ChangedAnswer | null)[] {
  const before = earlier.dependantOnRecord(dependant, family, today);
  const after = current.dependantOnRecord(dependant, family, today);
  if (before === null || after === null) return [];
  const { firstName: who } = dependant;
  const told = (change: ChangedAnswer | null) => (change === null ? null : { ...change, who });
  return [
    told(changed('dependant_settlement', before.settlement, after.settlement, today)),
    told(changed('registration', before.registration, after.registration, today)),
  ];
}

/** The same of a saved result, both rule sets asked as of the day of its calculation; null where nothing changes. */
export function changedSavedAnswer(
  { earlier, current }: RuleSetsCompared,
  saved: SavedAnswer,
): ChangedAnswer | null {
  const { calculator, form, calculatedOn } = saved;
  if (saved.ruleSetVersion === current.version) return null;
  const given = earlier[calculator](form, calculatedOn);
  const before = given === null ? null : asItSaid(given, saved, earlier.version);
  const about = calculator === 'ilr' ? 'settlement' : 'citizenship';
  return changed(about, before, current[calculator](form, calculatedOn), calculatedOn);
}

/** What the saved result itself says goes before what its rule set would say today. */
function asItSaid(given: Outcome, saved: SavedAnswer, version: string): Outcome {
  if (saved.ruleSetVersion !== version) return given;
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

function changed(
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
