import { readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../telemetry/logger';
import { withConnection } from '../withConnection';
import { type PidFile, pidFilePath, readPidFile } from './pidFile';
import { isAlive, stopServer } from './stopServer';

/**
 * Stops the PostgreSQL of a killed program, which keeps running (its commits are safe). The program then starts its own,
 * so that settings and log are always current. A `postmaster.pid` with a reused pid is deleted, because PostgreSQL would
 * refuse to start.
 */
export async function clearLeftoverServer(
  dataFolder: string,
  login: (port: number) => pg.ClientConfig,
  log: Logger,
): Promise<void> {
  const leftover = readPidFile(dataFolder);
  if (leftover === null) return;
  if (isAlive(leftover.pid) && (await servesFolder(leftover, dataFolder, login))) {
    log.info({ pid: leftover.pid }, 'Stopping the PostgreSQL of an earlier run that was killed');
    await stopServer(leftover.pid, () => !isAlive(leftover.pid));
  }
  rmSync(pidFilePath(dataFolder), { force: true });
}

async function servesFolder(
  { pid, port }: PidFile,
  dataFolder: string,
  login: (port: number) => pg.ClientConfig,
): Promise<boolean> {
  // On Linux: PostgreSQL's working directory is its data folder.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    if (process.platform === 'linux') return false;
  }
  if (port === null) return false;
  // On other systems: only the server of this folder accepts the password and reports the folder.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const reported = await withConnection(
        { ...login(port), connectionTimeoutMillis: 2_000 },
        async (client) => {
          const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
          return rows[0]?.data_directory ?? '';
        },
      );
      return path.resolve(reported) === dataFolder;
    } catch {
      // It is starting, or is not PostgreSQL.
      await delay(500);
    }
  }
  return false;
}
