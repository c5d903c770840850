import type { ComponentProps, ReactNode } from 'react';
import { Select } from './controls';
import { Field } from './Field';

interface Option {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> & {
  label: string;
  optional?: boolean;
  hint?: ReactNode | undefined;
  options: readonly Option[];
  /** What stands there while nothing is chosen; left out where something always is. */
  placeholder?: string;
  error?: string | undefined;
};

export function SelectField({
  label,
  optional,
  hint,
  options,
  placeholder,
  error,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} optional={optional ?? false} hint={hint} error={error}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
