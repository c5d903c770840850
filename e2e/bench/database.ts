import { createDatabase, migrate, withConnection } from '@settlewise/infra/database';

/** Creates and migrates a new database for one benchmark. @returns its connection string */
export async function freshDatabase(serverUrl: string, name: string): Promise<string> {
  await withConnection({ connectionString: serverUrl }, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = createDatabase(url.href);
  await migrate(database);
  await database.destroy();
  return url.href;
}
