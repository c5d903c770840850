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

/** What a field takes, as data: from it the tests make values that are taken and values that are refused. */
export type FieldKind =
  | { readonly type: 'line' | 'paragraph' | 'wholeNumber'; readonly least: number; readonly most: number }
  | { readonly type: 'date' | 'dayOrMonth' | 'email' | 'yesOrNo' }
  | { readonly type: 'choice'; readonly options: readonly Choice[] }
  | { readonly type: 'ids' | 'identifiers' | 'keys'; readonly most: number };

/** One value of a list, and what people read for it. */
export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * One field of the record, described once. `typed` reads what people send, tidies it and has a sentence for everything
 * that is wrong with it; `stored` checks what an event holds, strictly and without sentences.
 */
export interface Field<
  Typed extends z.ZodType = z.ZodType,
  Stored extends z.ZodType = z.ZodType,
  Optional extends boolean = boolean,
  Kind extends FieldKind = FieldKind,
> {
  /** What people call it, to begin a sentence with. */
  readonly label: string;
  readonly kind: Kind;
  /** Optional: null, an empty text and a field that was left out all mean that nothing was said. */
  readonly optional: Optional;
  readonly typed: Typed;
  readonly stored: Stored;
  /** The message when it is required and missing. */
  readonly missing: string;
  /** The message for an invalid value: a text that is too long, a day that there is not, a value of no list. */
  readonly wrong: string;
}

/** The same field, which may also be left open: events hold null then. */
export const optional = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...leftOpen(field), stored: field.stored.nullable() });

/** The same field, which may also be left open: events leave it out then. */
export const leftOut = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...leftOpen(field), stored: field.stored.optional() });

/** The same list of ids; events leave it out if it is empty. */
export const listLeftOut = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  list: Field<Typed, z.ZodNullable<Stored>, true, Kind>,
) => ({ ...list, stored: list.stored.unwrap().optional() });

/**
 * The same field, which is left out until its day is known. An empty text is refused: a form that has the field says null
 * on purpose.
 */
export const notYet = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...leftOut(field), typed: field.typed.nullish() });

/**
 * The same field, of which events hold null until somebody asks for it. Forms that have it require it; another screen
 * may have emptied it since.
 */
export const orNotAsked = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...field, stored: field.stored.nullable() });

const leftOpen = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({
  ...field,
  optional: true as const,
  typed: clearable(field.typed),
  /** Reads what was said, for forms that cannot say null. */
  said: field.typed,
});

interface Sentences {
  readonly missing?: string;
  readonly wrong?: string;
}

/** One sentence for everything that is wrong with a field, and for one that is not there. */
export const saying = (sentence: string) => ({ missing: sentence, wrong: sentence });

interface TextOptions extends Sentences {
  /** Characters, at least; 0 for a field that may be left open. */
  readonly least?: number;
  /** Characters, at most. */
  readonly most: number;
  /** Characters that an event may hold, where older records can have more than people may enter now. */
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

/** A part of a person's name: each word of it keeps to one alphabet. */
export function personName(label: string, options: TextOptions) {
  const field = line(label, options);
  return { ...field, typed: field.typed.refine(wordsOfOneAlphabet, oneAlphabetOnly) };
}

/** Characters of an address that mail can be sent to (RFC 5321). */
const mostOfEmail = 254;

/** An email address, as people type it. */
export const email = (
  label: string,
  { missing = 'Invalid email address', wrong = 'Invalid email address' }: Sentences = {},
) => ({
  label,
  kind: { type: 'email' } as const,
  optional: false as const,
  typed: z.string(missing).trim().max(mostOfEmail, wrong).pipe(z.email(wrong)),
  stored: z.email().max(mostOfEmail),
  missing,
  wrong,
});

/** A number without a fraction. Events take each number from the least. */
export const wholeNumber = (
  label: string,
  {
    least,
    most,
    missing = `${label} is required`,
    wrong = 'Please enter a whole number',
  }: Sentences & { readonly least: number; readonly most: number },
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
export const date = (
  label: string,
  { missing = `${label} is required`, wrong = noDate }: Sentences = {},
) => ({
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

/** A civil date, `yyyy-MM-dd`, or a month where nobody knows the day, `yyyy-MM`. */
export const dayOrMonth = (
  label: string,
  { missing = `${label} is required`, wrong = 'Please enter a valid date or month.' }: Sentences = {},
) => ({
  label,
  kind: { type: 'dayOrMonth' } as const,
  optional: false as const,
  typed: required(missing).pipe(monthOrDay(wrong)),
  stored: monthOrDay('Neither a civil date nor a month'),
  missing,
  wrong,
});

const chosen = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  { missing = `${label} is required`, wrong = 'Please choose one of the list' }: Sentences,
) => ({
  label,
  kind: { type: 'choice', options } as const,
  optional: false as const,
  typed: oneOf(options, { missing, unknown: wrong }),
  missing,
  wrong,
});

/** One value of a list. Events take any short text: a list changes, and what was stored before stays. */
export const choice = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  { mostStored = 100, ...sentences }: Sentences & { readonly mostStored?: number } = {},
) => ({ ...chosen(label, options, sentences), stored: z.string().min(1).max(mostStored) });

/** One value of a list whose values are words joined by underscores: events hold any such word. */
export const codedChoice = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  sentences: Sentences = {},
) => ({ ...chosen(label, options, sentences), stored: z.string().regex(/^[a-z0-9_]{1,60}$/) });

/** The same field of a country, which requests may also name by its ISO 3166 code or its name: the value is stored. */
export const readCountry = <Typed extends z.ZodType, Stored extends z.ZodType, Kind extends FieldKind>(
  field: Field<Typed, Stored, false, Kind>,
) => ({ ...field, typed: z.preprocess(countryValue, field.typed) });

const countryValue = (sent: unknown): unknown =>
  typeof sent === 'string' ? (findCountry(sent)?.value ?? sent) : sent;

/** One value of a list that only grows: events hold one of these values too, so the program can rely on it. */
export const answer = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  sentences: Sentences = {},
) => ({ ...chosen(label, options, sentences), stored: z.enum(options.map(({ value }) => value)) });

/** An answer of yes or no. */
export const yesOrNo = (
  label: string,
  { missing = `${label} is required`, wrong = 'Please answer yes or no' }: Sentences = {},
) => ({
  label,
  kind: { type: 'yesOrNo' } as const,
  optional: false as const,
  typed: typedYesOrNo({ missing, unknown: wrong }),
  stored: z.boolean(),
  missing,
  wrong,
});

/** A box that is ticked or not. Nothing that people do in a form can be wrong with it, so it has no sentence of its own. */
export const tick = (label: string) => ({ ...yesOrNo(label), typed: z.boolean() });

export { identifiers, ids, keys } from './ids';
