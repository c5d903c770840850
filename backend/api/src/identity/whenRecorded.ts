import type { EventStore } from '@settlewise/infra/eventStore';
import { z } from 'zod';

const recorded = z.object({ recordedAt: z.iso.datetime() });

/** When a stream's first or last event was recorded, or null where there is none. */
export async function whenRecorded(
  eventStore: Pick<EventStore, 'readStream'>,
  which: 'first' | 'last',
  stream: string,
): Promise<Date | null> {
  const direction = which === 'first' ? 'forwards' : 'backwards';
  for await (const { metadata } of eventStore.readStream(stream, { direction, limit: 1 })) {
    return new Date(recorded.parse(metadata).recordedAt);
  }
  return null;
}
