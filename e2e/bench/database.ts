import { createDatabase, migrate } from '@settlewise/infra/database';
import pg from 'pg';

/** A new, migrated database on the server, for one benchmark. @returns its connection string */
export async function freshDatabase(serverUrl: string, name: string): Promise<string> {
  const administration = new pg.Client({ connectionString: serverUrl });
  await administration.connect();
  await administration.query(`create database ${name}`);
  await administration.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href);
  await migrate(database);
  await database.destroy();
  return url.href;
}
