import { escapeHtml } from '../../http/escapeHtml';
import type { JsonSchema } from '../schemas';

const components = '#/components/schemas/';

/** The id of a named schema's element. */
export const createAnchor = (name: string) => `schema-${name}`;

/** Renders a schema as a readable type with links: `{ title: text (3 to 200 characters), dueDate?: date | null }`. */
export function renderSchema(schema: JsonSchema, indent = ''): string {
  const { $ref, allOf, anyOf, oneOf, enum: values } = schema;
  if ($ref !== undefined) return renderLink($ref.replace(components, ''));
  if (values !== undefined) return values.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if ('const' in schema) return escapeHtml(JSON.stringify(schema.const));
  const choices = anyOf ?? oneOf;
  if (choices !== undefined)
    return withoutBooleans(choices)
      .map((each) => renderSchema(each, indent))
      .join(' | ');
  if (allOf !== undefined)
    return withoutBooleans(allOf)
      .map((each) => renderSchema(each, indent))
      .join(' & ');
  const types: readonly (string | undefined)[] = [schema.type].flat();
  return types.map((type) => renderType(type, schema, indent)).join(' | ');
}

const renderLink = (name: string) => `<a href="#${createAnchor(escapeHtml(name))}">${escapeHtml(name)}</a>`;

const withoutBooleans = (schemas: readonly (JsonSchema | boolean)[]): readonly JsonSchema[] =>
  schemas.flatMap((schema) => (typeof schema === 'boolean' ? [] : [schema]));

function renderType(type: string | undefined, schema: JsonSchema, indent: string): string {
  switch (type) {
    case 'object':
      return renderObject(schema, indent);
    case 'array':
      return renderArray(schema, indent);
    case 'string':
      return `${schema.format ?? 'text'}${renderRange(schema.minLength, schema.maxLength, 'characters')}`;
    case 'integer':
      return `whole number${renderRange(schema.minimum, schema.maximum)}`;
    case 'number':
      return `number${renderRange(schema.minimum, schema.maximum)}`;
    case 'boolean':
      return 'true | false';
    case undefined:
      return 'anything';
    default:
      return escapeHtml(type);
  }
}

function renderArray({ items, prefixItems, minItems, maxItems }: JsonSchema, indent: string): string {
  if (prefixItems !== undefined) {
    return `[${withoutBooleans(prefixItems)
      .map((each) => renderSchema(each, indent))
      .join(', ')}]`;
  }
  const [item] = withoutBooleans([items ?? {}].flat());
  return `list of ${renderSchema(item ?? {}, indent)}${renderRange(minItems, maxItems, 'of them')}`;
}

function renderObject(
  { properties, required = [], additionalProperties }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'boolean'
      ? []
      : [`${inner}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${renderSchema(field, inner)}`],
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0) {
    fields.push(`${inner}[any name]: ${renderSchema(additionalProperties, inner)}`);
  }
  return fields.length === 0 ? '{ }' : `{\n${fields.join('\n')}\n${indent}}`;
}

function renderRange(least: number | undefined, most: number | undefined, what = ''): string {
  const unit = what === '' ? '' : ` ${what}`;
  if (least !== undefined && most !== undefined) return ` (${least} to ${most}${unit})`;
  if (least !== undefined) return ` (at least ${least}${unit})`;
  return most === undefined ? '' : ` (at most ${most}${unit})`;
}
