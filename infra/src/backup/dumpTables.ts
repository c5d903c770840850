import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { ArchiveWriter } from './archiveWriter';
import { backedUpTables } from './backedUpTables';
import { entryNames, type BackedUpTable } from './manifest';

const columnsShape = z.array(z.object({ column_name: z.string() }));
const stepsShape = z.array(z.object({ name: z.string() }));

/** Names of the applied migrations, in order. */
export async function readAppliedMigrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query('SELECT name FROM schema_migrations ORDER BY id');
  return stepsShape.parse(rows).map(({ name }) => name);
}

/** Copies each table as the connection's transaction sees it. Skips tables that an older schema does not have. */
export async function dumpTables(
  client: pg.ClientBase,
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<readonly BackedUpTable[]> {
  // Makes the text of rows independent of the server's settings.
  await client.query(`SET LOCAL timezone = 'UTC'`);
  await client.query(`SET LOCAL datestyle = 'ISO'`);
  const tables: BackedUpTable[] = [];
  for (const name of backedUpTables) {
    const { rows } = await client.query(
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [name],
    );
    const columns = columnsShape.parse(rows).map(({ column_name: column }) => column);
    if (columns.length === 0) continue;
    const copy = client.query(copyTo(`COPY ${formatTableName(name, columns)} TO STDOUT`));
    await archive.add(entryNames.table(name), copy, { compress: true });
    tables.push({ name, columns, rows: copy.rowCount });
  }
  return tables;
}

/** Quoted as an SQL identifier. */
export function formatTableName(name: string, columns: readonly string[]): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
