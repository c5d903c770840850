import { createDatabase, migrate, withConnection } from '@settlewise/infra/database';
import { readModels } from '@settlewise/projections/readModels';
import { startProjections } from '@settlewise/projections/runner';
import type { Knex } from 'knex';
import { noViolations, type Violations } from './violations';
import type { Observer } from './observer';

/**
 * Rebuilds all read models from the same log in a separate database and compares every row with the program's. Reminders
 * that are appended meanwhile make differences that disappear when this is called again.
 */
export async function compareTables(observer: Observer): Promise<Violations> {
  const { databaseUrl, store, codec, log } = observer;
  const name = `rebuilt_${Math.random().toString(36).slice(2, 10)}`;
  await execute(databaseUrl, `CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href, { applicationName: 'rebuilt beside', maxConnections: 16, log });
  try {
    await migrate(database);
    const projections = await startProjections({
      database,
      connectionString: url.href,
      store,
      codec,
      projections: readModels,
      log,
    });
    try {
      await projections.whenCaughtUp();
      return await differences(observer.database, database);
    } finally {
      await projections.stop();
    }
  } finally {
    await database.destroy();
    await execute(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function differences(live: Knex, rebuilt: Knex): Promise<Violations> {
  const found = noViolations();
  for (const { name, tables } of readModels) {
    for (const [table, { key }] of Object.entries(tables)) {
      const [shown, meant] = await Promise.all([readRows(live, table, key), readRows(rebuilt, table, key)]);
      compareRows(`table ${table} of ${name}`, shown, meant, found);
    }
  }
  return found;
}

/** The rows of a table as JSON texts, by their primary key. */
async function readRows(database: Knex, table: string, key: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await database.raw<{ rows: { key: string; content: string }[] }>(
    `SELECT jsonb_build_array(${key.map(() => '??').join(', ')})::text AS key, to_jsonb(row.*)::text AS content
     FROM ?? AS row`,
    [...key, table],
  );
  return new Map(rows.map((row) => [row.key, row.content]));
}

export function compareRows(
  where: string,
  shown: ReadonlyMap<string, string>,
  meant: ReadonlyMap<string, string>,
  found: Violations,
): void {
  for (const [key, content] of meant) {
    const row = shown.get(key);
    if (row === undefined) found.lost.push(`${where}: no row ${key}`);
    else if (row !== content) found.corrupted.push(`${where}: row ${key} is ${row}, but rebuilt ${content}`);
  }
  for (const key of shown.keys()) {
    if (!meant.has(key)) found.duplicated.push(`${where}: a row ${key} that the log does not produce`);
  }
}

const execute = (connectionString: string, statement: string) =>
  withConnection({ connectionString }, (client) => client.query(statement));
