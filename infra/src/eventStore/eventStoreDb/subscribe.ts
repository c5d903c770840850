import { comparePositions } from '../position';
import type { EventBatch, Position, SubscribeOptions } from '../port';
import { BackOff, rejectOnAbort } from '../../waiting';
import type { Connection } from './connection';
import { Feed } from './feed';
import type { NodeClient } from './nodeClient';
import { head } from './read';
import { startPosition, UnreadableEventError } from './recordedEvent';

const defaultBatchSize = 500;

/**
 * See `EventStore.subscribe`. A subscription is replaced when it fails, and when it is silent although the server has new
 * events or does not answer. The next one starts after the last delivered batch.
 * @throws UnreadableEventError, because a foreign event would come again each time.
 */
export async function* subscribe(
  connection: Connection,
  { after, batchSize = defaultBatchSize, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  let position = after;
  const backOff = new BackOff(50, 2_000);
  while (!signal.aborted) {
    const client = await findClient(connection, signal);
    if (client === null) {
      await backOff.wait(signal);
      continue;
    }
    const feed = new Feed(client, position);
    let stalledChecks = 0;
    try {
      while (!signal.aborted && feed.failure === null) {
        const { count } = feed.changed;
        await feed.gather(batchSize);
        const batch = feed.take(batchSize);
        if (batch !== null) {
          position = batch.position;
          stalledChecks = 0;
          backOff.reset();
          yield batch;
          continue;
        }
        await feed.changed.waitAfter(count, connection.callTimeoutMs, signal);
        if (feed.changed.count !== count || signal.aborted) continue;

        const status = await compareWithHead(connection, position, signal);
        if (status === 'level') feed.markCaughtUp();
        // New events may be on their way, so the subscription is replaced only after a second check.
        if (status === 'behind') stalledChecks += 1;
        if (status === 'away' || stalledChecks > 1) break;
      }
      if (feed.failure instanceof UnreadableEventError && !signal.aborted) {
        yield* takeRemaining(feed, batchSize);
        throw feed.failure;
      }
      if (!signal.aborted) connection.discard(client, feed.failure);
    } finally {
      feed.close();
    }
    await backOff.wait(signal);
  }
}

function* takeRemaining(feed: Feed, batchSize: number): Generator<EventBatch, void, undefined> {
  for (let batch = feed.take(batchSize); batch !== null; batch = feed.take(batchSize)) {
    yield { ...batch, caughtUp: false };
  }
}

/** Null if no node can be reached. */
async function findClient(connection: Connection, signal: AbortSignal): Promise<NodeClient | null> {
  try {
    return await rejectOnAbort(connection.client(), signal);
  } catch {
    return null;
  }
}

async function compareWithHead(
  connection: Connection,
  position: Position | null,
  signal: AbortSignal,
): Promise<'level' | 'behind' | 'away'> {
  try {
    const newest = await rejectOnAbort(head(connection), signal);
    const level = newest === null || comparePositions(newest, position ?? startPosition) <= 0;
    return level ? 'level' : 'behind';
  } catch {
    // The caller replaces the subscription after a pause.
    return 'away';
  }
}
