import type { ComponentProps } from 'react';
import { TextArea } from './controls';
import { Field } from './Field';

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
};

export function TextAreaField({ label, optional, hint, error, id, ...area }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} optional={optional ?? false} hint={hint} error={error}>
      {(control) => <TextArea {...area} {...control} />}
    </Field>
  );
}
