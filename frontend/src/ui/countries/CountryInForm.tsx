import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { textOf } from '../form/textOf';
import { CountryField } from './CountryField';

type CountryInFormProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof CountryField>,
  'value' | 'onChange' | 'onBlur'
> & {
  control: Control<Values>;
  name: Path<Values>;
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
