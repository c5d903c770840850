import type { z } from 'zod';

/** One event type: its name, the version and schema written today, and how older versions are read. */
export interface EventDefinition<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly version: number;
  readonly parse: (data: unknown) => Data;
  /** `upcasters[n]` turns data of version n into version n + 1. */
  readonly upcasters: Readonly<Record<number, (data: unknown) => unknown>>;
  /** `none` only for data that says nothing about anybody. */
  readonly confidentiality: 'person' | 'none';
}

interface Options {
  readonly version?: number;
  readonly upcasters?: Readonly<Record<number, (data: unknown) => unknown>>;
  readonly confidentiality?: 'person' | 'none';
}

/** Unknown fields are refused: an event holds what its schema names and nothing else. */
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

/** The event that a definition describes, as the domain passes it around. */
export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data>
    ? { readonly type: Type; readonly data: Readonly<Data> }
    : never;
