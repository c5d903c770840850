import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withConnection } from '../../withConnection';
import { findOrphanedFiles, removeFiles } from './orphanedFiles';

/*
 * Why tables are rewritten. PostgreSQL leaves the bytes of a deleted or changed row where they are: in the page, also
 * after a vacuum, which only marks their place as free; in the samples that the planner keeps of each column; and in the
 * write-ahead log, whose files are given new names and used again. Three ways were weighed:
 *
 * - Keys in a file of their own that is overwritten. It would cover the key alone: names, notes and titles stand in the
 *   read models, which have to be readable for queries.
 * - Read models sealed for each person. Then no query could sort, search or join by what they hold.
 * - Rewriting everything that is not append-only. The tables of an embedded program are small: all of this takes about a
 *   second, and each table is locked for a fraction of that. Chosen.
 *
 * The log of events is not rewritten: what it says about a person is sealed under the person's key, which goes here.
 */

export interface ErasedBytesOptions {
  /** Connection string of the embedded database, for its superuser. */
  readonly url: string;
  /** Longest wait for transactions that may still see what was removed. Default 60,000. */
  readonly longestWaitMs?: number;
}

/** Longest wait for a table, as others queue behind us; a table that is in use all the time is tried again at the next turn. */
const lockTimeoutMs = 2_000;
const rewriteTimeoutMs = 10 * 60_000;
/** More files of the log than `max_wal_size` has. */
const mostLogFiles = 64;

/**
 * Makes sure that no file of the database holds bytes of rows that were deleted or changed before the call. It can be
 * interrupted at any moment and repeated. @throws when a table lock or the end of an old transaction is not obtained in
 * time; then call it again
 */
export async function removeErasedBytes({ url, longestWaitMs = 60_000 }: ErasedBytesOptions): Promise<void> {
  await withConnection(
    {
      connectionString: url,
      application_name: 'settlewise erased bytes',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      lock_timeout: lockTimeoutMs,
      statement_timeout: rewriteTimeoutMs,
    },
    async (client) => {
      await oldTransactionsEnded(client, longestWaitMs);
      await rewriteTables(client);
      // Files of a rewrite that was killed hold old rows, and belong to no table.
      const orphaned = await findOrphanedFiles(client);
      if (orphaned.length > 0) {
        // One of them may be of a transaction that had not ended yet, whose tables nobody else sees.
        await oldTransactionsEnded(client, longestWaitMs);
        const still = new Set(await findOrphanedFiles(client));
        await removeFiles(orphaned.filter((file) => still.has(file)));
      }
      await beginNewLog(client);
    },
  );
}

/**
 * A rewritten table takes along what any transaction may still see. A transaction that has a snapshot of our own moment,
 * and no number yet, counts as older: it may have made the file of a table already.
 */
async function oldTransactionsEnded(client: pg.Client, longestWaitMs: number): Promise<void> {
  const { rows } = await client.query<{ mark: string }>('SELECT pg_current_xact_id()::xid AS mark');
  const giveUpAt = performance.now() + longestWaitMs;
  for (;;) {
    const older = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE pid <> pg_backend_pid()
         AND greatest(age(backend_xmin), age(backend_xid)) >= age($1::xid) LIMIT 1`,
      [rows[0]?.mark],
    );
    if (older.rowCount === 0) return;
    if (performance.now() >= giveUpAt) throw new Error('A transaction of before the erasure is still open');
    await delay(50);
  }
}

/** Every table but the log of events; none is named, so that none can be forgotten. */
async function rewriteTables(client: pg.Client): Promise<void> {
  // The planner's samples of columns, most common values among them. An empty table would keep its old ones.
  await client.query('DELETE FROM pg_statistic WHERE starelid >= 16384');
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND relpersistence <> 't' AND pg_class.oid >= 16384
       AND pg_class.oid IS DISTINCT FROM to_regclass('public.events')
     ORDER BY pg_class.oid`,
  );
  for (const { name } of tables) await rewrite(client, name);
  await client.query('VACUUM (FULL) pg_statistic');
}

const undefinedTable = '42P01';

/** @param quotedTable as SQL wants it */
async function rewrite(client: pg.Client, quotedTable: string): Promise<void> {
  try {
    await client.query(`VACUUM (FULL, ANALYZE) ${quotedTable}`);
  } catch (error) {
    // A read model that was rebuilt meanwhile: its file went with it.
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return;
    throw error;
  }
}

/**
 * Goes on in a new file of the write-ahead log; the checkpoint then removes all files before it (`wal_recycle` is off).
 * Files that stand ready for later may be old ones under a new name: they are used up first.
 */
async function beginNewLog(client: pg.Client): Promise<void> {
  for (let file = 0; file < mostLogFiles; file += 1) {
    // Where nothing was written the log does not go on to the next file.
    await client.query(`SELECT pg_logical_emit_message(false, 'settlewise', '')`);
    const ready = await client.query(
      `SELECT 1 FROM pg_ls_waldir()
       WHERE name ~ '^[0-9A-F]{24}$' AND name > pg_walfile_name(pg_current_wal_insert_lsn()) LIMIT 1`,
    );
    await client.query('SELECT pg_switch_wal()');
    // The file that is begun now is a new one.
    if (ready.rowCount === 0) break;
  }
  await client.query('CHECKPOINT');
}
