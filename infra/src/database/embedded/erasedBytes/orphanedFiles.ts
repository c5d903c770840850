import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/**
 * Finds files of this database that no table or index uses: the server was killed before their transaction ended. The
 * result includes files of open transactions, so check again after those have ended.
 * @returns absolute paths
 */
export async function findOrphanedFiles(client: pg.Client): Promise<readonly string[]> {
  // The files are listed first, so that later files are not included.
  const { rows } = await client.query<{ file: string }>(
    `WITH folder AS MATERIALIZED (
       SELECT current_setting('data_directory') AS root, 'base/' || oid AS name
       FROM pg_database WHERE datname = current_database()
     ), listed AS MATERIALIZED (
       SELECT root || '/' || folder.name || '/' || file AS file,
              substring(file FROM '^\\d+')::oid AS filenode
       FROM folder, pg_ls_dir(folder.name) AS file
       WHERE file ~ '^\\d+(_[a-z]+)?(\\.\\d+)?$'
     )
     SELECT file FROM listed
     WHERE filenode >= 16384
       AND NOT EXISTS (SELECT 1 FROM pg_class WHERE pg_relation_filenode(oid) = filenode)
       -- An empty file reserves its number until the next checkpoint, which deletes it.
       AND (pg_stat_file(file, true)).size > 0`,
  );
  return rows.map(({ file }) => path.normalize(file));
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  for (const file of files) await rm(file, { force: true });
}
