import { z } from 'zod';
import { identifier } from '../kernel/values';
import { isNothing } from './typed';

interface ListOptions {
  readonly most: number;
  readonly wrong?: string;
}

/** Nothing said: no list, none of a form that nobody filled in, or an empty one. */
const saysNothing = (value: unknown) =>
  isNothing(value) ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Ids in one request, however often each is named. */
const mostSent = 1000;

/** What people send: a list of at most so many different ones, or nothing. */
const typedList = <Id extends z.ZodType<number | string>>(id: Id, most: number, wrong: string) =>
  z.preprocess(
    (value, context) => {
      if (saysNothing(value)) return value === undefined ? undefined : null;
      if (z.array(id).safeParse(value).success && new Set(value as unknown[]).size <= most) return value;
      // One sentence for the whole field: a form has one place for it.
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    },
    z
      .array(id)
      .max(mostSent)
      .transform((ids) => [...new Set(ids)].toSorted((one, other) => (one < other ? -1 : 1)))
      .nullish(),
  );

const listOf = <Type extends 'ids' | 'identifiers' | 'keys', Id extends z.ZodType<number | string>>(
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
 * The ids of other things of the same record that are numbers, for example of dependants, each once. It may be left open,
 * and an empty list says nothing either. A thing that is removed later stays named: whoever reads the list leaves out what
 * is no longer there.
 */
export const ids = (label: string, options: ListOptions) => listOf('ids', z.int().min(1), label, options);

/** The same of things whose ids nobody can guess, for example of addresses. */
export const identifiers = (label: string, options: ListOptions) =>
  listOf('identifiers', identifier, label, options);

const key = z
  .string()
  .max(40)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

/** The same of things that have a name of their own outside of the record, for example of practice questions: `hist-a-001`. */
export const keys = (label: string, options: ListOptions) => listOf('keys', key, label, options);
