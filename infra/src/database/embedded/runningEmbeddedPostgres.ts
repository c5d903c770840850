import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withConnection } from '../withConnection';
import { databaseUrl } from './cluster';
import { readPidFile } from './pidFile';

/**
 * Connection string of the embedded PostgreSQL that another process has started with this data folder, for tools that
 * look into a running program; null when none runs there.
 */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | null> {
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
    // A note left by a killed server, or one that is going down.
    return null;
  }
}
