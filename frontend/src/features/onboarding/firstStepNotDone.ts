import type { OnboardingAnswers, OnboardingField } from './answers';
import type { Step } from './steps';

/** What no step is done without. */
const required: readonly OnboardingField[] = ['fullName', 'nationality', 'visaType'];
/** What a record says of them before anybody was asked. */
const beforeAsked: Readonly<Partial<Record<OnboardingField, string>>> = {
  intendsToStayInUK: 'yes',
  goodCharacter: 'yes',
  hasILR: 'no',
  marriedToBritishCitizen: 'no',
  lifeInUKPassed: 'no',
  englishLanguageProof: 'no',
};

/** Whether something is open that a step asks everybody for. */
export const lacksRequired = ({ fields }: Step, saved: OnboardingAnswers): boolean =>
  fields.some((field) => required.includes(field) && saved[field] === '');

/**
 * The number of the step in which somebody goes on: the first that is not done by what the record holds. A step that may be
 * left empty is done where something of it, or of a later step, is answered. The first where all are done.
 */
export function firstStepNotDone(steps: readonly Step[], saved: OnboardingAnswers): number {
  const isAnswered = ({ fields }: Step) =>
    fields.some((field) => saved[field] !== (beforeAsked[field] ?? ''));
  const lastAnswered = steps.findLastIndex(isAnswered);
  const index = steps.findIndex((step, at) => lacksRequired(step, saved) || at > lastAnswered);
  return index === -1 ? 1 : index + 1;
}

/**
 * How many steps from the first on have what they ask everybody for. A step that may be left empty is passed with those
 * before it: whoever opens a later one by its address has passed none.
 */
export function stepsPassed(steps: readonly Step[], saved: OnboardingAnswers): number {
  const first = steps.findIndex((step) => lacksRequired(step, saved));
  return first === -1 ? steps.length : first;
}
