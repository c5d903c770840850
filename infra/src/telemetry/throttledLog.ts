const throttleMs = 10_000;

/**
 * Logs each reason at most once in 10 seconds, because an unavailable server causes the same error many times a second.
 */
export function createThrottledLog(log: (reason: string) => void): (reason: string) => void {
  const lastLogged = new Map<string, number>();
  return (reason) => {
    const now = performance.now();
    for (const [earlier, at] of lastLogged) if (now - at >= throttleMs) lastLogged.delete(earlier);
    if (lastLogged.has(reason)) return;
    lastLogged.set(reason, now);
    log(reason);
  };
}
