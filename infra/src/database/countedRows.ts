import type { Knex } from 'knex';

/** How many rows there are; `more`: at least so many. */
export interface Counted {
  readonly total: number;
  readonly more: boolean;
}

/** Counts what a query finds, and stops at `most`: a larger number is of no use, and would need all rows to be read. */
export async function countedRows(database: Knex, rows: Knex.QueryBuilder, most: number): Promise<Counted> {
  const found = rows.select(database.raw('1')).limit(most + 1);
  const row = await database.from(found.as('found')).count<{ count: string }[]>('* as count').first();
  const count = Number(row?.count ?? 0);
  return { total: Math.min(count, most), more: count > most };
}
