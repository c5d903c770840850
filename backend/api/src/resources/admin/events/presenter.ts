import type { AdminEventResponse } from '@settlewise/contract/admin';
import { formatPosition } from '@settlewise/infra/eventStore';
import type { AuditEvent } from '@settlewise/projections';

/** Presents the metadata of an event. */
export function presentAuditEvent({ recordedAt, position, ...event }: AuditEvent): AdminEventResponse {
  return { ...event, position: formatPosition(position), recordedAt: recordedAt.toISOString() };
}
