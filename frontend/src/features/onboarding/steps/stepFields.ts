import type { CivilDate } from '@settlewise/rules/calendar';
import type { useCheckedForm } from '../../../ui/form/useCheckedForm';
import type { OnboardingAnswers } from '../answers';

type CheckedForm = ReturnType<typeof useCheckedForm<OnboardingAnswers, unknown>>;

/** What a step's fields need of its form, what day it is, and how far somebody has come. */
export type StepFields = Pick<CheckedForm, 'form' | 'field' | 'inForm'> & {
  readonly today: CivilDate;
  /** Whether no step before this one has to be done still. */
  readonly isAlmostDone: boolean;
};
