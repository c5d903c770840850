import type { ComponentProps } from 'react';
import { controlClass, Field } from './Field';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
};

export function TextField({ label, optional, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional ?? false} hint={hint} error={error}>
      {(control) => <input type="text" {...input} {...control} className={controlClass} />}
    </Field>
  );
}
