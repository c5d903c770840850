import { setTimeout as delay } from 'node:timers/promises';

/** Time for PostgreSQL to end its sessions and write its last checkpoint. */
const fastShutdownMs = 20_000;
const immediateShutdownMs = 5_000;

/**
 * Stops a PostgreSQL server. First a fast shutdown, which ends the sessions and writes everything. After a timeout an
 * immediate shutdown, from which the next start recovers as after a crash. At last a kill.
 */
export async function stopServer(pid: number, hasEnded: () => boolean): Promise<void> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', immediateShutdownMs],
  ] as const) {
    if (hasEnded()) return;
    sendSignal(pid, signal);
    const deadline = Date.now() + timeoutMs;
    while (!hasEnded() && Date.now() < deadline) await delay(10);
  }
}

export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

/** False if the process does not exist. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: it exists, but belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
