import { isCivilDate, type CivilDate } from '../calendar/civilDate';
import { checklistQuestions } from './questions';
import { checklistIncomes, type ChecklistAnswer, type ChecklistAnswers } from './question';

/** An answer as a record keeps it: of one person, to one question, in a word. */
export interface RecordedAnswer {
  readonly applicant: string;
  readonly question: string;
  readonly answer: string;
}

/** What a person chose in place of what their record leads to. */
export interface ChosenForChecklist {
  readonly form?: string;
  /** A day that was typed. It goes before any other. */
  readonly plannedOn?: string;
}

const isQuestion = (name: string): name is ChecklistAnswer => Object.hasOwn(checklistQuestions, name);

function answered(question: string, answer: string): ChecklistAnswers {
  if (!isQuestion(question)) return {};
  if (question === 'income') return { income: checklistIncomes.find((income) => income === answer) };
  if (answer !== 'yes' && answer !== 'no') return {};
  return { [question]: answer === 'yes' };
}

/** What one applicant has answered. What is no question of today, or no answer to it, says nothing. */
export const answersOf = (recorded: readonly RecordedAnswer[], applicant: string): ChecklistAnswers =>
  recorded
    .filter((one) => one.applicant === applicant)
    .reduce<ChecklistAnswers>((all, { question, answer }) => ({ ...answered(question, answer), ...all }), {});

/** The word in which an answer is kept; null where it is none. */
export const answerInRecord = (answer: string | boolean | null | undefined): string | null =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : (answer ?? null);

/** What a person chose for a list in place of what their record leads to: it is kept beside their answers, under these names. */
export const chosenQuestions = { form: 'form', day: 'planned_day' } as const;

/** The form and the day that one applicant has chosen. A day that has passed is planned for no more. */
export function chosenInRecord(
  recorded: readonly RecordedAnswer[],
  applicant: string,
  today: CivilDate,
): ChosenForChecklist {
  const said = (question: string) =>
    recorded.find((one) => one.applicant === applicant && one.question === question)?.answer;
  const [form, day] = [said(chosenQuestions.form), said(chosenQuestions.day)];
  return {
    ...(form !== undefined && { form }),
    ...(day !== undefined && isCivilDate(day) && day >= today && { plannedOn: day }),
  };
}
