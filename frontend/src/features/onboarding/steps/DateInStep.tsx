import type { ComponentProps } from 'react';
import { DateInForm } from '../../../ui/form/DateInForm';
import type { OnboardingAnswers } from '../answers';

/** A date of a step. */
export function DateInStep(props: ComponentProps<typeof DateInForm<OnboardingAnswers>>) {
  return <DateInForm {...props} notADate="Please enter a valid date." />;
}
