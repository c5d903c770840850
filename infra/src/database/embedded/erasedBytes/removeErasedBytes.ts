import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { withConnection } from '../../withConnection';
import { findOrphanedFiles, removeFiles } from './orphanedFiles';

/*
 * Why tables are rewritten. PostgreSQL keeps the bytes of a deleted or changed row: in the page, even after a vacuum, which
 * only marks the space as free; in the planner's statistics of each column; and in the write-ahead log, whose files are
 * renamed and reused. Three options were considered:
 *
 * - Keys in a separate file that is overwritten. It would only protect the key, but names, notes and titles are also in
 *   the read models, in plain text for queries.
 * - Read models encrypted for each person. Then no query could sort, search or join by their content.
 * - Rewriting everything that is not append-only. The tables of an embedded program are small: the rewrite takes about a
 *   second, and locks each table for a fraction of that. Chosen.
 *
 * The event log is not rewritten, because its personal data is encrypted with the person's key, which is erased here.
 */

export interface ErasedBytesOptions {
  /** Connection string of the embedded database, for its superuser. */
  readonly url: string;
  /** Longest wait for transactions that may still see deleted rows. Default 60,000. */
  readonly maxWaitMs?: number;
  /**
   * Longest wait for a table lock, because others queue behind it. A busy table is retried in the next run. Default 2,000.
   */
  readonly lockTimeoutMs?: number;
}

const rewriteTimeoutMs = 10 * 60_000;
/** More files than `max_wal_size` allows. */
const maxWalFiles = 64;

/**
 * Removes the bytes of rows that were deleted or changed before the call from all files of the database. It can be
 * interrupted at any moment and repeated.
 * @throws when a table lock or the end of an old transaction takes too long; then call it again
 */
export async function removeErasedBytes({
  url,
  maxWaitMs = 60_000,
  lockTimeoutMs = 2_000,
}: ErasedBytesOptions): Promise<void> {
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
      // An analysis that began before the erasure would write its statistics after they are deleted.
      await waitForOldTransactions(client, maxWaitMs);
      await deleteStatistics(client);
      await waitForOldTransactions(client, maxWaitMs);
      await rewriteTables(client);
      // Files of a killed rewrite contain old rows and belong to no table.
      const orphaned = await findOrphanedFiles(client);
      if (orphaned.length > 0) {
        // Some may belong to an open transaction, whose tables are not visible yet.
        await waitForOldTransactions(client, maxWaitMs);
        const currentOrphans = new Set(await findOrphanedFiles(client));
        await removeFiles(orphaned.filter((file) => currentOrphans.has(file)));
      }
      await startNewWal(client);
    },
  );
}

/**
 * Waits, because a rewritten table keeps all rows that any transaction may still see. A transaction with the current
 * snapshot and no id yet counts as older: it may have created the file of a table already.
 */
async function waitForOldTransactions(client: pg.Client, maxWaitMs: number): Promise<void> {
  const { rows } = await client.query<{ mark: string }>('SELECT pg_current_xact_id()::xid AS mark');
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    const older = await client.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE pid <> pg_backend_pid()
         AND greatest(age(backend_xmin), age(backend_xid)) >= age($1::xid) LIMIT 1`,
      [rows[0]?.mark],
    );
    if (older.rowCount === 0) return;
    if (performance.now() >= deadline) throw new Error('A transaction of before the erasure is still open');
    await delay(50);
  }
}

/** The planner's statistics contain common values of columns. An empty table would keep its old ones. */
async function deleteStatistics(client: pg.Client): Promise<void> {
  await client.query('DELETE FROM pg_statistic WHERE starelid >= 16384');
}

/** Rewrites every table except the event log. There is no list of tables, so that none can be missed. */
async function rewriteTables(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind = 'r' AND relpersistence <> 't' AND pg_class.oid >= 16384
       AND pg_class.oid IS DISTINCT FROM to_regclass('public.events')
     ORDER BY pg_class.oid`,
  );
  for (const { name } of tables) await rewriteTable(client, name);
  await client.query('VACUUM (FULL) pg_statistic');
}

const undefinedTable = '42P01';

/** @param quotedTable quoted for SQL */
async function rewriteTable(client: pg.Client, quotedTable: string): Promise<void> {
  try {
    await client.query(`VACUUM (FULL, ANALYZE) ${quotedTable}`);
  } catch (error) {
    // A read model was rebuilt at the same time, and its old file is deleted.
    if (error instanceof Error && 'code' in error && error.code === undefinedTable) return;
    throw error;
  }
}

/**
 * Switches to a new file of the write-ahead log; the checkpoint then deletes all earlier files (`wal_recycle` is off).
 * Prepared files may be renamed old ones, so they are used up first.
 */
async function startNewWal(client: pg.Client): Promise<void> {
  for (let file = 0; file < maxWalFiles; file += 1) {
    // Without a write the log would not switch to the next file.
    await client.query(`SELECT pg_logical_emit_message(false, 'settlewise', '')`);
    const ready = await client.query(
      `SELECT 1 FROM pg_ls_waldir()
       WHERE name ~ '^[0-9A-F]{24}$' AND name > pg_walfile_name(pg_current_wal_insert_lsn()) LIMIT 1`,
    );
    await client.query('SELECT pg_switch_wal()');
    // The next file is a new one.
    if (ready.rowCount === 0) break;
  }
  await client.query('CHECKPOINT');
}
