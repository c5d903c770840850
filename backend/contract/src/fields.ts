import { civilDate, clearable, line, oneAlphabetOnly, wordsOfOneAlphabet } from '@settlewise/domain/fields';
import { z } from 'zod';
import type { Option } from './options';
import { visaTypeValues } from './visaTypeChoices';

const notThereYet = (value: unknown) => value === undefined || value === null || value === '';

/** One value of a list. @param missing said when nothing was chosen @param unknown said of a value that is not there */
export const oneOf = <Value extends string>(
  options: readonly Pick<Option<Value>, 'value'>[],
  { missing, unknown }: { readonly missing: string; readonly unknown: string },
) =>
  z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (notThereYet(input) ? missing : unknown) },
  );

/** A visa type of the one list, or another value of it. */
export const oneOfVisaTypes = (said: { readonly missing: string; readonly unknown: string }) =>
  oneOf(
    visaTypeValues.map((value) => ({ value })),
    said,
  );

export { clearable };

/** A date that has to be there. @param missing said when it is not */
export const requiredDate = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .pipe(civilDate('Please enter a valid date.'));

/** A date that may be left out or taken away. */
export const optionalDate = () => clearable(civilDate('Please enter a valid date.'));

/** A line that may be left out or taken away. @param name what the field is called, to begin a sentence with */
export const optionalLine = (name: string, longest: number) =>
  clearable(line(`${name} must be text`).max(longest, `${name} can have at most ${longest} characters`));

/** The two parts of a name, as forms ask for them. */
export const requiredName = (name: string) =>
  line(`${name} is required`)
    .min(1, `${name} is required`)
    .max(100, `${name} can have at most 100 characters`)
    .refine(wordsOfOneAlphabet, oneAlphabetOnly);

/** Two fields that make no sense together: another status (422) than a field that is malformed. */
export const rule = (path: string, message: string) => ({ path: [path], message, params: { rule: true } });

/** Dates as text sort as time does; a date that is missing stands in nobody's way. */
export const notBefore = (earlier: string | null | undefined, later: string | null | undefined): boolean =>
  typeof earlier !== 'string' || typeof later !== 'string' || later >= earlier;
