import { answersAlone } from '../wizard/answersAlone';

interface Drafts<Draft> {
  /** The answers that a record gives. */
  readonly recorded: Draft;
  /** A draft in which nothing was typed. */
  readonly empty: Draft;
}

const isSame = (one: unknown, other: unknown): boolean => answersAlone([one]) === answersAlone([other]);
const namesOf = <Draft extends object>(draft: Draft) =>
  (Object.keys(draft) as (keyof Draft)[]).filter((name) => name !== 'step' && name !== 'furthestStep');

/**
 * What a record puts into a form. With its visa it is a whole person, and takes the place of everything: answers about two
 * people must not mix. Without one it puts in what it knows, and the rest stays as it was typed.
 */
export function recordedAnswers<Draft extends object>(
  { recorded, empty }: Drafts<Draft>,
  hasVisa: boolean,
): Partial<Draft> {
  const answers: Partial<Draft> = {};
  for (const name of namesOf(recorded))
    if (hasVisa || name === 'fromRecord' || !isSame(recorded[name], empty[name]))
      answers[name] = recorded[name];
  return answers;
}

/** Whether something typed would be lost if these answers took its place. */
export const wouldLose = <Draft extends object>(
  typed: Draft,
  answers: Partial<Draft>,
  empty: Draft,
): boolean =>
  namesOf(answers).some(
    (name) =>
      name !== 'fromRecord' && !isSame(typed[name], empty[name]) && !isSame(typed[name], answers[name]),
  );
