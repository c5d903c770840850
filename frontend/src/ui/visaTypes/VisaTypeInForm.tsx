import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { VisaTypeField } from './VisaTypeField';
import { useInForm, type InForm } from '../form/useInForm';

/** A visa type that belongs to a form. */
export function VisaTypeInForm<Values extends FieldValues>(
  props: InForm<Values, ComponentProps<typeof VisaTypeField>>,
) {
  const { control, name, ...field } = props;
  return <VisaTypeField {...field} {...useInForm({ control, name })} />;
}
