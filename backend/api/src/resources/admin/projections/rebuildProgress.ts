import type { ProjectionStatus } from '@settlewise/projections';

type ProjectionProgress = Pick<ProjectionStatus, 'eventsApplied' | 'lag' | 'caughtUp'>;

/**
 * The share of the log that a table version being built has handled, from 0 to 1. The number of waiting events is
 * counted up to a limit; beyond it, the total is estimated from the live version.
 */
export function rebuildProgress(building: ProjectionProgress, live: ProjectionProgress | undefined): number {
  if (building.caughtUp) return 1;
  const knownTotal = building.eventsApplied + building.lag.events;
  const total =
    building.lag.more && live !== undefined
      ? Math.max(knownTotal, live.eventsApplied + live.lag.events)
      : knownTotal;
  return total === 0 ? 0 : building.eventsApplied / total;
}
