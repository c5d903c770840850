import type { Knex } from 'knex';

/** Asks the shortest question there is. @throws when the database does not answer it */
export async function checkDatabase(database: Knex): Promise<void> {
  await database.raw('SELECT 1');
}
