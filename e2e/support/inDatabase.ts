import pg from 'pg';
import type { Program } from './program';

/** Says something to the program's database, as an accident would, or as if time had passed. */
export async function inDatabase(
  program: Program,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString: await program.databaseUrl() });
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}
