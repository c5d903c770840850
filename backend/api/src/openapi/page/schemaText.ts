import { escapeHtml } from '../../http/escapeHtml';
import type { JsonSchema } from '../schemas';

const components = '#/components/schemas/';

/** The part of a page that a named schema stands in. */
export const anchorOf = (name: string) => `schema-${name}`;

/** A schema as people read types: `{ title: text (3 to 200 characters), dueDate?: date | null }`; names are links. */
export function schemaText(schema: JsonSchema, indent = ''): string {
  const { $ref, allOf, anyOf, oneOf, enum: values } = schema;
  if ($ref !== undefined) return link($ref.replace(components, ''));
  if (values !== undefined) return values.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if ('const' in schema) return escapeHtml(JSON.stringify(schema.const));
  const choices = anyOf ?? oneOf;
  if (choices !== undefined)
    return unlessBoolean(choices)
      .map((each) => schemaText(each, indent))
      .join(' | ');
  if (allOf !== undefined)
    return unlessBoolean(allOf)
      .map((each) => schemaText(each, indent))
      .join(' & ');
  const types: readonly (string | undefined)[] = [schema.type].flat();
  return types.map((type) => ofType(type, schema, indent)).join(' | ');
}

const link = (name: string) => `<a href="#${anchorOf(escapeHtml(name))}">${escapeHtml(name)}</a>`;

const unlessBoolean = (schemas: readonly (JsonSchema | boolean)[]): readonly JsonSchema[] =>
  schemas.flatMap((schema) => (typeof schema === 'boolean' ? [] : [schema]));

function ofType(type: string | undefined, schema: JsonSchema, indent: string): string {
  switch (type) {
    case 'object':
      return ofObject(schema, indent);
    case 'array':
      return ofArray(schema, indent);
    case 'string':
      return `${schema.format ?? 'text'}${between(schema.minLength, schema.maxLength, 'characters')}`;
    case 'integer':
      return `whole number${between(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${between(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true | false';
    case undefined:
      return 'anything';
    default:
      return escapeHtml(type);
  }
}

function ofArray({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string {
  if (prefixItems !== undefined) {
    return `[${unlessBoolean(prefixItems)
      .map((each) => schemaText(each, indent))
      .join(', ')}]`;
  }
  const [item] = unlessBoolean([items ?? {}].flat());
  return `list of ${schemaText(item ?? {}, indent)}${between(minItems, maxItems, 'of them')}`;
}

function ofObject({ properties, required = [], additionalProperties }: JsonSchema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'boolean'
      ? []
      : [`${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}`],
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    fields.push(`${inner}[any name]: ${schemaText(additionalProperties, inner)}`);
  }
  return fields.length === 0 ? '{ }' : `{\n${fields.join('\n')}\n${indent}}`;
}

function between(least: number | undefined, most: number | undefined, what = ''): string {
  const unit = what === '' ? '' : ` ${what}`;
  if (least !== undefined && most !== undefined) return ` (${least} to ${most}${unit})`;
  if (least !== undefined) return ` (at least ${least}${unit})`;
  return most === undefined ? '' : ` (at most ${most}${unit})`;
}
