import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, migrate } from '../src/database';
import { withConnection } from '../src/database/withConnection';
import { workerDatabaseServer } from './workerServers';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Initial data of a database, prepared once for all test files of a run. */
export interface Template {
  /** Lower case. */
  readonly name: string;
  /** Fills a migrated database; must close all its connections. */
  prepare(url: string): Promise<void>;
}

interface Options {
  /** Whether to run all migrations. Default true. */
  readonly migrated?: boolean;
  readonly template?: Template;
}

const migratedTemplate: Template = { name: 'migrated', prepare: () => Promise.resolve() };

/** Creates a database for one test file or one test. */
export async function createTestDatabase(options: Options = {}): Promise<TestDatabase> {
  const server = workerDatabaseServer();
  const name = `settlewise_test_${randomUUID().replaceAll('-', '')}`;
  const { migrated = true, template = migratedTemplate } = options;
  await copyDatabase(server, migrated ? await findOrCreateTemplate(server, template) : 'template1', name);
  return {
    url: withDatabase(server, name),
    drop: () => execute(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Copies files. The default strategy also writes every page to the log, which takes 3 times as long. */
const copyDatabase = (server: string, template: string, name: string): Promise<void> =>
  execute(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`);

const templates = new Map<string, Promise<string>>();

/** Name of a database with the data of `template`. */
function findOrCreateTemplate(server: string, template: Template): Promise<string> {
  const key = `${server} ${template.name}`;
  const pending = templates.get(key) ?? createTemplate(server, template);
  templates.set(key, pending);
  return pending;
}

/** The first process creates it; the others wait. */
async function createTemplate(server: string, { name: kind, prepare }: Template): Promise<string> {
  const name = `settlewise_template_${inject('testRun')}_${kind}`;
  await withConnection({ connectionString: server }, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished}`);
    const url = withDatabase(server, unfinished);
    const database = createDatabase(url);
    try {
      await migrate(database);
    } finally {
      await database.destroy();
    }
    await prepare(url);
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function withDatabase(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.toString();
}

const pools = new Map<string, pg.Pool>();

/** Uses one long-lived connection, because connecting takes longer than copying a database. */
async function execute(server: string, statement: string): Promise<void> {
  const pool = pools.get(server) ?? createSingleConnectionPool(server);
  pools.set(server, pool);
  await pool.query(statement);
}

function createSingleConnectionPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // Only this event reports a connection that is lost while idle; the next statement gets a new one.
  pool.on('error', () => undefined);
  return pool;
}
