import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isAlive } from './stopServer';

/** Identifies a process. Pids are reused, so the start time is included. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Opaque; null if the platform does not report it. */
  readonly startedAt: string | null;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: readProcessState(process.pid)?.startedAt ?? null };
}

/**
 * Whether this process is running, and not a later one with the same pid. A zombie does not count as running.
 */
export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  if (!isAlive(pid)) return false;
  const now = readProcessState(pid);
  if (now === null) return true;
  return !now.hasEnded && (startedAt === null || now.startedAt === startedAt);
}

/** Null if the platform does not report it, or the process has ended. */
function readProcessState(pid: number): { readonly startedAt: string; readonly hasEnded: boolean } | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program's name, in brackets, may contain anything, so fields are counted after it. Field 3 is the state,
      // field 22 the start time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return { startedAt: `${boot} ${fields[19] ?? ''}`, hasEnded: /^[ZXx]/.test(fields[0] ?? '') };
    }
    if (process.platform === 'win32') return null;
    const queryPs = (field: string) =>
      execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8', timeout: 5_000 }).trim();
    return { startedAt: queryPs('lstart'), hasEnded: queryPs('state').startsWith('Z') };
  } catch {
    return null;
  }
}
