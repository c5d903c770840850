import { z } from 'zod';
import { civilDate } from './civilDate';
import { line } from './text';

/** What a form sends for a field that nobody filled in. */
export const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Left out stays as it is; an empty field (nothing but space, or null) takes what was there away. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish(),
  );

/** A text that has to be there. @param missing said when it is not */
export const required = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing, abort: true });

/** One value of a list. @param missing said when nothing was chosen @param unknown said of a value that is not there */
export const oneOf = <const Value extends string>(
  options: readonly { readonly value: Value }[],
  { missing, unknown }: { readonly missing: string; readonly unknown: string },
) =>
  z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (isNothing(input) ? missing : unknown) },
  );

/** An answer of yes or no. @param missing said when there is none @param unknown said of everything else */
export const yesOrNo = ({ missing, unknown }: { readonly missing: string; readonly unknown: string }) =>
  z.boolean({ error: ({ input }) => (isNothing(input) ? missing : unknown) });

export const noDate = 'Please enter a valid date.';

/** A date that has to be there. @param missing said when it is not @param unknown said of what is no date */
export const requiredDate = (missing: string, unknown = noDate) =>
  // With one sentence for both there is nothing to tell apart.
  missing === unknown ? civilDate(unknown) : required(missing).pipe(civilDate(unknown));

/** A date that may be left out or taken away. */
export const optionalDate = () => clearable(civilDate(noDate));

/** A line that may be left out or taken away. @param name what the field is called, to begin a sentence with */
export const optionalLine = (name: string, longest: number) =>
  clearable(line(`${name} must be text`).max(longest, `${name} can have at most ${longest} characters`));
