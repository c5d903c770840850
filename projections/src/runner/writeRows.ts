import type { Knex } from 'knex';
import { physicalName } from './tableVersion';
import type { Projection } from './projection';
import type { FoldedChanges, RowChange } from './rowChanges';

/** One statement and the rows it is about, as JSON. */
export interface Statement {
  readonly text: string;
  readonly rows: string;
}

/**
 * The statements that write folded changes to the tables of a table version: for each table first the rows of erased
 * people are deleted, then removed rows, then columns are updated, then rows are inserted. Errors in the rows
 * themselves occur here, before a transaction is open.
 */
export function statementsFor(
  projection: Projection,
  versionNumber: number,
  changes: Readonly<Record<string, FoldedChanges>>,
): readonly Statement[] {
  return Object.entries(projection.tables).flatMap(([name, { key }]) => {
    const all = changes[name]?.all() ?? [];
    const table = identifier(physicalName(name, versionNumber));
    const people = changes[name]?.people() ?? [];
    return [
      ...deletes(
        table,
        ['user_id'],
        people.map((userId) => ({ user_id: userId })),
      ),
      ...deletes(table, key, ofKind(all, 'remove')),
      ...updates(table, key, ofKind(all, 'change')),
      ...upserts(table, key, ofKind(all, 'put')),
    ];
  });
}

export async function execute(transaction: Knex, statements: readonly Statement[]): Promise<void> {
  for (const { text, rows } of statements) await transaction.raw(text, [rows]);
}

function deletes(table: string, key: readonly string[], rows: readonly object[]): readonly Statement[] {
  if (rows.length === 0) return [];
  return [
    {
      text: `DELETE FROM ${table} AS row USING ${recordset(table)} AS gone WHERE ${sameKey(key, 'gone')}`,
      rows: toJson(rows),
    },
  ];
}

function updates(table: string, key: readonly string[], rows: readonly object[]): readonly Statement[] {
  return [...byColumns(rows)].flatMap(([columns, group]) => {
    const changed = columns.filter((column) => !key.includes(column));
    if (changed.length === 0) return [];
    const set = changed.map((column) => `${identifier(column)} = new.${identifier(column)}`);
    return {
      text: `UPDATE ${table} AS row SET ${set.join(', ')} FROM ${recordset(table)} AS new
             WHERE ${sameKey(key, 'new')}`,
      rows: toJson(group),
    };
  });
}

function upserts(table: string, key: readonly string[], rows: readonly object[]): readonly Statement[] {
  return [...byColumns(rows)].map(([columns, group]) => {
    const list = columns.map(identifier).join(', ');
    const set = columns
      .filter((column) => !key.includes(column))
      .map((column) => `${identifier(column)} = EXCLUDED.${identifier(column)}`);
    return {
      text: `INSERT INTO ${table} (${list}) SELECT ${list} FROM ${recordset(table)}
             ON CONFLICT (${key.map(identifier).join(', ')})
             DO ${set.length === 0 ? 'NOTHING' : `UPDATE SET ${set.join(', ')}`}`,
      rows: toJson(group),
    };
  });
}

/** The rows in the statement's one parameter, with the types of the table's columns. */
const recordset = (table: string) => `json_populate_recordset(NULL::${table}, ?::json)`;

const sameKey = (key: readonly string[], other: string) =>
  key.map((column) => `row.${identifier(column)} = ${other}.${identifier(column)}`).join(' AND ');

const ofKind = (changes: readonly RowChange[], kind: RowChange['kind']) =>
  changes.filter((change) => change.kind === kind).map(({ row }) => row);

function byColumns(rows: readonly object[]): Iterable<readonly [readonly string[], readonly object[]]> {
  const groups = new Map<string, [string[], object[]]>();
  for (const row of rows) {
    const columns = Object.keys(row).sort();
    const group = groups.get(columns.join());
    if (group === undefined) groups.set(columns.join(), [columns, [row]]);
    else group[1].push(row);
  }
  return groups.values();
}

const plainName = /^[a-z][a-z0-9_]*$/;

function identifier(name: string): string {
  if (!plainName.test(name)) throw new RangeError(`Not a name for a table or a column: ${name}`);
  return `"${name}"`;
}

// The character U+0000 and halves of surrogate pairs, as JSON.stringify writes them.
const maybeUnstorable = /\\u(?:0000|d[89a-f])/;
const unstorable = /\0|\p{Surrogate}/gu;

/** PostgreSQL's text cannot hold every JavaScript string; what it cannot hold becomes the replacement character. */
function toJson(rows: readonly object[]): string {
  const json = JSON.stringify(rows);
  if (!maybeUnstorable.test(json)) return json;
  return JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(unstorable, '\uFFFD') : value,
  );
}
