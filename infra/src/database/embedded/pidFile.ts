import { readFileSync } from 'node:fs';
import path from 'node:path';

export const pidFileOf = (dataFolder: string) => path.join(dataFolder, 'postmaster.pid');

/** What PostgreSQL notes about itself in its data folder while it runs. */
export interface PidFile {
  readonly pid: number;
  /** Null while it starts. */
  readonly port: number | null;
}

/** First line: process number. Fourth: port (PostgreSQL writes it once it listens). */
export function readPidFile(dataFolder: string): PidFile | null {
  let lines: string[];
  try {
    lines = readFileSync(pidFileOf(dataFolder), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  return { pid, port: Number.isInteger(port) && port > 0 ? port : null };
}
