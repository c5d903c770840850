import type { Knex } from 'knex';
import { controlChannel } from './channels';
import { physicalName, readTableVersions, type TableVersion } from './tableVersion';
import type { Projection } from './projection';

/* * Makes sure that a read model can be read and filled. The first start creates its tables, which are live immediately. If
 * the code version differs from the live one, a new table version is begun in parallel. Safe for concurrent processes.
 */
export async function ensureTableVersion(database: Knex, projection: Projection): Promise<void> {
  await runExclusively(database, projection.name, async (transaction, tableVersions) => {
    const live = tableVersions.find(({ state }) => state === 'live');
    if (live === undefined) await beginFirst(transaction, projection, tableVersions);
    else if (live.codeVersion !== projection.version)
      await beginBuilding(transaction, projection, tableVersions);
  });
}

/* * Begins to rebuild the read model in parallel to the live one. Any process that runs projections fills it and then swaps.
 * Uses a table version of the same code that is already being built; without any table version, creates the first one.
 * @returns the number of the table version that is filled
 */
export async function rebuild(database: Knex, projection: Projection): Promise<number> {
  return runExclusively(database, projection.name, (transaction, tableVersions) =>
    tableVersions.some(({ state }) => state === 'live')
      ? beginBuilding(transaction, projection, tableVersions)
      : beginFirst(transaction, projection, tableVersions),
  );
}

/** Points the views to the tables of this version. Readers wait for the transaction, and then see the new tables. */
export async function pointViews(
  transaction: Knex,
  tablesBefore: readonly string[],
  projection: Projection,
  versionNumber: number,
): Promise<void> {
  for (const table of tablesBefore) await transaction.raw('DROP VIEW IF EXISTS ??', [table]);
  for (const table of Object.keys(projection.tables)) {
    await transaction.raw('CREATE VIEW ?? AS SELECT * FROM ??', [table, physicalName(table, versionNumber)]);
  }
}

/** Drops the tables of a retired table version. If they are still being read, a later call drops them. */
export async function dropRetired(
  database: Knex,
  { name, versionNumber, tables }: TableVersion,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.raw(`SET LOCAL lock_timeout = '300ms'`);
    const mine = await transaction('projection_generations')
      .where({ name, generation: versionNumber, state: 'retired' })
      .whereNull('tables_dropped_at')
      .forUpdate()
      .skipLocked()
      .pluck<string[]>('name');
    if (mine.length === 0) return;
    for (const table of tables) {
      await transaction.raw('DROP TABLE IF EXISTS ??', [physicalName(table, versionNumber)]);
    }
    await transaction('projection_generations')
      .where({ name, generation: versionNumber })
      .update({ tables_dropped_at: transaction.fn.now() });
  });
}

/** Runs `work` while no other process can add or retire table versions of this projection. */
async function runExclusively<Result>(
  database: Knex,
  name: string,
  work: (transaction: Knex.Transaction, tableVersions: readonly TableVersion[]) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`settlewise projection ${name}`]);
    return work(transaction, await readTableVersions(transaction, { names: [name] }));
  });
}

async function beginFirst(
  transaction: Knex.Transaction,
  projection: Projection,
  tableVersions: readonly TableVersion[],
): Promise<number> {
  const first = await beginTableVersion(transaction, projection, tableVersions, 'live');
  await pointViews(transaction, [], projection, first);
  return first;
}

async function beginBuilding(
  transaction: Knex.Transaction,
  projection: Projection,
  tableVersions: readonly TableVersion[],
): Promise<number> {
  const building = tableVersions.find(({ state }) => state === 'building');
  if (building?.codeVersion === projection.version && building.failure === null)
    return building.versionNumber;
  if (building !== undefined) {
    await transaction('projection_generations')
      .where({ name: building.name, generation: building.versionNumber })
      .update({ state: 'retired', lease_owner: null, lease_expires_at: null });
  }
  const versionNumber = await beginTableVersion(transaction, projection, tableVersions, 'building');
  await transaction.raw('SELECT pg_notify(?, ?)', [controlChannel, projection.name]);
  return versionNumber;
}

async function beginTableVersion(
  transaction: Knex.Transaction,
  projection: Projection,
  before: readonly TableVersion[],
  state: 'live' | 'building',
): Promise<number> {
  const versionNumber = Math.max(0, ...before.map((each) => each.versionNumber)) + 1;
  await transaction('projection_generations').insert({
    name: projection.name,
    generation: versionNumber,
    code_version: projection.version,
    state,
    tables: Object.keys(projection.tables),
  });
  for (const [name, table] of Object.entries(projection.tables)) {
    await table.create(transaction, physicalName(name, versionNumber));
  }
  return versionNumber;
}
