import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DateField } from '../dates/DateField';
import { useInForm, type InForm } from './useInForm';

/** A date that belongs to a form. */
export function DateInForm<Values extends FieldValues>(
  props: InForm<Values, ComponentProps<typeof DateField>>,
) {
  const { control, name, ...field } = props;
  return <DateField {...field} {...useInForm({ control, name })} />;
}
