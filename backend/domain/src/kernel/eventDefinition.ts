import type { z } from 'zod';

/** One event type: its name, its current version and schema, and the upcasters of older versions. */
export interface EventDefinition<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly version: number;
  readonly parse: (data: unknown) => Data;
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  /** `none` only for data that is not personal. */
  readonly confidentiality: 'person' | 'none';
}

interface Options {
  readonly version?: number;
  readonly upcasters?: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly confidentiality?: 'person' | 'none';
}

/** Defines an event type. Its schema is strict: an event holds no unknown fields. */
export function defineEvent<Type extends string, Data extends object>(
  type: Type,
  schema: z.ZodType<Data>,
  options: Options = {},
): EventDefinition<Type, Data> {
  return {
    type,
    version: options.version ?? 1,
    parse: (data) => schema.parse(data),
    upcasters: options.upcasters ?? {},
    confidentiality: options.confidentiality ?? 'person',
  };
}

/** The event of a definition, as the domain uses it. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data>
    ? { readonly type: Type; readonly data: Readonly<Data> }
    : never;
