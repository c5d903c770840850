import * as contract from '@settlewise/contract/everySchema';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const path = '#/components/schemas/';

/** The contract's request and response schemas, by their names there. */
function named(wanted: (name: string) => boolean) {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(contract)) {
    if (schema instanceof z.ZodType && wanted(name)) {
      registry.add(schema, { id: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` });
    }
  }
  return registry;
}

const isSent = (name: string) => name.endsWith('Request');
const registries = { input: named(isSent), output: named((name) => !isSent(name)) };

/** Turns schemas of zod into those of the document; one that has a name in the contract is written once, under it. */
export interface SchemaWriter {
  /** @param io request or response: a default makes a field optional in requests alone */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  /** Every schema with a name that was written so far, by its name. */
  readonly named: () => Readonly<Record<string, JsonSchema>>;
}

export function createSchemaWriter(): SchemaWriter {
  const found = new Map<string, JsonSchema>();
  return {
    write(schema, io) {
      // Wrapped in a field, so that a named schema becomes a reference.
      const { properties = {}, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
        io,
        metadata: registries[io],
        unrepresentable: 'any',
        override: ({ jsonSchema }) => shorten(jsonSchema),
      });
      for (const [name, definition] of Object.entries($defs)) found.set(name, referring(definition));
      return referring(properties['schema']);
    },
    named: () => Object.fromEntries([...found].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Left out: patterns that a format implies, and limits of the number type itself. */
function shorten(schema: JsonSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const anySchema = z.record(z.string(), z.unknown());

/** References as the document has them, at any depth. */
function referring(schema: unknown): JsonSchema {
  return anySchema.parse(
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', path) : value,
    ),
  );
}
