import { storedShape } from '@settlewise/domain/fields';
import type { Collection } from '@settlewise/domain/record';
import type { Knex } from 'knex';
import { z } from 'zod';

/** The fields of an item in an event. */
type StoredShape = Readonly<Record<string, z.ZodType>>;

type ColumnType = 'text' | 'date' | 'boolean' | 'integer' | 'jsonb';

/** A column of a read model, derived from a field of an event. */
export interface Column {
  readonly field: string;
  /** `lifeInUKPassed` is kept in `life_in_uk_passed`, `line1` in `line_1`. */
  readonly name: string;
  readonly type: ColumnType;
  readonly nullable: boolean;
}

export const columnName = (field: string): string =>
  field.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)/g, '_').toLowerCase();

/** The columns for the fields of events. A field that may be null or missing becomes a nullable column. */
export const columnsFor = (shape: StoredShape): readonly Column[] =>
  Object.entries(shape).map(([field, schema]) => ({
    field,
    name: columnName(field),
    type: findColumnType(schema),
    nullable: schema.safeParse(null).success || schema.safeParse(undefined).success,
  }));

const columnsByCollection = new WeakMap<object, readonly Column[]>();

/**
 * The columns of a collection. They are computed once, because finding a column's type converts its field to JSON
 * Schema.
 */
export function deriveColumns(collection: Pick<Collection, 'fields'>): readonly Column[] {
  const known = columnsByCollection.get(collection);
  if (known !== undefined) return known;
  const columns = columnsFor(storedShape(collection.fields));
  columnsByCollection.set(collection, columns);
  return columns;
}

/** As JSON Schema describes it: one type, several, or alternatives of which null may be one. */
const plain = z.object({
  type: z.union([z.string().transform((type) => [type]), z.array(z.string())]).default([]),
  format: z.string().optional(),
});
const described = plain.extend({ anyOf: z.array(plain).default([]) });

function findColumnType(schema: z.ZodType): ColumnType {
  const { anyOf, ...itself } = described.parse(z.toJSONSchema(schema));
  const types = [...anyOf, itself].flatMap(({ type, format }) =>
    type.flatMap((one) => (one === 'null' ? [] : [format === 'date' ? format : one])),
  );
  const [only = 'string', ...more] = types;
  if (more.length > 0) return 'text';
  switch (only) {
    case 'date':
    case 'boolean':
    case 'integer':
      return only;
    case 'object':
    case 'array':
      return 'jsonb';
    default:
      return 'text';
  }
}

/** Adds the columns to a new table. */
export function addColumns(table: Knex.CreateTableBuilder, columns: readonly Column[]): void {
  for (const { name, type, nullable } of columns) {
    const builder = table[type](name);
    if (nullable) builder.nullable();
    else builder.notNullable();
  }
}

/** The whole row of an event. Missing fields are null. */
export function toRow(columns: readonly Column[], item: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(item));
  return Object.fromEntries(columns.map(({ name, field }) => [name, values.get(field) ?? null]));
}

/** The columns of the changed fields. */
export function toChangedColumns(columns: readonly Column[], change: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(change));
  return Object.fromEntries(
    columns.flatMap(({ name, field }) =>
      values.get(field) === undefined ? [] : [[name, values.get(field)]],
    ),
  );
}

/**
 * What a query selects to get the items back under the names of their fields. Dates are selected as text: the driver
 * would convert a calendar day to a moment in this computer's time zone.
 */
export const selected = (database: Knex, columns: readonly Column[]): readonly Knex.Raw[] =>
  columns.map(({ name, type, field }) =>
    database.raw(type === 'date' ? `to_char(??, 'YYYY-MM-DD') AS ??` : '?? AS ??', [name, field]),
  );
