import type { EventStore } from '@settlewise/infra/eventStore';
import { z } from 'zod';

const recordedMetadata = z.object({ recordedAt: z.iso.datetime() });

/** The time at which a stream's first or last event was recorded, or null if the stream is empty. */
export async function findRecordedTime(
  eventStore: Pick<EventStore, 'readStream'>,
  which: 'first' | 'last',
  stream: string,
): Promise<Date | null> {
  const direction = which === 'first' ? 'forwards' : 'backwards';
  for await (const { metadata } of eventStore.readStream(stream, { direction, limit: 1 })) {
    return new Date(recordedMetadata.parse(metadata).recordedAt);
  }
  return null;
}
