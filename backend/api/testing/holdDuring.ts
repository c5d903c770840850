import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest time in milliseconds for which nobody else was answered. A pause of this program itself is far below it. */
export const longestHold = 1_000;

/** Does something. @returns the longest time in ms for which this process, with the API in it, did nothing else */
export async function holdDuring(work: () => Promise<void>): Promise<number> {
  const holds = monitorEventLoopDelay({ resolution: 10 });
  holds.enable();
  await work();
  // One more turn: what held the process until now is counted when the next timer is late.
  await new Promise((resolve) => setTimeout(resolve, 20));
  holds.disable();
  return holds.max / 1e6;
}
