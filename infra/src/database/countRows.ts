import type { Knex } from 'knex';

/** A row count. With `more` there are more rows than `total`. */
export interface RowCount {
  readonly total: number;
  readonly more: boolean;
}

/** Counts the rows of a query up to a limit, because an exact count would read all rows. */
export async function countRows(database: Knex, rows: Knex.QueryBuilder, limit: number): Promise<RowCount> {
  const found = rows.select(database.raw('1')).limit(limit + 1);
  const row = await database.from(found.as('found')).count<{ count: string }[]>('* as count').first();
  const count = Number(row?.count ?? 0);
  return { total: Math.min(count, limit), more: count > limit };
}
