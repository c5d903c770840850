import { EventStoreUnavailableError } from '../errors';
import type { EventBatch, Position, SubscribeOptions } from '../port';
import { BackOff, unlessAborted, type Signal } from '../../waiting';
import type { LogPages } from './logPages';
import { beforeEverything, type LogPage } from './read';

const defaultBatchSize = 500;
/** How often a subscriber reads without having been notified, in milliseconds. */
const lookAnywayMs = 1_000;

/** See `EventStore.subscribe`. `changed` fires when something was appended. */
export async function* subscribe(
  pages: LogPages,
  changed: Signal,
  { after, batchSize = defaultBatchSize, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  let position: Position = after ?? beforeEverything;
  let toldCaughtUp = false;
  const release = new BackOff(2, 250);
  while (!signal.aborted) {
    const count = changed.count;
    const page = await nextPage(pages, position, batchSize, signal);
    if (page === null) return;

    const caughtUp = page.events.length < batchSize;
    if (page.events.length > 0 || (caughtUp && !toldCaughtUp)) {
      position = page.events.at(-1)?.position ?? position;
      toldCaughtUp = caughtUp;
      yield { events: page.events, position, caughtUp };
    }
    if (!caughtUp) continue;

    if (page.heldBack) {
      // The end of the transaction that holds others back is not announced; it mostly ends within milliseconds.
      await release.wait(signal);
    } else {
      release.reset();
      await changed.waitAfter(count, lookAnywayMs, signal);
    }
  }
}

/** Null when the signal ended the subscription. Waits for as long as the server is away. */
async function nextPage(
  pages: LogPages,
  after: Position,
  limit: number,
  signal: AbortSignal,
): Promise<LogPage | null> {
  const backOff = new BackOff(50, 2_000);
  while (!signal.aborted) {
    try {
      return await unlessAborted(pages.read(after, limit), signal);
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof EventStoreUnavailableError)) throw error;
      await backOff.wait(signal);
    }
  }
  return null;
}
