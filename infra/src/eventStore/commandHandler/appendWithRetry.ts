import { EventStoreUnavailableError } from '../errors';
import type { Appended, ExpectedRevision, NewEvent } from '../port';
import type { CommandStore } from './storeAvailability';

/**
 * Appends. Where no answer came it retries the same append once; it is idempotent, so a second success changes nothing.
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
