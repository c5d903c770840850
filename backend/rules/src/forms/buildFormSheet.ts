import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/source';
import { checksOfAn, type SigningCheck } from './beforeSigning';
import { formOn } from './forms';
import { personOfRecord, type FormApplicant } from './person';
import {
  resolveWords,
  type AnswerWithWarnings,
  type FormCase,
  type FormQuestion,
  type SheetForm,
} from './question';
import type { FormRecord, FormWords } from './record';
import { determineKnowledge } from './knowledge';
import { residenceOn, travelUntil, type FormResidence, type FormTravel } from './residence';

/** A question with its answer as entered into the form. */
export interface SheetQuestion
  extends AnswerWithWarnings, Pick<FormQuestion, 'id' | 'format' | 'part' | 'answeredBy'> {
  readonly text: string;
  readonly help: string;
  /** The reason that it is not asked; null if it is. */
  readonly spared: string | null;
}

export interface SheetBlock {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly SheetQuestion[];
}

/** A form, filled in from the record question by question. */
export interface FormSheet {
  readonly form: SheetForm;
  readonly title: string;
  readonly applicant: FormApplicant;
  readonly name: string;
  readonly on: CivilDate;
  /** False for a preparation sheet, which is ordered by topic. */
  readonly inOrderOfForm: boolean;
  readonly source: Source;
  /** Whether the form itself was read. */
  readonly confirmed: boolean;
  readonly blocks: readonly SheetBlock[];
  readonly residence: FormResidence | null;
  readonly travel: FormTravel | null;
  readonly checks: readonly SigningCheck[];
}

export interface SheetAsked {
  readonly form: SheetForm;
  readonly applicant: FormApplicant;
  /** The day of the application. */
  readonly on: CivilDate;
}

/**
 * Builds the sheet of a form. Deterministic: no clock and no storage.
 * @returns null if the record has no such dependant
 * @throws UnsoundAssessment if the record's dates are invalid
 */
export function buildFormSheet(
  record: FormRecord,
  { form, applicant, on }: SheetAsked,
  words: FormWords,
): FormSheet | null {
  const person = personOfRecord(record, applicant);
  if (person === null) return null;
  const content = formOn(form, on);
  const residence = form === 'AN' ? residenceOn(person, on) : null;
  const travel = form === 'AN' ? residence : travelUntil(person, on);
  const one: FormCase = {
    form,
    on,
    record,
    person,
    words,
    residence,
    travel,
    knowledge: residence?.citizenship ?? determineKnowledge(person, form, on),
  };
  const { title, inOrderOfForm, source, confirmed } = content;
  return {
    form,
    title,
    applicant,
    on,
    inOrderOfForm,
    source,
    confirmed,
    residence,
    travel,
    name: `${person.firstName} ${person.lastName}`.trim(),
    blocks: content.blocks.map(({ id, title: of, questions }) => ({
      id,
      title: of,
      questions: questions.map((question) => answerQuestion(question, one)),
    })),
    checks: form === 'AN' ? checksOfAn(one) : [],
  };
}

function answerQuestion(question: FormQuestion, one: FormCase): SheetQuestion {
  const { id, format, part, answeredBy } = question;
  const spared = question.spared(one);
  return {
    id,
    format,
    part,
    answeredBy,
    spared,
    text: resolveWords(question.text, one),
    help: resolveWords(question.help, one),
    ...(spared === null ? question.answer(one) : { answer: null, warnings: [] }),
  };
}
