import type { Knex } from 'knex';
import { PlainError } from '../process/plainError';
import { type Migration, migrations } from './migrations';

/**
 * Runs the pending migrations. If several processes call it at once, one migrates and the others wait.
 * @param steps number of migrations, to create an earlier schema in tests. Default: all
 * @throws when a migration fails (it is then rolled back) · NewerSchemaError
 */
export async function migrate(database: Knex, steps = migrations.length): Promise<void> {
  // knex's own lock row survives a crash and blocks permanently; an advisory lock does not.
  await database.transaction(async (lock) => {
    await lock.raw(`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await lock.raw(`SELECT pg_advisory_xact_lock(hashtext('settlewise schema'))`);
    await refuseNewerDatabase(database);
    await database.migrate.forceFreeMigrationsLock({ tableName });
    await database.migrate.latest({ tableName, migrationSource: createSource(steps) });
  });
}

const tableName = 'schema_migrations';

/** A newer version of the program has migrated this database. */
export class NewerSchemaError extends PlainError {
  override readonly name = 'NewerSchemaError';
  constructor(steps: readonly string[]) {
    super(
      `These data were written by a newer version of Settlewise (${steps.join(', ')}), and this one could harm them: start that version again, or a newer one. Nothing was changed.`,
    );
  }
}

/** Refuses a database with unknown migrations. @param done names in order @throws NewerSchemaError */
export function refuseNewerSchema(done: readonly string[]): void {
  const knownNames = new Set(migrations.map(({ name }) => name));
  const unknown = done.filter((name) => !knownNames.has(name));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}

async function refuseNewerDatabase(database: Knex): Promise<void> {
  if (!(await database.schema.hasTable(tableName))) return;
  refuseNewerSchema(await database(tableName).orderBy('id').pluck<string[]>('name'));
}

const createSource = (steps: number): Knex.MigrationSource<Migration> => ({
  getMigrations: () => Promise.resolve(migrations.slice(0, steps)),
  getMigrationName: ({ name }) => name,
  getMigration: (migration) =>
    Promise.resolve({
      up: (transaction) => migration.up(transaction),
      down: () => Promise.reject(new Error(`${migration.name} cannot be undone: restore a backup instead`)),
    }),
});
