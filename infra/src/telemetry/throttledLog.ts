const quietMs = 10_000;

/**
 * Logs a reason, but the same one at most once in ten seconds: an unavailable server causes the same error at every
 * attempt, many times a second.
 */
export function throttledLog(tell: (reason: string) => void): (reason: string) => void {
  const lastTold = new Map<string, number>();
  return (reason) => {
    const now = performance.now();
    for (const [told, at] of lastTold) if (now - at >= quietMs) lastTold.delete(told);
    if (lastTold.has(reason)) return;
    lastTold.set(reason, now);
    tell(reason);
  };
}
