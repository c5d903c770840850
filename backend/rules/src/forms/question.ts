import type { CivilDate } from '../calendar/civilDate';
import type { FormPerson } from './person';
import type { FormRecord, FormWords } from './record';
import type { EnglishStatus, LifeInUkStatus } from '../assessment/answer';
import type { FormResidence, FormTravel } from './residence';

/** The forms that there is a sheet for. */
export const sheetForms = ['AN', 'MN1', 'SET(O)', 'SET(M)', 'SET(LR)', 'BNO'] as const;
export type SheetForm = (typeof sheetForms)[number];

/** How the form wants an answer. */
export const answerFormats = ['name', 'date', 'yes_no', 'text', 'number', 'list'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

/** Where an answer comes from. */
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

/** One line of an answer that is a list. */
export interface FormLine {
  /** The item of the record. */
  readonly id: string;
  /** One for each column. */
  readonly cells: readonly string[];
  /** The days that it is about; null where it is about none. */
  readonly days: { readonly from: string; readonly to: string | null } | null;
  readonly note: string | null;
}

export interface FormTable {
  readonly columns: readonly string[];
  readonly lines: readonly FormLine[];
  /** The days that are asked about; null where all are. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
}

export interface FormAnswer {
  /** As it goes into the form; empty where the answer is a list. */
  readonly text: string;
  /** A date as people say it; null for all else. */
  readonly inWords: string | null;
  readonly table: FormTable | null;
}

/** What is known of an answer. */
export interface Answered {
  readonly answer: FormAnswer | null;
  readonly warnings: readonly FormWarning[];
}

/** Who applies with which form, on which day. */
export interface FormCase {
  readonly form: SheetForm;
  readonly on: CivilDate;
  readonly record: FormRecord;
  readonly person: FormPerson;
  readonly words: FormWords;
  /** The engine's answer about citizenship; null on forms of settlement, and where whose journeys they are is not known. */
  readonly residence: FormResidence | null;
  /** The journeys of the days that the form asks about; null where they are not known. */
  readonly travel: FormTravel | null;
  /** What of English and the test is asked; null where it is not known by which rules. */
  readonly knowledge: { readonly english: EnglishStatus; readonly lifeInUk: LifeInUkStatus } | null;
}

type Words = string | ((one: FormCase) => string);

/** A question of a form, in words of our own. */
export interface FormQuestion {
  /** The same in every form that asks it: answers are compared by it. */
  readonly id: string;
  readonly text: Words;
  /** What is meant, plainly. */
  readonly help: Words;
  readonly format: AnswerFormat;
  /** Null where nothing of the record answers. */
  readonly part: FormPart | null;
  /** `you`: it is explained and asked, and never answered for somebody. */
  readonly answeredBy: 'record' | 'you';
  /** Why it is not asked of this person; null where it is. */
  readonly spared: (one: FormCase) => string | null;
  readonly answer: (one: FormCase) => Answered;
}

export interface FormBlock {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly FormQuestion[];
}

export const wordsOf = (words: Words, one: FormCase): string =>
  typeof words === 'string' ? words : words(one);

const open: Answered = { answer: null, warnings: [] };

type Described = Pick<FormQuestion, 'id' | 'text' | 'help' | 'format'>;

/** A question that the record answers. */
export const fromRecord = (
  part: FormPart,
  described: Described & Pick<FormQuestion, 'answer'> & Partial<Pick<FormQuestion, 'spared'>>,
): FormQuestion => ({ spared: () => null, ...described, part, answeredBy: 'record' });

/** A question that only the person answers. */
export const askedOfYou = (
  described: Described & Partial<Pick<FormQuestion, 'spared' | 'answer'>>,
): FormQuestion => ({ spared: () => null, answer: () => open, ...described, part: null, answeredBy: 'you' });
