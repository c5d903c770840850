/** The longest acceptable time in milliseconds in which nobody else is answered. Garbage collection takes far less. */
export const longestHold = 1_000;

/** How often the event loop is checked, in milliseconds. */
const lookEveryMs = 10;

/**
 * Runs something and measures how long it blocks the event loop.
 * @returns the longest time in ms for which this process, with the API in it, did nothing else. Of the time between two
 * looks no more counts than the processor worked for this process: the rest is another program's, on a busy machine.
 */
export async function holdDuring(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let [lookedAt, worked] = [performance.now(), process.cpuUsage()];
  const looks = setInterval(() => {
    const { user, system } = process.cpuUsage(worked);
    longest = Math.max(longest, Math.min(performance.now() - lookedAt, (user + system) / 1_000));
    [lookedAt, worked] = [performance.now(), process.cpuUsage()];
  }, lookEveryMs);
  try {
    await work();
    // One more turn: a block that lasted until now shows in the next check being late.
    await new Promise((resolve) => setTimeout(resolve, 2 * lookEveryMs));
    return longest;
  } finally {
    clearInterval(looks);
  }
}
