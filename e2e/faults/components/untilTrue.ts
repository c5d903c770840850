import { setTimeout as pause } from 'node:timers/promises';
import { hangLimitMs } from '../../../scripts/testLimits';

/** Waits for a state. @param what completes the message "Waited in vain for …" @throws Error once it hangs */
export async function untilTrue(what: string, look: () => boolean | Promise<boolean>): Promise<void> {
  const givenUpAt = performance.now() + hangLimitMs;
  while (!(await look())) {
    if (performance.now() > givenUpAt) throw new Error(`Waited in vain for ${what}`);
    await pause(20);
  }
}
