import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from './stopServer';

/** A process as it can be recognised later: numbers are given out again, and the moment of the start tells which is meant. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; null where the platform does not tell. */
  readonly startedAt: string | null;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

/** Whether this very process, and not a later one with its number, still runs. */
export function stillRuns({ pid, startedAt }: ProcessIdentity): boolean {
  if (!isAlive(pid)) return false;
  const now = startOf(pid);
  return startedAt === null || now === null || now === startedAt;
}

function startOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program's name, in brackets, may hold anything: count the fields behind it. The 22nd is the start time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
      return `${boot} ${fields?.[19] ?? ''}`;
    }
    if (process.platform === 'win32') return null;
    const answer = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      timeout: 5_000,
    });
    return answer.trim() || null;
  } catch {
    return null;
  }
}
