import { withConnection } from '@settlewise/infra/database';
import type { Program } from './program';

/** Runs a statement in the program's database, to simulate damage or passed time. */
export async function inDatabase(
  program: Program,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  await withConnection({ connectionString: await program.databaseUrl() }, (client) =>
    client.query(statement, [...values]),
  );
}
