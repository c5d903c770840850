import { EventStoreUnavailableError } from '../errors';
import type { EventBatch, Position, SubscribeOptions } from '../port';
import { BackOff, rejectOnAbort, type Signal } from '../../waiting';
import type { LogPages } from './logPages';
import { startPosition, type LogPage } from './read';

const defaultBatchSize = 500;
/** Milliseconds between reads without a notification. */
const pollIntervalMs = 1_000;

/** See `EventStore.subscribe`. `changed` fires after an append. */
export async function* subscribe(
  pages: LogPages,
  changed: Signal,
  { after, batchSize = defaultBatchSize, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  let position: Position = after ?? startPosition;
  let reportedCaughtUp = false;
  const heldBackDelay = new BackOff(2, 250);
  while (!signal.aborted) {
    const count = changed.count;
    const page = await nextPage(pages, position, batchSize, signal);
    if (page === null) return;

    const caughtUp = page.events.length < batchSize;
    if (page.events.length > 0 || (caughtUp && !reportedCaughtUp)) {
      position = page.events.at(-1)?.position ?? position;
      reportedCaughtUp = caughtUp;
      yield { events: page.events, position, caughtUp };
    }
    if (!caughtUp) continue;

    if (page.heldBack) {
      // There is no notification when the delaying transaction ends; it mostly ends within milliseconds.
      await heldBackDelay.wait(signal);
    } else {
      heldBackDelay.reset();
      await changed.waitAfter(count, pollIntervalMs, signal);
    }
  }
}

/** Retries while the server is unavailable. Null if the signal ended the subscription. */
async function nextPage(
  pages: LogPages,
  after: Position,
  limit: number,
  signal: AbortSignal,
): Promise<LogPage | null> {
  const backOff = new BackOff(50, 2_000);
  while (!signal.aborted) {
    try {
      return await rejectOnAbort(pages.read(after, limit), signal);
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      await backOff.wait(signal);
    }
  }
  return null;
}
