import type { ComponentProps } from 'react';
import { TextField } from './TextField';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label'> & {
  /** A recovery code in place of one of an app. */
  recovery?: boolean;
};

/** One field for the code that signing in takes besides the password. */
export function CodeField({ recovery = false, ...field }: CodeFieldProps) {
  return recovery ? (
    <TextField
      label="Recovery code"
      hint="One of the ten that you kept. Each works once."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...field}
    />
  ) : (
    <TextField
      label="Code from your app"
      hint="Six digits. They change every half minute."
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...field}
    />
  );
}
