/** A JSON value. */
export type Plain = string | number | boolean | null | Plain[] | PlainObject;
export interface PlainObject {
  readonly [name: string]: Plain;
}

/**
 * Converts a value to plain JSON: maps become objects, sets become lists, and undefined fields are omitted.
 * @throws TypeError for a value that JSON cannot hold
 */
export function asPlain(value: unknown): Plain {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(asPlain);
  if (value instanceof Set) return [...value].map(asPlain);
  if (value instanceof Map) return plainObject([...value].map(([key, each]) => [String(key), each]));
  if (typeof value === 'object' && !(value instanceof Date)) return plainObject(Object.entries(value));
  throw new TypeError(`There is no plain form of a ${typeof value}`);
}

export function isPlainObject(value: Plain): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plainObject(entries: readonly (readonly [string, unknown])[]): PlainObject {
  const present = entries.filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, asPlain(value)]));
}
