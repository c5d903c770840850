import type { RecordedEvent } from '@settlewise/infra/eventStore';

/** The time of recording in the metadata of an event; null if missing or invalid. */
export function readRecordedAt({ metadata: { recordedAt } }: Pick<RecordedEvent, 'metadata'>): Date | null {
  const date = typeof recordedAt === 'string' ? new Date(recordedAt) : null;
  return date === null || Number.isNaN(date.getTime()) ? null : date;
}
