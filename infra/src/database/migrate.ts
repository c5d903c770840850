import type { Knex } from 'knex';
import { PlainError } from '../process/plainError';
import { type Migration, migrations } from './migrations';

/**
 * Brings the schema up to date. Several processes may call it at once: one works, the others wait for it.
 * @param steps how many from the beginning, for rows of an earlier schema. Default: all
 * @throws when a step fails (that step is then undone) · NewerSchemaError
 */
export async function migrate(database: Knex, steps = migrations.length): Promise<void> {
  // knex's own lock row survives a crash and then blocks for ever; a session's advisory lock does not.
  await database.transaction(async (lock) => {
    await lock.raw(`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await lock.raw(`SELECT pg_advisory_xact_lock(hashtext('settlewise schema'))`);
    await refuseNewer(database);
    await database.migrate.forceFreeMigrationsLock({ tableName });
    await database.migrate.latest({ tableName, migrationSource: sourceOf(steps) });
  });
}

const tableName = 'schema_migrations';

/** A newer version of the program has worked with this database. */
export class NewerSchemaError extends PlainError {
  override readonly name = 'NewerSchemaError';
  constructor(steps: readonly string[]) {
    super(
      `These data were written by a newer version of Settlewise (${steps.join(', ')}), and this one could harm them: start that version again, or a newer one. Nothing was changed.`,
    );
  }
}

/** Unknown migrations were made by a newer version. @param done in their order @throws NewerSchemaError */
export function refuseNewerSchema(done: readonly string[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = done.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}

async function refuseNewer(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(tableName))) return;
  refuseNewerSchema(await database(tableName).orderBy('id').pluck<string[]>('name'));
}

const sourceOf = (steps: number): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve(migrations.slice(0, steps)),
  getMigrationName: ({ name }) => name,
  getMigration: (migration) =>
    Promise.resolve({
      up: (transaction) => migration.up(transaction),
      down: () => Promise.reject(new Error(`${migration.name} cannot be undone: restore a backup instead`)),
    }),
});
