import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from '../dates/DateField';
import { textOf } from './textOf';

type DateInFormProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof DateField>,
  'value' | 'onChange' | 'onBlur'
> & {
  control: Control<Values>;
  name: Path<Values>;
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
