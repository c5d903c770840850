import * as contract from '@settlewise/contract/everySchema';
import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const componentsPath = '#/components/schemas/';

/** Registers the contract's request or response schemas by name. */
function createRegistry(includes: (name: string) => boolean) {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(contract)) {
    if (schema instanceof z.ZodType && includes(name)) {
      registry.add(schema, { id: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` });
    }
  }
  return registry;
}

const isRequest = (name: string) => name.endsWith('Request');
const registries = { input: createRegistry(isRequest), output: createRegistry((name) => !isRequest(name)) };

/** Converts zod schemas to JSON schemas. A schema with a name in the contract is written once, under that name. */
export interface SchemaWriter {
  /** @param io request or response, because a default makes a field optional only in requests */
  write(schema: z.ZodType, io: 'input' | 'output'): JsonSchema;
  /** Lists the written schemas that have a name, by name. */
  readonly listNamed: () => Readonly<Record<string, JsonSchema>>;
}

export function createSchemaWriter(): SchemaWriter {
  const written = new Map<string, JsonSchema>();
  return {
    write(schema, io) {
      // Wrapped in a field, so that a named schema becomes a reference.
      const { properties = {}, $defs = {} } = z.toJSONSchema(z.object({ schema }), {
        io,
        metadata: registries[io],
        unrepresentable: 'any',
        override: ({ jsonSchema }) => shorten(jsonSchema),
      });
      for (const [name, definition] of Object.entries($defs))
        written.set(name, rewriteReferences(definition));
      return rewriteReferences(properties['schema']);
    },
    listNamed: () => Object.fromEntries([...written].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** Removes patterns that a format implies and limits of the number type itself. */
function shorten(schema: JsonSchema): void {
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const anySchema = z.record(z.string(), z.unknown());

/** Converts references at any depth to those of the document. */
function rewriteReferences(schema: unknown): JsonSchema {
  return anySchema.parse(
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', componentsPath) : value,
    ),
  );
}
