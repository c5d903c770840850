import type { CivilDate } from '@settlewise/rules';
import { Controller } from 'react-hook-form';
import { DateField } from '../../ui/dates/DateField';
import type { StepFields } from './stepFields';

type DateInStepProps = Pick<StepFields, 'form' | 'idOf' | 'errorOf'> & {
  name: 'dateOfBirth' | 'visaStartDate' | 'brpExpiryDate' | 'settlementDate' | 'ilrGrantDate';
  label: string;
  optional?: boolean;
  earliest?: CivilDate;
  latest?: CivilDate;
  opensAt?: 'day' | 'year';
};

/** A date of a step. */
export function DateInStep({ form, idOf, errorOf, name, ...field }: DateInStepProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField
          {...field}
          id={idOf(name)}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={errorOf(name)}
          notADate="Please enter a valid date."
        />
      )}
    />
  );
}
