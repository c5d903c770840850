import type { CivilDate } from '@settlewise/rules';
import type { useCheckedForm } from '../../../ui/form/useCheckedForm';
import type { OnboardingAnswers } from '../answers';

type CheckedForm = ReturnType<typeof useCheckedForm<OnboardingAnswers, unknown>>;

/** What a step's fields need of its form, and what day it is. */
export type StepFields = Pick<CheckedForm, 'form' | 'field' | 'inForm'> & { readonly today: CivilDate };
