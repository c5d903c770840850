import type { AdminProjectionResponse } from '@settlewise/contract/admin';
import { formatPosition } from '@settlewise/infra/eventStore';
import { waitedMs, type ProjectionStatus } from '@settlewise/projections';
import { rebuildProgress } from './rebuildProgress';

interface ProjectionContext {
  /** The live version of the same read model. */
  readonly live: ProjectionStatus | undefined;
  readonly eventsPerSecond: number | null;
  readonly now: Date;
}

export function presentProjection(
  status: ProjectionStatus,
  context: ProjectionContext,
): AdminProjectionResponse {
  const { name, versionNumber, state, lag, failure } = status;
  const { live, eventsPerSecond, now } = context;
  return {
    id: state === 'live' ? name : `${name}~${versionNumber}`,
    name,
    generation: versionNumber,
    state,
    version: status.codeVersion,
    checkpoint: formatPlace(status.position),
    head: formatPlace(status.head),
    eventsApplied: status.eventsApplied,
    caughtUp: status.caughtUp,
    lagEvents: lag.events,
    lagMore: lag.more,
    lagMs: waitedMs(lag, now),
    eventsPerSecond,
    latencyMs: status.latencyMs,
    progress: state === 'building' ? rebuildProgress(status, live) : null,
    worker: status.leaseOwner,
    leaseToken: String(status.leaseToken),
    leaseHeld: status.leaseHeld,
    updatedAt: status.updatedAt.toISOString(),
    failure:
      failure === null
        ? null
        : {
            eventId: failure.eventId,
            eventType: failure.eventType,
            stream: failure.stream,
            position: formatPosition(failure.position),
            error: failure.error,
            failedAt: failure.failedAt.toISOString(),
          },
  };
}

const formatPlace = (position: ProjectionStatus['position']) =>
  position === null ? null : formatPosition(position);
