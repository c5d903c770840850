import { checklistQuestions } from './questions';
import { checklistIncomes, type ChecklistAnswer, type ChecklistAnswers } from './question';

/** An answer as a record keeps it: of one person, to one question, in a word. */
export interface RecordedAnswer {
  readonly applicant: string;
  readonly question: string;
  readonly answer: string;
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
