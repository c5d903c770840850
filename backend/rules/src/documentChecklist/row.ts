import type { CivilDate } from '../calendar/civilDate';
import type { Parameter, ParameterRow } from '../parameters/parameter';
import type { RouteKey } from '../routes/routes';
import type { RequirementKind } from './answer';
import type { ChecklistAnswer, ChecklistAnswers, ChecklistForm, ChecklistRole } from './question';

/** Somebody who applies: whose list it is. */
export interface ChecklistCase {
  readonly form: ChecklistForm;
  /** The route whose rules hold for the person: a dependant of a worker has one of their own. */
  readonly route: RouteKey;
  readonly role: ChecklistRole;
  readonly on: CivilDate;
  readonly dateOfBirth: CivilDate;
  /** On the day of the application. */
  readonly age: number;
  readonly answers: ChecklistAnswers;
  /** The names of those answers that the record gave, and not the person. */
  readonly answeredByRecord: readonly string[];
  /** The first day of permission, where a record has one. */
  readonly permissionSince?: CivilDate | null;
  /** The years that this person needs, where their record says so: others on the route may need fewer or more. */
  readonly qualifyingYears?: number | null;
}

export type Words = string | ((one: ChecklistCase) => string);

/** Days that papers have to cover. */
export interface CoverRule {
  /** Null where nobody looks back on any. */
  readonly days: (one: ChecklistCase) => { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Each month whole, or one paper in every stretch of some months. */
  readonly every: 'month' | { readonly months: (on: CivilDate) => number };
}

/** What is asked, as it is from a day on. */
export interface Asked {
  readonly kind: RequirementKind;
  readonly text: Words;
  readonly why: Words;
  /**
   * Sets of document types: of each set one has to serve. None where no document of the vault does, because the record
   * or the person answers.
   */
  readonly needs: (one: ChecklistCase) => readonly (readonly string[])[];
  readonly alternatives: readonly string[];
  readonly instead: string | null;
  readonly covers: CoverRule | null;
  /** The first day on which it may have been issued, by the kind of document; null where age does not matter. */
  readonly notBefore: ((one: ChecklistCase, documentType: string) => CivilDate | null) | null;
}

/** One line of the checklists, with what it was, is and will be. It is read for the day of the application. */
export interface Requirement extends Parameter<Asked> {
  /** Unlike every other's. */
  readonly key: string;
  /** As the facts name it; people of whom it is asked in another way have another requirement with the same. */
  readonly id: string;
  readonly forms: readonly ChecklistForm[];
  readonly group: string | null;
  /** Whose list it stands in, beside the form. */
  readonly applies: (one: ChecklistCase) => boolean;
  /** It stands in the list and is not needed: why. Null where it is. */
  readonly spared: (one: ChecklistCase) => string | null;
  /** Only who says yes needs it. */
  readonly asks: ChecklistAnswer | null;
  /** How much it is asked of somebody, where that is not the same for all. */
  readonly kindFor: (one: ChecklistCase, kind: RequirementKind) => RequirementKind;
}

const inWords: Readonly<Record<RequirementKind, string>> = {
  must: 'Must be there',
  one_of: 'One of several must be there',
  helps: 'Helps',
  if_asked: 'Only if asked for',
  not_needed: 'Not needed',
};

type Said = Pick<Asked, 'kind' | 'text' | 'why'> &
  Partial<Omit<Asked, 'needs'>> & {
    /** Sets of document types; a function where they depend on the person. */
    readonly needs?: readonly (readonly string[])[] | Asked['needs'];
  };

/** What is asked; what is not said of it is nothing. */
export function asked({ needs = [], ...said }: Said): Asked {
  const all = { alternatives: [], instead: null, covers: null, notBefore: null, ...said };
  return { ...all, needs: typeof needs === 'function' ? needs : () => needs };
}

type Described = Pick<Requirement, 'id' | 'title' | 'forms'> &
  Partial<Pick<Requirement, 'key' | 'group' | 'applies' | 'spared' | 'asks' | 'kindFor' | 'nature'>> & {
    readonly rows: readonly ParameterRow<Asked>[];
  };

/** A requirement of everybody who uses these forms, unless told otherwise. */
export const requirement = (described: Described): Requirement => ({
  key: described.id,
  group: null,
  applies: () => true,
  spared: () => null,
  asks: null,
  kindFor: ({ answers }, kind) =>
    described.asks != null && typeof answers[described.asks] !== 'boolean' ? 'if_asked' : kind,
  unit: { key: 'requirement', inWords: ({ kind }) => inWords[kind] },
  ...described,
});

/** The words of a requirement for somebody. */
export const wordsFor = (words: Words, one: ChecklistCase): string =>
  typeof words === 'string' ? words : words(one);
