import type { ComponentProps } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { textOf } from '../form/textOf';
import { VisaTypeField } from './VisaTypeField';

type VisaTypeInFormProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof VisaTypeField>,
  'value' | 'onChange' | 'onBlur'
> & {
  control: Control<Values>;
  name: Path<Values>;
};

/** A visa type that belongs to a form. */
export function VisaTypeInForm<Values extends FieldValues>(props: VisaTypeInFormProps<Values>) {
  const { control, name, ...field } = props;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <VisaTypeField {...field} value={textOf(value)} onChange={onChange} onBlur={onBlur} />
      )}
    />
  );
}
