import { namesOf, type FieldSet } from '@settlewise/domain/fields';
import type { Knex } from 'knex';

/** The column of a field: `line1` is kept in `line_1`, `hasILR` in `has_ilr`. */
export const columnOf = (field: string): string =>
  field.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/g, '_').toLowerCase();

/** Adds a column for each field to a table that is being made. */
export function addColumns(table: Knex.CreateTableBuilder, fields: FieldSet): void {
  for (const [name, { column, optional }] of Object.entries(fields)) {
    const builder = table[column](columnOf(name));
    if (optional) builder.nullable();
    else builder.notNullable();
  }
}

/** What the columns hold of a thing that an event tells of. */
export function columnsOf(fields: FieldSet, item: object): Record<string, unknown> {
  const values = new Map<string, unknown>(Object.entries(item));
  return Object.fromEntries(namesOf(fields).map((name) => [columnOf(name), values.get(name) ?? null]));
}

/**
 * What a query selects so that its rows are the things again, by the names of their fields. Dates as text: the driver
 * would make of a calendar day a moment in this computer's time zone.
 */
export const selected = (database: Knex, fields: FieldSet): readonly Knex.Raw[] =>
  Object.entries(fields).map(([name, { column }]) =>
    database.raw(column === 'date' ? `to_char(??, 'YYYY-MM-DD') AS ??` : '?? AS ??', [columnOf(name), name]),
  );
