import type { CivilDate } from '../calendar/civilDate';
import type { FormPerson } from './person';
import type { FormRecord, FormWords } from './record';
import type { EnglishStatus, LifeInUkStatus } from '../assessment/answer';
import type { FormResidence, FormTravel } from './residence';

/** The forms with a sheet. */
export const sheetForms = ['AN', 'MN1', 'SET(O)', 'SET(M)', 'SET(LR)', 'BNO'] as const;
export type SheetForm = (typeof sheetForms)[number];

/** The answer format of the form. */
export const answerFormats = ['name', 'date', 'yes_no', 'text', 'number', 'list'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** The source of an answer in the record. */
export const formParts = [
  'profile',
  'documents',
  'addresses',
  'immigration_profile',
  'visa_history',
  'relationship',
  'intentions',
  'evidence',
  'parents',
  'dependants',
  'jobs',
  'journeys',
  'engine',
  'referees',
] as const;
export type FormPart = (typeof formParts)[number];

/** `missing`: the record has no answer. `conflict`: two facts contradict each other. `not_confirmed`: check it. */
export const formWarningKinds = ['missing', 'conflict', 'not_confirmed'] as const;

export interface FormWarning {
  readonly kind: (typeof formWarningKinds)[number];
  readonly text: string;
}

/** One line of a list answer. */
export interface FormLine {
  /** The id of the recorded item. */
  readonly id: string;
  /** One cell per column. */
  readonly cells: readonly string[];
  /** The days it covers; null if none. */
  readonly days: { readonly from: string; readonly to: string | null } | null;
  readonly note: string | null;
}

export interface FormTable {
  readonly columns: readonly string[];
  readonly lines: readonly FormLine[];
  /** The period in question; null for all days. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
}

export interface FormAnswer {
  /** As entered into the form; empty for a list. */
  readonly text: string;
  /** A date in words; null for other answers. */
  readonly inWords: string | null;
  readonly table: FormTable | null;
}

/** An answer with its warnings. */
export interface AnswerWithWarnings {
  readonly answer: FormAnswer | null;
  readonly warnings: readonly FormWarning[];
}

/** The applicant, the form and the day. */
export interface FormCase {
  readonly form: SheetForm;
  readonly on: CivilDate;
  readonly record: FormRecord;
  readonly person: FormPerson;
  readonly words: FormWords;
  /** The engine's citizenship answer; null on settlement forms, and if it is unknown whose journeys they make. */
  readonly residence: FormResidence | null;
  /** The journeys of the form's period; null if unknown. */
  readonly travel: FormTravel | null;
  /** The requirements of English and the test; null if the rules are unknown. */
  readonly knowledge: { readonly english: EnglishStatus; readonly lifeInUk: LifeInUkStatus } | null;
}

type Words = string | ((one: FormCase) => string);

/** A question of a form, in our own words. */
export interface FormQuestion {
  /** The same on every form, so that answers can be compared. */
  readonly id: string;
  readonly text: Words;
  /** A plain explanation. */
  readonly help: Words;
  readonly format: AnswerFormat;
  /** Null if the record has no answer. */
  readonly part: FormPart | null;
  /** `you`: the question is explained but never answered for the person. */
  readonly answeredBy: 'record' | 'you';
  /** The reason that it is not asked; null if it is. */
  readonly spared: (one: FormCase) => string | null;
  readonly answer: (one: FormCase) => AnswerWithWarnings;
}

export interface FormBlock {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FormQuestion[];
}

export const resolveWords = (words: Words, one: FormCase): string =>
  typeof words === 'string' ? words : words(one);

const noAnswer: AnswerWithWarnings = { answer: null, warnings: [] };

type Described = Pick<FormQuestion, 'id' | 'text' | 'help' | 'format'>;

/** A question answered by the record. */
export const fromRecord = (
  part: FormPart,
  described: Described & Pick<FormQuestion, 'answer'> & Partial<Pick<FormQuestion, 'spared'>>,
): FormQuestion => ({ spared: () => null, ...described, part, answeredBy: 'record' });

/** A question that only the person can answer. */
export const askedOfYou = (
  described: Described & Partial<Pick<FormQuestion, 'spared' | 'answer'>>,
): FormQuestion => ({
  spared: () => null,
  answer: () => noAnswer,
  ...described,
  part: null,
  answeredBy: 'you',
});
