import { setTimeout as pause } from 'node:timers/promises';

const patienceMs = 120_000;

/** Waits for a state. @param what completes the message "Waited in vain for …" @throws Error after two minutes */
export async function untilTrue(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const givenUpAt = performance.now() + patienceMs;
  while (!(await look())) {
    if (performance.now() > givenUpAt) throw new Error(`Waited in vain for ${what}`);
    await pause(20);
  }
}
