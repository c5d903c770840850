import { withConnection } from '@settlewise/infra/database';
import type { Program } from './program';

/** Says something to the program's database, as an accident would, or as if time had passed. */
export async function inDatabase(
  program: Program,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await withConnection({ connectionString: await program.databaseUrl() }, (client) =>
    client.query(statement, [...values]),
  );
}
