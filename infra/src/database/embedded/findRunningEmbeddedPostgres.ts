import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withConnection } from '../withConnection';
import { databaseUrl } from './cluster';
import { readPidFile } from './pidFile';

/**
 * Finds the connection string of the embedded PostgreSQL that another process runs in this data folder; null if none is
 * running.
 */
export async function findRunningEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const port = readPidFile(path.join(path.resolve(dataDir), 'postgres'))?.port ?? null;
  if (port === null) return null;
  let url: string;
  try {
    url = databaseUrl(port, readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim());
  } catch {
    return null;
  }
  try {
    return await withConnection({ connectionString: url, connectionTimeoutMillis: 5_000 }, () =>
      Promise.resolve(url),
    );
  } catch {
    // The pid file is of a killed server, or the server is stopping.
    return null;
  }
}
