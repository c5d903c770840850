import { answerInRecord, type ChecklistAnswer, type ChecklistAnswers } from '@settlewise/rules';
import { answerQueries, type RecordedAnswer } from '../../../record/answers/answerPart';
import { orSay, sayOnce } from './sayOnce';

/** Keeps what an applicant answers in their record, so that every device has it. @param applicant `you`, or a dependant’s id */
export function useAnswers(answers: readonly RecordedAnswer[], applicant: string) {
  const [add, change, remove] = [
    answerQueries.useAdd(),
    answerQueries.useChange(),
    answerQueries.useRemove(),
  ];
  const before = (question: ChecklistAnswer) =>
    answers.filter((one) => one.applicant === applicant && one.question === question);
  return {
    answer: <Question extends ChecklistAnswer>(question: Question, given: ChecklistAnswers[Question]): void =>
      orSay(
        sayOnce(before(question), answerInRecord(given) ?? undefined, {
          add: (answer) => add.mutateAsync({ applicant, question, answer }),
          change: (id, answer) => change.mutateAsync({ id, payload: { answer } }),
          remove: (id) => remove.mutateAsync(id),
        }),
      ),
  };
}
