import type { ComponentProps } from 'react';
import { Input } from './controls';
import { Field } from './Field';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
};

export function TextField({ label, optional, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} optional={optional ?? false} hint={hint} error={error}>
      {(control) => <Input type="text" {...input} {...control} />}
    </Field>
  );
}
