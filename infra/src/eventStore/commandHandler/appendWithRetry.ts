import { EventStoreUnavailableError } from '../errors';
import type { Appended, ExpectedRevision, NewEvent } from '../port';
import type { CommandStore } from './storeAvailability';

/**
 * Appends, and retries once if no answer came. The retry is idempotent.
 * @throws as `EventStore.append`
 */
export async function appendWithRetry(
  store: CommandStore,
  stream: string,
  events: readonly [NewEvent, ...NewEvent[]],
  expectedRevision: Exclude<ExpectedRevision, 'any' | 'stream_exists'>,
): Promise<Appended> {
  try {
    return await store.append(stream, events, expectedRevision);
  } catch (error) {
    if (!(error instanceof EventStoreUnavailableError)) throw error;
    return store.append(stream, events, expectedRevision);
  }
}
