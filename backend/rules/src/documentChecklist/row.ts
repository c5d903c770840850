import type { CivilDate } from '../calendar/civilDate';
import type { Parameter, ParameterRow } from '../parameters/parameter';
import type { RouteKey } from '../routes/routes';
import type { RequirementKind } from './answer';
import type { ChecklistAnswer, ChecklistAnswers, ChecklistForm, ChecklistRole } from './question';

/** The applicant of a list. */
export interface ChecklistCase {
  readonly form: ChecklistForm;
  /** The route whose rules apply to the person: a worker's dependant has a separate one. */
  readonly route: RouteKey;
  readonly role: ChecklistRole;
  readonly on: CivilDate;
  readonly dateOfBirth: CivilDate;
  /** On the day of the application. */
  readonly age: number;
  readonly answers: ChecklistAnswers;
  /** The names of the answers that came from the record. */
  readonly answeredByRecord: readonly string[];
  /** The first day of permission in a record, if there is one. */
  readonly permissionSince?: CivilDate | null;
  /** The years that this person needs by the record; others on the route may need fewer or more. */
  readonly qualifyingYears?: number | null;
}

export type Words = string | ((one: ChecklistCase) => string);

/** The days that documents must cover. */
export interface CoverRule {
  /** Null if the document covers no past period. */
  readonly days: (one: ChecklistCase) => { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Each full month, or one document in each stretch of some months. */
  readonly every: 'month' | { readonly months: (on: CivilDate) => number };
}

/** A requirement as it applies from a day on. */
export interface Asked {
  readonly kind: RequirementKind;
  readonly text: Words;
  readonly why: Words;
  /**
   * Sets of document types: one of each set is needed. Empty if no document in the vault can meet it, because the
   * record or the person answers.
   */
  readonly needs: (one: ChecklistCase) => readonly (readonly string[])[];
  readonly alternatives: readonly string[];
  readonly instead: string | null;
  readonly covers: CoverRule | null;
  /** The earliest issue day, by document type; null if age does not matter. */
  readonly notBefore: ((one: ChecklistCase, documentType: string) => CivilDate | null) | null;
}

/**
 * One line of the checklists, with its past, current and future versions. It is read for the day of the application.
 */
export interface Requirement extends Parameter<Asked> {
  /** A unique key. */
  readonly key: string;
  /** The id in the table of facts. Lines that apply to different people can share it. */
  readonly id: string;
  readonly forms: readonly ChecklistForm[];
  readonly group: string | null;
  /** Whether it is in the applicant's list, in addition to the form. */
  readonly applies: (one: ChecklistCase) => boolean;
  /** The reason that the line is listed but not needed; null if it is needed. */
  readonly spared: (one: ChecklistCase) => string | null;
  /** Needed only if the answer is yes. */
  readonly asks: ChecklistAnswer | null;
  /** The kind of requirement, if it differs between applicants. */
  readonly kindFor: (one: ChecklistCase, kind: RequirementKind) => RequirementKind;
}

const kindLabels: Readonly<Record<RequirementKind, string>> = {
  must: 'Must be there',
  one_of: 'One of several must be there',
  helps: 'Helps',
  if_asked: 'Only if asked for',
  not_needed: 'Not needed',
};

type AskedInput = Pick<Asked, 'kind' | 'text' | 'why'> &
  Partial<Omit<Asked, 'needs'>> & {
    /** Sets of document types; a function if they depend on the person. */
    readonly needs?: readonly (readonly string[])[] | Asked['needs'];
  };

/** Builds a version of a requirement, with defaults for omitted fields. */
export function asked({ needs = [], ...rest }: AskedInput): Asked {
  const all = { alternatives: [], instead: null, covers: null, notBefore: null, ...rest };
  return { ...all, needs: typeof needs === 'function' ? needs : () => needs };
}

type Described = Pick<Requirement, 'id' | 'title' | 'forms'> &
  Partial<Pick<Requirement, 'key' | 'group' | 'applies' | 'spared' | 'asks' | 'kindFor' | 'nature'>> & {
    readonly rows: readonly ParameterRow<Asked>[];
  };

/** A requirement of all applicants on these forms, unless specified otherwise. */
export const requirement = (described: Described): Requirement => ({
  key: described.id,
  group: null,
  applies: () => true,
  spared: () => null,
  asks: null,
  kindFor: ({ answers }, kind) =>
    described.asks != null && typeof answers[described.asks] !== 'boolean' ? 'if_asked' : kind,
  unit: { key: 'requirement', inWords: ({ kind }) => kindLabels[kind] },
  ...described,
});

/** The words of a requirement for an applicant. */
export const resolveWords = (words: Words, one: ChecklistCase): string =>
  typeof words === 'string' ? words : words(one);
