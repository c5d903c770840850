import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Ids of a process and all its descendants, from Linux's /proc; elsewhere only the process itself. */
export function listProcessTree(pid: number): number[] {
  return [pid, ...listChildren(pid).flatMap(listProcessTree)];
}

function listChildren(pid: number): number[] {
  const text = readContent(`/proc/${pid}/task/${pid}/children`) ?? '';
  return text.split(' ').filter(Boolean).map(Number);
}

/** Sends a signal to a process and all its descendants, the root first, so that it cannot start others meanwhile. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  if (!signalled(pid, signal)) return;
  // Read after the signal, so that children started just before it are included.
  for (const child of listChildren(pid)) signalTree(child, signal);
}

/** Waits until none of the processes runs; zombies count as gone. */
export async function allGone(pids: readonly number[]): Promise<void> {
  while (pids.some(isAlive)) await pause(10);
}

function isAlive(pid: number): boolean {
  const stat = readContent(`/proc/${pid}/stat`);
  if (stat === null) return process.platform !== 'linux' && signalled(pid, 0);
  return !/\) Z/.test(stat);
}

function signalled(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

function readContent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
