import { z } from 'zod';
import { civilDate } from './civilDate';
import { findCountry } from './countries';
import { oneAlphabetOnly, wordsOfOneAlphabet } from './oneAlphabet';
import { line as typedLine, paragraph as typedParagraph } from './text';
import {
  clearable,
  isNothing,
  noDate,
  oneOf,
  required,
  requiredDate,
  yesOrNo as typedYesOrNo,
} from './typed';

/** The accepted values of a field, as data. Tests generate accepted and refused values from it. */
export type FieldKind =
  | { readonly type: 'line' | 'paragraph' | 'wholeNumber'; readonly least: number; readonly most: number }
  | { readonly type: 'date' | 'dayOrMonth' | 'email' | 'yesOrNo' }
  | { readonly type: 'choice'; readonly options: readonly Choice[] }
  | { readonly type: 'ids' | 'identifiers' | 'keys'; readonly most: number };

/** One value of a list, with its label. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * The definition of one field. `typed` parses and cleans input and has a message for every error; `stored` checks the
 * value in an event strictly, without messages.
 */
export interface Field<
  Typed extends z.ZodType = z.ZodType,
  Stored extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
  Kind extends FieldKind = FieldKind,
> {
  /** The label, with which messages begin. */
  readonly label: string;
  readonly kind: Kind;
  /** If optional, null, an empty text and a missing field all mean "no value". */
  readonly optional: Optional;
  readonly typed: Typed;
  readonly stored: Stored;
  /** The message for a missing required value. */
  readonly missing: string;
  /** The message for an invalid value: too long, not an existing day, not in the list. */
  readonly wrong: string;
}

/** Makes a field optional. Events hold null for no value. */
export const optional = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...asOptional(field), stored: field.stored.nullable() });

/** Makes a field optional. Events omit it if it has no value. */
export const leftOut = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...asOptional(field), stored: field.stored.optional() });

/** The same list of ids, but events omit an empty list. */
export const listLeftOut = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  list: Field<Typed, z.ZodNullable<Stored>, true, Kind>,
) => ({ ...list, stored: list.stored.unwrap().optional() });

/** The same field, omitted until its date is known. An empty text is refused: a form must send null. */
export const notYet = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...leftOut(field), typed: field.typed.nullish() });

/** The same field, null in events until a form asks for it. Forms with the field require a value. */
export const orNotAsked = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...field, stored: field.stored.nullable() });

const asOptional = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({
  ...field,
  optional: true as const,
  typed: clearable(field.typed),
  /** Parses a value that is present, for forms that cannot send null. */
  said: field.typed,
});

interface Messages {
  readonly missing?: string;
  readonly wrong?: string;
}

/** Uses one message for a missing and for an invalid value. */
export const saying = (message: string) => ({ missing: message, wrong: message });

interface TextOptions extends Messages {
  /** The minimum number of characters; 0 for an optional field. */
  readonly least?: number;
  /** The maximum number of characters. */
  readonly most: number;
  /** The maximum in events, if older records may be longer than new input. */
  readonly mostStored?: number;
}

function missingText(label: string, least: number): string {
  if (least === 0) return `${label} must be text`;
  return least === 1 ? `${label} is required` : `${label} must be at least ${least} characters`;
}

const textField =
  (type: 'line' | 'paragraph', read: (missing: string) => z.ZodString) =>
  (
    label: string,
    {
      least = 1,
      most,
      mostStored = most,
      missing = missingText(label, least),
      wrong = `${label} can have at most ${most.toLocaleString('en-GB')} characters`,
    }: TextOptions,
  ) => ({
    label,
    kind: { type, least, most } as const,
    optional: false as const,
    typed: (least === 0 ? read(missing) : read(missing).min(least, missing)).max(most, wrong),
    stored: z.string().min(1).max(mostStored),
    missing,
    wrong,
  });

/** One line of text. */
export const line = textField('line', typedLine);
/** Text that may have several lines. */
export const paragraph = textField('paragraph', typedParagraph);

/** A part of a person's name. Each word uses one alphabet. */
export function personName(label: string, options: TextOptions) {
  const field = line(label, options);
  return { ...field, typed: field.typed.refine(wordsOfOneAlphabet, oneAlphabetOnly) };
}

/** The maximum length of an email address (RFC 5321). */
const mostOfEmail = 254;

/** An email address. */
export const email = (
  label: string,
  { missing = 'Invalid email address', wrong = 'Invalid email address' }: Messages = {},
) => ({
  label,
  kind: { type: 'email' } as const,
  optional: false as const,
  typed: z.string(missing).trim().max(mostOfEmail, wrong).pipe(z.email(wrong)),
  stored: z.email().max(mostOfEmail),
  missing,
  wrong,
});

/** A whole number. Events accept any number from `least` up. */
export const wholeNumber = (
  label: string,
  {
    least,
    most,
    missing = `${label} is required`,
    wrong = 'Please enter a whole number',
  }: Messages & { readonly least: number; readonly most: number },
) => ({
  label,
  kind: { type: 'wholeNumber', least, most } as const,
  optional: false as const,
  typed: z
    .int({ error: ({ input }) => (isNothing(input) ? missing : wrong) })
    .min(least, wrong)
    .max(most, wrong),
  stored: z.int().min(least),
  missing,
  wrong,
});

/** A civil date, `yyyy-MM-dd`. */
export const date = (label: string, { missing = `${label} is required`, wrong = noDate }: Messages = {}) => ({
  label,
  kind: { type: 'date' } as const,
  optional: false as const,
  typed: requiredDate(missing, wrong),
  stored: civilDate('Not a civil date'),
  missing,
  wrong,
});

const monthOrDay = (message: string) =>
  z.union([civilDate(message), z.string().regex(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/, message)], {
    error: message,
  });

/** A civil date, `yyyy-MM-dd`, or a month, `yyyy-MM`, if the day is not known. */
export const dayOrMonth = (
  label: string,
  { missing = `${label} is required`, wrong = 'Please enter a valid date or month.' }: Messages = {},
) => ({
  label,
  kind: { type: 'dayOrMonth' } as const,
  optional: false as const,
  typed: required(missing).pipe(monthOrDay(wrong)),
  stored: monthOrDay('Neither a civil date nor a month'),
  missing,
  wrong,
});

const choiceField = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  { missing = `${label} is required`, wrong = 'Please choose one of the list' }: Messages,
) => ({
  label,
  kind: { type: 'choice', options } as const,
  optional: false as const,
  typed: oneOf(options, { missing, unknown: wrong }),
  missing,
  wrong,
});

/** One value of a list. Events accept any short text, because lists change and stored values do not. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  { mostStored = 100, ...messages }: Messages & { readonly mostStored?: number } = {},
) => ({ ...choiceField(label, options, messages), stored: z.string().min(1).max(mostStored) });

/** One value of a list of snake_case words. Events accept any such word. */
export const codedChoice = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  messages: Messages = {},
) => ({ ...choiceField(label, options, messages), stored: z.string().regex(/^[a-z0-9_]{1,60}$/) });

/** The same country field, but requests may also send an ISO 3166 code or a name. Events store the value. */
export const readCountry = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...field, typed: z.preprocess(toCountryValue, field.typed) });

const toCountryValue = (sent: unknown): unknown =>
  typeof sent === 'string' ? (findCountry(sent)?.value ?? sent) : sent;

/** One value of a list that only grows. Events accept only these values. */
export const answer = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  messages: Messages = {},
) => ({ ...choiceField(label, options, messages), stored: z.enum(options.map(({ value }) => value)) });

/** An answer of yes or no. */
export const yesOrNo = (
  label: string,
  { missing = `${label} is required`, wrong = 'Please answer yes or no' }: Messages = {},
) => ({
  label,
  kind: { type: 'yesOrNo' } as const,
  optional: false as const,
  typed: typedYesOrNo({ missing, unknown: wrong }),
  stored: z.boolean(),
  missing,
  wrong,
});

/** A checkbox. It needs no message of its own, because every input in a form is valid. */
export const tick = (label: string) => ({ ...yesOrNo(label), typed: z.boolean() });

export { identifiers, ids, keys } from './ids';
