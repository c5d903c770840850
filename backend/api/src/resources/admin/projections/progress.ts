import type { ProjectionStatus } from '@settlewise/projections';

type ProjectionProgress = Pick<ProjectionStatus, 'eventsApplied' | 'lag' | 'caughtUp'>;

/**
 * How much of the log a table version that is being built has handled, 0 to 1. How many events wait is counted only up to
 * a bound; past it, the live table version says about how many there are.
 */
export function progressOf(built: ProjectionProgress, live: ProjectionProgress | undefined): number {
  if (built.caughtUp) return 1;
  const seen = built.eventsApplied + built.lag.events;
  const all =
    built.lag.more && live !== undefined ? Math.max(seen, live.eventsApplied + live.lag.events) : seen;
  return all === 0 ? 0 : built.eventsApplied / all;
}
