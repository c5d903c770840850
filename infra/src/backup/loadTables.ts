import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { pipeline } from 'node:stream/promises';
import { withConnection } from '../database';
import type { ArchiveReader } from './archiveReader';
import { formatTableName } from './dumpTables';
import { BackupError } from './errors';
import { entryNames, type BackedUpTable } from './manifest';

/**
 * Fills the tables of a new database with the schema of the backup, all or nothing.
 * @throws BackupError when the number of rows of a table differs from the manifest
 */
export async function loadTables(
  databaseUrl: string,
  { manifest, read }: Pick<ArchiveReader, 'manifest' | 'read'>,
): Promise<void> {
  await withConnection(
    { connectionString: databaseUrl, application_name: 'settlewise restore' },
    async (client) => {
      await client.query('BEGIN');
      for (const table of manifest.tables)
        await load(client, table, await read(entryNames.table(table.name)));
      // Rows keep their numbers, so the sequence continues after the highest.
      await client.query(
        `SELECT setval(pg_get_serial_sequence('events', 'number'), max(number)) FROM events HAVING count(*) > 0`,
      );
      await client.query('COMMIT');
    },
  );
}

async function load(
  client: pg.ClientBase,
  { name, columns, rows }: BackedUpTable,
  content: NodeJS.ReadableStream,
): Promise<void> {
  // The backup contains the rows that a migration inserted. Only the log is never emptied.
  if (name !== 'events') await client.query(`DELETE FROM ${pg.escapeIdentifier(name)}`);
  const copy = client.query(copyFrom(`COPY ${formatTableName(name, columns)} FROM STDIN`));
  await pipeline(content, copy);
  if (copy.rowCount !== rows) {
    throw new BackupError(
      `Of ${rows} rows of ${name} in the backup ${copy.rowCount} came back. Nothing was changed.`,
    );
  }
}
