const quietMs = 10_000;

/**
 * Tells a reason, but the same one only once in ten seconds: what is away says so again with every attempt to reach it,
 * many times a second.
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
