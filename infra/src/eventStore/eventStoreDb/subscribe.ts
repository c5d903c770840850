import { comparePositions } from '../position';
import type { EventBatch, Position, SubscribeOptions } from '../port';
import { BackOff, unlessAborted } from '../../waiting';
import type { Connection } from './connection';
import { Feed } from './feed';
import type { NodeClient } from './nodeClient';
import { head } from './read';
import { beforeEverything, UnreadableEventError } from './recordedEvent';

const defaultBatchSize = 500;

/**
 * See `EventStore.subscribe`. A subscription is replaced when it fails, and when it is silent although the server is away
 * or has new events. The next one begins after the last batch that was delivered.
 * @throws UnreadableEventError: a foreign event would come again each time.
 */
export async function* subscribe(
  connection: Connection,
  { after, batchSize = defaultBatchSize, signal }: SubscribeOptions,
): AsyncGenerator<EventBatch, void, undefined> {
  let position = after;
  const backOff = new BackOff(50, 2_000);
  while (!signal.aborted) {
    const client = await clientOf(connection, signal);
    if (client === null) {
      await backOff.wait(signal);
      continue;
    }
    const feed = new Feed(client, position);
    let silentThoughBehind = 0;
    try {
      while (!signal.aborted && feed.failure === null) {
        const { count } = feed.changed;
        await feed.gather(batchSize);
        const batch = feed.take(batchSize);
        if (batch !== null) {
          position = batch.position;
          silentThoughBehind = 0;
          backOff.reset();
          yield batch;
          continue;
        }
        await feed.changed.waitAfter(count, connection.callTimeoutMs, signal);
        if (feed.changed.count !== count || signal.aborted) continue;

        const status = await compareWithLastPosition(connection, position, signal);
        if (status === 'level') feed.noteCaughtUp();
        // New events may be on their way; when it is silent a second time, they are not.
        if (status === 'behind') silentThoughBehind += 1;
        if (status === 'away' || silentThoughBehind > 1) break;
      }
      if (feed.failure instanceof UnreadableEventError && !signal.aborted) {
        yield* restOf(feed, batchSize);
        throw feed.failure;
      }
      if (!signal.aborted) connection.giveUp(client, feed.failure);
    } finally {
      feed.close();
    }
    await backOff.wait(signal);
  }
}

function* restOf(feed: Feed, batchSize: number): Generator<EventBatch, void, undefined> {
  for (let batch = feed.take(batchSize); batch !== null; batch = feed.take(batchSize)) {
    yield { ...batch, caughtUp: false };
  }
}

/** Null while nobody can be connected to. */
async function clientOf(connection: Connection, signal: AbortSignal): Promise<NodeClient | null> {
  try {
    return await unlessAborted(connection.client(), signal);
  } catch {
    return null;
  }
}

async function compareWithLastPosition(
  connection: Connection,
  position: Position | null,
  signal: AbortSignal,
): Promise<'level' | 'behind' | 'away'> {
  try {
    const newest = await unlessAborted(head(connection), signal);
    const level = newest === null || comparePositions(newest, position ?? beforeEverything) <= 0;
    return level ? 'level' : 'behind';
  } catch {
    // Whatever the reason, the subscription is made anew after a pause.
    return 'away';
  }
}
