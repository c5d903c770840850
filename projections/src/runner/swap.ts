import { hasReached } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import type { ApplyOptions } from './applyEvents';
import { controlChannel, formatProgress, progressChannel } from './channels';
import { tableVersionColumns, readTableVersions, toTableVersion, type TableVersionRow } from './tableVersion';
import { pointViews } from './versionedTables';
import type { Lease } from './lease';
import type { Projection } from './projection';

/** The outcome of an attempt to make a table version the live one. */
export type Swap = 'swapped' | 'behind' | 'not_building';

/**
 * Makes the table version under construction the live one, once it has come at least as far. One transaction locks
 * both, so that no reader misses an event that another reader has already seen.
 *
 * @throws when readers of the views hold locks on them; then it is retried
 */
export async function trySwap(
  database: Knex,
  projection: Projection,
  lease: Lease,
  after?: ApplyOptions['after'],
): Promise<Swap> {
  const glance = compareVersions(
    await readTableVersions(database, { names: [projection.name], unfinished: true }),
    lease,
  );
  if (glance !== 'ready') return glance;

  return database.transaction(async (transaction) => {
    // New readers, and subscribers of the log, queue behind a swap that waits for old readers; so it gives up soon.
    await transaction.raw(`SET LOCAL lock_timeout = '300ms'`);
    const rows = await transaction<TableVersionRow>('projection_generations')
      .where({ name: projection.name })
      .whereNot({ state: 'retired' })
      .orderBy('generation')
      .forUpdate()
      .select<TableVersionRow[]>(transaction.raw(tableVersionColumns));
    const tableVersions = rows.map(toTableVersion);
    const verdict = compareVersions(tableVersions, lease);
    if (verdict !== 'ready') return verdict;

    const [live, next] = findLiveAndNext(tableVersions);
    if (live !== undefined) {
      await transaction('projection_generations')
        .where({ name: live.name, generation: live.versionNumber })
        .update({ state: 'retired', lease_owner: null, lease_expires_at: null });
    }
    await transaction('projection_generations')
      .where({ name: lease.name, generation: lease.versionNumber })
      .update({ state: 'live', updated_at: transaction.fn.now() });
    await pointViews(transaction, live?.tables ?? [], projection, lease.versionNumber);
    if (next?.position) {
      const progress = formatProgress({ projection: lease.name, position: next.position });
      await transaction.raw('SELECT pg_notify(?, ?)', [progressChannel, progress]);
    }
    await transaction.raw('SELECT pg_notify(?, ?)', [controlChannel, lease.name]);
    await after?.('views swapped');
    return 'swapped';
  });
}

type TableVersions = ReturnType<typeof toTableVersion>[];

const findLiveAndNext = (tableVersions: Readonly<TableVersions>) =>
  [
    tableVersions.find(({ state }) => state === 'live'),
    tableVersions.find(({ state }) => state === 'building'),
  ] as const;

function compareVersions(
  tableVersions: Readonly<TableVersions>,
  lease: Lease,
): 'ready' | Exclude<Swap, 'swapped'> {
  const [live, next] = findLiveAndNext(tableVersions);
  if (next?.versionNumber !== lease.versionNumber || next.leaseToken !== lease.token) return 'not_building';
  if (live === undefined || live.position === null) return 'ready';
  return hasReached(next.position, live.position) ? 'ready' : 'behind';
}
