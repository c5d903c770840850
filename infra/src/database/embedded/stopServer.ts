import { setTimeout as delay } from 'node:timers/promises';

/** How long PostgreSQL may take to end its sessions and write its last checkpoint. */
const fastShutdownMs = 20_000;
const immediateShutdownMs = 5_000;

/**
 * Stops a PostgreSQL server: first the fast shutdown (sessions are ended, everything is written), then, past the
 * bound, the immediate one (as after a crash: the next start recovers from the log), at last the kill.
 */
export async function stopServer(pid: number, hasEnded: () => boolean): Promise<void> {
  for (const [signal, bound] of [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', immediateShutdownMs],
  ] as const) {
    if (hasEnded()) return;
    sendSignal(pid, signal);
    const deadline = Date.now() + bound;
    while (!hasEnded() && Date.now() < deadline) await delay(10);
  }
}

export function isAlive(pid: number): boolean {
  return sendSignal(pid, 0);
}

/** False when there is no such process. */
function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    // EPERM: it is there, but belongs to another account.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
