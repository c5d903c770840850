import { z } from 'zod';
import { identifier } from '../kernel/values';
import { isNothing } from './typed';

interface ListOptions {
  readonly most: number;
  readonly wrong?: string;
}

/** Whether the value means an empty list: missing, an empty text, or an empty list. */
const isEmptyList = (value: unknown) =>
  isNothing(value) ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The maximum number of ids in one request, duplicates included. */
const mostSent = 1000;

/** Schema of the input: at most `most` different ids, or no value. */
const typedList = <Id extends z.ZodType<number | string>>(id: Id, most: number, wrong: string) =>
  z.preprocess(
    (value, context) => {
      if (isEmptyList(value)) return value === undefined ? undefined : null;
      if (z.array(id).safeParse(value).success && new Set(value as unknown[]).size <= most) return value;
      // One message for the whole field, because a form shows only one.
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    },
    z
      .array(id)
      .max(mostSent)
      .transform((ids) => [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
      .nullish(),
  );

const listField = <Type extends 'ids' | 'identifiers' | 'keys', Id extends z.ZodType<number | string>>(
  type: Type,
  id: Id,
  label: string,
  { most, wrong = 'Please choose from the list' }: ListOptions,
) => ({
  label,
  kind: { type, most } as const,
  optional: true as const,
  typed: typedList(id, most, wrong),
  stored: z.array(id).min(1).nullable(),
  missing: wrong,
  wrong,
});

/**
 * Numeric ids of other items in the same record, for example dependants, without duplicates. Optional; an empty list is no
 * value. Ids of items that are removed later remain in the list, so readers must skip them.
 */
export const ids = (label: string, options: ListOptions) => listField('ids', z.int().min(1), label, options);

/** As above, for items with UUIDs, for example addresses. */
export const identifiers = (label: string, options: ListOptions) =>
  listField('identifiers', identifier, label, options);

const key = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

/** As above, for items outside the record with a readable key, for example practice questions: `hist-a-001`. */
export const keys = (label: string, options: ListOptions) => listField('keys', key, label, options);
