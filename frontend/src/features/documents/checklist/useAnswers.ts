import {
  answerInRecord,
  type ChecklistAnswer,
  type ChecklistAnswers,
} from '@settlewise/rules/documentChecklist';
import { useRef, useState } from 'react';
import { answerQueries } from '../../../record/answers/answerPart';
import { orSay, sayOnce } from './sayOnce';

/** Keeps what an applicant answers and chooses in their record, so that every device has it. @param applicant `you`, or a dependant’s id */
export function useAnswers(applicant: string) {
  const [add, change, remove] = [
    answerQueries.useAdd(),
    answerQueries.useChange(),
    answerQueries.useRemove(),
  ];
  const now = answerQueries.useListNow();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const put = (question: string, said: string | undefined): Promise<void> => {
    const before = now().filter((one) => one.applicant === applicant && one.question === question);
    const [only, ...others] = before;
    if (only?.answer === said && others.length === 0) return Promise.resolve();
    return sayOnce(before, said, {
      add: (answer) => add.mutateAsync({ applicant, question, answer }),
      change: (id, answer) => change.mutateAsync({ id, payload: { answer } }),
      remove: (id) => remove.mutateAsync(id),
    });
  };
  /** One after the other: what is taken back at once has to be there before. @param said undefined to take it back */
  const keep = (question: string, said: string | undefined): Promise<void> => {
    setWaiting((count) => count + 1);
    const kept = last.current
      .catch(() => undefined)
      .then(() => put(question, said))
      .finally(() => setWaiting((count) => count - 1));
    last.current = kept;
    return kept;
  };
  return {
    keep,
    isKeeping: waiting > 0,
    answer: <Question extends ChecklistAnswer>(question: Question, given: ChecklistAnswers[Question]): void =>
      orSay(keep(question, answerInRecord(given) ?? undefined)),
  };
}
