import { z } from 'zod';
import type { TestApi } from './startTestApi';

const metadata = z.object({ userId: z.string(), actorId: z.string(), actorRole: z.string() });

/** The metadata of a stream's events, in order. */
export async function readEvents({ eventStore }: Pick<TestApi, 'eventStore'>, stream: string) {
  const events = [];
  for await (const recorded of eventStore.readStream(stream)) {
    events.push({ type: recorded.type, ...metadata.parse(recorded.metadata) });
  }
  return events;
}
