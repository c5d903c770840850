import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CountryField } from './CountryField';
import { useInForm, type InForm } from '../form/useInForm';

/** A country or nationality that belongs to a form. */
export function CountryInForm<Values extends FieldValues>(
  props: InForm<Values, ComponentProps<typeof CountryField>>,
) {
  const { control, name, ...field } = props;
  return <CountryField {...field} {...useInForm({ control, name })} />;
}
