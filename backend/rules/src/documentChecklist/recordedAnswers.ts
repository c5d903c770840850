import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { checklistQuestions } from './questions';
import { checklistIncomes, type ChecklistAnswer, type ChecklistAnswers } from './question';

/** A recorded answer: of one applicant, to one question, in one word. */
export interface RecordedAnswer {
  readonly applicant: string;
  readonly question: string;
  readonly answer: string;
}

/** The form and day that a person chose instead of the record's. */
export interface ChosenForChecklist {
  readonly form?: string;
  /** A typed day. It overrides all others. */
  readonly plannedOn?: string;
}

const isQuestion = (name: string): name is ChecklistAnswer => Object.hasOwn(checklistQuestions, name);

function parseAnswer(question: string, answer: string): ChecklistAnswers {
  if (!isQuestion(question)) return {};
  if (question === 'income') return { income: checklistIncomes.find((income) => income === answer) };
  if (answer !== 'yes' && answer !== 'no') return {};
  return { [question]: answer === 'yes' };
}

/** The answers of one applicant. Outdated questions and answers are ignored. */
export const readChecklistAnswers = (
  recorded: readonly RecordedAnswer[],
  applicant: string,
): ChecklistAnswers =>
  recorded
    .filter((one) => one.applicant === applicant)
    .reduce<ChecklistAnswers>(
      (all, { question, answer }) => ({ ...parseAnswer(question, answer), ...all }),
      {},
    );

/** The stored word of an answer; null if there is none. */
export const answerInRecord = (answer: string | boolean | null | undefined): string | null =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : (answer ?? null);

/** The names under which a person's choices are stored, next to their answers. */
export const chosenQuestions = { form: 'form', day: 'planned_day' } as const;

/** The form and day chosen by one applicant. Past days are ignored. */
export function chosenInRecord(
  recorded: readonly RecordedAnswer[],
  applicant: string,
  today: CivilDate,
): ChosenForChecklist {
  const findAnswer = (question: string) =>
    recorded.find((one) => one.applicant === applicant && one.question === question)?.answer;
  const [form, day] = [findAnswer(chosenQuestions.form), findAnswer(chosenQuestions.day)];
  return {
    ...(form !== undefined && { form }),
    ...(day !== undefined && isCivilDate(day) && day >= today && { plannedOn: day }),
  };
}
