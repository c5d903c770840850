import type { FieldValues } from 'react-hook-form';

/** A field that nobody touched may hold nothing where the form began with an empty text. */
const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

/** The fields of a form that hold something other than they began with. */
export const typedIn = (values: FieldValues, begun: FieldValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, begun[name])));
