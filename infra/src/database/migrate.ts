import type { Knex } from 'knex';
import { type Migration, migrations } from './migrations';

/**
 * Brings the schema up to date. Several processes may call it at once: one works, the others wait for it.
 * @throws when a step fails (that step is then undone), or when the schema is newer than this program.
 */
export async function migrate(database: Knex): Promise<void> {
  // knex's own lock row survives a crash and then blocks for ever; a session's advisory lock does not.
  await database.transaction(async (lock) => {
    await lock.raw(`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await lock.raw(`SELECT pg_advisory_xact_lock(hashtext('settlewise schema'))`);
    await database.migrate.forceFreeMigrationsLock({ tableName });
    await database.migrate.latest({ tableName, migrationSource });
  });
}

const tableName = 'schema_migrations';

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: ({ name }) => name,
  getMigration: (migration) =>
    Promise.resolve({
      up: (transaction) => migration.up(transaction),
      down: () => Promise.reject(new Error(`${migration.name} cannot be undone: restore a backup instead`)),
    }),
};
