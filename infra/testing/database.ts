import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, migrate } from '../src/database';
import { withConnection } from '../src/database/withConnection';
import { databaseServerOfWorker } from './serversOfWorker';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh database for one test file; with all migrations applied unless `migrated` is false. */
export async function createTestDatabase(options: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const server = databaseServerOfWorker();
  const name = `settlewise_test_${randomUUID().replaceAll('-', '')}`;
  const template = options.migrated === false ? null : await migratedTemplate(server);
  await execute(server, `CREATE DATABASE ${name}${template === null ? '' : ` TEMPLATE ${template}`}`);
  return {
    url: withDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Made by the first test file that asks; the others, in other processes, wait for it. */
async function migratedTemplate(server: string): Promise<string> {
  const name = `settlewise_template_${inject('testRun')}`;
  await withConnection({ connectionString: server }, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    const database = createDatabase(withDatabase(server, unfinished));
    try {
      await migrate(database);
    } finally {
      await database.destroy();
    }
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

const execute = (server: string, statement: string): Promise<void> =>
  withConnection({ connectionString: server }, async (client) => {
    await client.query(statement);
  });
