import type { CivilDate } from '@settlewise/rules';
import { DateInForm } from '../../../ui/form/DateInForm';
import type { StepFields } from './stepFields';

type DateInStepProps = Pick<StepFields, 'form' | 'idOf' | 'errorOf'> & {
  name: 'dateOfBirth' | 'visaStartDate' | 'brpExpiryDate' | 'settlementDate' | 'ilrGrantDate';
  label: string;
  optional?: boolean;
  why?: string;
  earliest?: CivilDate;
  latest?: CivilDate;
  opensAt?: 'day' | 'year';
};

/** A date of a step. */
export function DateInStep({ form, idOf, errorOf, name, ...field }: DateInStepProps) {
  return (
    <DateInForm
      {...field}
      control={form.control}
      name={name}
      id={idOf(name)}
      error={errorOf(name)}
      notADate="Please enter a valid date."
    />
  );
}
