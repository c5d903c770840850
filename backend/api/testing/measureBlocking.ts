/** The longest acceptable time in milliseconds without an answer to other requests. Garbage collection takes far less. */
export const maxBlockingMs = 1_000;

/** How often the event loop is checked, in milliseconds. */
const checkIntervalMs = 10;

/**
 * Runs something and measures how long it blocks the event loop.
 * @returns the longest block in milliseconds. Between two checks, only the CPU time of this process counts, because other
 * programs use the rest on a busy machine.
 */
export async function measureBlocking(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let [checkedAt, cpuUsage] = [performance.now(), process.cpuUsage()];
  const checks = setInterval(() => {
    const { user, system } = process.cpuUsage(cpuUsage);
    longest = Math.max(longest, Math.min(performance.now() - checkedAt, (user + system) / 1_000));
    [checkedAt, cpuUsage] = [performance.now(), process.cpuUsage()];
  }, checkIntervalMs);
  try {
    await work();
    // One more turn: a block that lasted until now shows in the next check being late.
    await new Promise((resolve) => setTimeout(resolve, 2 * checkIntervalMs));
    return longest;
  } finally {
    clearInterval(checks);
  }
}
