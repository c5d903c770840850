import type { CivilDate } from '@settlewise/rules';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from '../../ui/dates/DateField';
import type { CountryChoice } from './countryChoices';
import { CountryField } from './CountryField';

/** What ties a field that is no plain control to its form. */
interface InForm<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  id: string;
  label: string;
  optional?: boolean;
  error: string | undefined;
}

type DateInFormProps<Values extends FieldValues> = InForm<Values> & {
  earliest?: CivilDate;
  latest?: CivilDate;
  opensAt?: 'day' | 'year';
};

/** A date that belongs to a form. */
export function DateInForm<Values extends FieldValues>({ control, name, ...field }: DateInFormProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <DateField {...field} value={textOf(value)} onChange={onChange} onBlur={onBlur} />
      )}
    />
  );
}

type CountryInFormProps<Values extends FieldValues> = InForm<Values> & {
  choices: readonly CountryChoice[];
};

/** A country or nationality that belongs to a form. */
export function CountryInForm<Values extends FieldValues>(props: CountryInFormProps<Values>) {
  const { control, name, ...field } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <CountryField {...field} value={textOf(value)} onChange={onChange} onBlur={onBlur} />
      )}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
