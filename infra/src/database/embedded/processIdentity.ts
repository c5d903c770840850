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
  return { pid: process.pid, startedAt: lookAt(process.pid)?.startedAt ?? null };
}

/**
 * Whether this very process, and not a later one with its number, still runs. One that has ended and whose parent has
 * not asked how (a zombie) does not run, and holds nothing.
 */
export function stillRuns({ pid, startedAt }: ProcessIdentity): boolean {
  if (!isAlive(pid)) return false;
  const now = lookAt(pid);
  if (now === null) return true;
  return !now.hasEnded && (startedAt === null || now.startedAt === startedAt);
}

/** Null where the platform does not tell, or the process is gone by now. */
function lookAt(pid: number): { readonly startedAt: string; readonly hasEnded: boolean } | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The program's name, in brackets, may hold anything: count the fields behind it. The third is the state, the
      // 22nd the start time.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return { startedAt: `${boot} ${fields[19] ?? ''}`, hasEnded: /^[ZXx]/.test(fields[0] ?? '') };
    }
    if (process.platform === 'win32') return null;
    const ask = (what: string) =>
      execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8', timeout: 5_000 }).trim();
    return { startedAt: ask('lstart'), hasEnded: ask('state').startsWith('Z') };
  } catch {
    return null;
  }
}
