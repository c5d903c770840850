import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { textOf } from './textOf';

interface Tie<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
}

/** The props of a control that holds a text and is no element of a form, once it belongs to one. */
export type InForm<Values extends FieldValues, Props> = Omit<Props, 'value' | 'onChange' | 'onBlur'> &
  Tie<Values>;

/** Ties such a control to its form. */
export function useInForm<Values extends FieldValues>({ control, name }: Tie<Values>) {
  const { value, onChange, onBlur } = useController({ control, name }).field;
  return { value: textOf(value), onChange, onBlur };
}
