import { z } from 'zod';
import { civilDate } from './civilDate';
import { line } from './text';

/** Whether the value is what a form sends for an empty field. */
export const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** An optional field. A missing field does not change; an empty one (blank or null) is cleared. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish(),
  );

/** A required text. @param missing the error if it is missing */
export const required = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing, abort: true });

/** One value of a list. @param missing the error for no choice @param unknown the error for a value that is not in the list */
export const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  { missing, unknown }: { readonly missing: string; readonly unknown: string },
) =>
  z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (isNothing(input) ? missing : unknown) },
  );

/** An answer of yes or no. @param missing the error for no answer @param unknown the error for any other value */
export const yesOrNo = ({ missing, unknown }: { readonly missing: string; readonly unknown: string }) =>
  z.boolean({ error: ({ input }) => (isNothing(input) ? missing : unknown) });

export const noDate = 'Please enter a valid date.';

/** A required date. @param missing the error for no date @param unknown the error for an invalid date */
export const requiredDate = (missing: string, unknown = noDate) =>
  missing === unknown ? civilDate(unknown) : required(missing).pipe(civilDate(unknown));

/** A date that may be missing or cleared. */
export const optionalDate = () => clearable(civilDate(noDate));

/** A line that may be missing or cleared. @param name the name of the field, with which messages begin */
export const optionalLine = (name: string, longest: number) =>
  clearable(line(`${name} must be text`).max(longest, `${name} can have at most ${longest} characters`));
