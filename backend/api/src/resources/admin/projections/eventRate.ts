/** How far a read model had come at a moment. */
export interface Sample {
  /** Milliseconds of a clock that only goes forward. */
  readonly at: number;
  readonly eventsApplied: number;
}

const windowMs = 60_000;
/** Two samples that are nearer to each other say too little. */
const shortestMs = 5_000;

/** The samples that count for the rate at `now`. */
export function recentSamples(samples: readonly Sample[], now: number): readonly Sample[] {
  return samples.filter(({ at }) => at >= now - windowMs && at <= now);
}

/** Events a second over the last minute, by the first and the last sample of it; null while these are too near. */
export function eventsPerSecond(samples: readonly Sample[], now: number): number | null {
  const recent = recentSamples(samples, now);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < shortestMs) return null;
  return (1_000 * (last.eventsApplied - first.eventsApplied)) / (last.at - first.at);
}
