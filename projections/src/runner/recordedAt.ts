import type { RecordedEvent } from '@settlewise/infra/eventStore';

/** When an event was recorded, by its metadata; null when these do not say. */
export function recordedAtOf({ metadata: { recordedAt } }: Pick<RecordedEvent, 'metadata'>): Date | null {
  const date = typeof recordedAt === 'string' ? new Date(recordedAt) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}
