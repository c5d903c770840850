import { readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../telemetry/logger';
import { withConnection } from '../withConnection';
import { type PidFile, pidFileOf, readPidFile } from './pidFile';
import { isAlive, stopServer } from './stopServer';

/**
 * When the program was killed, its PostgreSQL goes on running. It is stopped here (its commits are safe) and another
 * one is started afterwards, so that settings and log are always those of this program. A `postmaster.pid` whose
 * process number belongs to somebody else by now is removed: PostgreSQL itself would refuse.
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
  rmSync(pidFileOf(dataFolder), { force: true });
}

async function servesFolder(
  { pid, port }: PidFile,
  dataFolder: string,
  login: (port: number) => pg.ClientConfig,
): Promise<boolean> {
  // On Linux this is quick to find out: PostgreSQL's working directory is its data folder.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === dataFolder;
  } catch {
    if (process.platform === 'linux') return false;
  }
  if (port === null) return false;
  // Elsewhere: only the server of this folder knows our password and names the folder as its own.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const named = await withConnection(
        { ...login(port), connectionTimeoutMillis: 2_000 },
        async (client) => {
          const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
          return rows[0]?.data_directory ?? '';
        },
      );
      return path.resolve(named) === dataFolder;
    } catch {
      // Starting up, or not PostgreSQL at all.
      await delay(500);
    }
  }
  return false;
}
