import { readFileSync } from 'node:fs';
import path from 'node:path';

export const pidFilePath = (dataFolder: string) => path.join(dataFolder, 'postmaster.pid');

/** The content of the pid file that PostgreSQL keeps while it runs. */
export interface PidFile {
  readonly pid: number;
  /** Null while it starts. */
  readonly port: number | null;
}

/** The first line is the pid, the fourth the port, which PostgreSQL adds when it listens. */
export function readPidFile(dataFolder: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFilePath(dataFolder), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}
