import { z } from 'zod';
import { civilDate } from './civilDate';
import { line as typedLine, paragraph as typedParagraph } from './text';

/** What a field takes, as data: from it the tests make values that are taken and values that are refused. */
export type FieldKind =
  | { readonly type: 'line' | 'paragraph'; readonly most: number }
  | { readonly type: 'date' | 'dayOrMonth' | 'yesOrNo' }
  | { readonly type: 'choice'; readonly options: readonly Choice[] };

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
> {
  /** What people call it, to begin a sentence with. */
  readonly label: string;
  readonly kind: FieldKind;
  /** Optional: null, an empty text and a field that was left out all mean that nothing was said. */
  readonly optional: Optional;
  readonly typed: Typed;
  readonly stored: Stored;
  /** Said where it is required and not there. */
  readonly missing: string;
}

/** Left out stays as it is; an empty field (nothing but space, or null) takes what was there away. */
export const clearable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish(),
  );

/** The same field, which may also be left open. */
export function optional<Typed extends z.ZodType, Stored extends z.ZodType>(
  field: Field<Typed, Stored, false>,
) {
  return {
    ...field,
    optional: true as const,
    typed: clearable(field.typed),
    stored: field.stored.nullable(),
  };
}

interface TextOptions {
  /** Characters, at most. */
  readonly most: number;
  readonly missing?: string;
}

const textField =
  (type: 'line' | 'paragraph', read: (missing: string) => z.ZodString) =>
  (label: string, { most, missing = `${label} is required` }: TextOptions) => ({
    label,
    kind: { type, most } as const,
    optional: false as const,
    typed: read(missing)
      .min(1, missing)
      .max(most, `${label} can have at most ${most.toLocaleString('en-GB')} characters`),
    stored: z.string().min(1).max(most),
    missing,
  });

/** One line of text. */
export const line = textField('line', typedLine);
/** Text that may have several lines. */
export const paragraph = textField('paragraph', typedParagraph);

interface Missing {
  readonly missing?: string;
}

/** A civil date, `yyyy-MM-dd`. */
export const date = (label: string, { missing = `${label} is required` }: Missing = {}) => ({
  label,
  kind: { type: 'date' } as const,
  optional: false as const,
  typed: required(missing).pipe(civilDate('Please enter a valid date.')),
  stored: civilDate('Not a civil date'),
  missing,
});

const monthOrDay = (message: string) =>
  z.union([civilDate(message), z.string().regex(/^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/, message)], {
    error: message,
  });

/** A civil date, `yyyy-MM-dd`, or a month where nobody knows the day, `yyyy-MM`. */
export const dayOrMonth = (label: string, { missing = `${label} is required` }: Missing = {}) => ({
  label,
  kind: { type: 'dayOrMonth' } as const,
  optional: false as const,
  typed: required(missing).pipe(monthOrDay('Please enter a valid date or month.')),
  stored: monthOrDay('Neither a civil date nor a month'),
  missing,
});

/**
 * One value of a list. Events take any short text: a list changes, and what was stored before stays.
 */
export const choice = <const Value extends string>(
  label: string,
  options: readonly Choice<Value>[],
  { missing = `${label} is required` }: Missing = {},
) => {
  const values = options.map(({ value }) => value);
  return {
    label,
    kind: { type: 'choice', options } as const,
    optional: false as const,
    typed: z.enum(values, {
      error: ({ input }) => (isNothing(input) ? missing : 'Please choose one of the list'),
    }),
    stored: z.string().min(1).max(100),
    missing,
  };
};

/** An answer of yes or no. */
export const yesOrNo = (label: string, { missing = `${label} is required` }: Missing = {}) => ({
  label,
  kind: { type: 'yesOrNo' } as const,
  optional: false as const,
  typed: z.boolean({ error: ({ input }) => (isNothing(input) ? missing : 'Please answer yes or no') }),
  stored: z.boolean(),
  missing,
});

const isNothing = (value: unknown) => value === undefined || value === null || value === '';
const required = (missing: string) => z.string({ error: missing }).min(1, { error: missing, abort: true });
