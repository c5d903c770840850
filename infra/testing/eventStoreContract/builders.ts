import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  comparePositions,
  hasReached,
  type EventBatch,
  type EventStore,
  type NewEvent,
  type Position,
  type RecordedEvent,
} from '../../src/eventStore';

/** A stream that no other test writes to. */
export const newStream = (kind = 'journeys'): string => `${kind}-${randomUUID()}`;

export const createEvent = (overrides: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type: 'JourneyRecorded',
  data: { destination: 'Spain', days: 9 },
  metadata: { userId: 'u-1', schemaVersion: 1 },
  ...overrides,
});

/** Events whose data is their index: 0, 1, 2… */
export const createNumberedEvents = (count: number): [NewEvent, ...NewEvent[]] => {
  const [first, ...others] = Array.from({ length: count }, (_, number) => createEvent({ data: { number } }));
  if (first === undefined) throw new RangeError('At least one event');
  return [first, ...others];
};

export const toNumbers = (events: readonly RecordedEvent[]): unknown[] =>
  events.map(({ data }) => data['number']);

export const toIds = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

export async function toArray<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/**
 * Waits until the log is readable up to a position. An appended event is invisible while an older transaction on the same
 * server is open.
 */
export async function waitUntilReadable(store: EventStore, position: Position): Promise<void> {
  await expect.poll(async () => hasReached(await store.head(), position)).toBe(true);
}

/** Waits until a store answers, because its timeout may be too short on a busy machine. */
export async function waitUntilAvailable(store: EventStore): Promise<void> {
  const answers = (): Promise<boolean> =>
    store.check().then(
      () => true,
      () => false,
    );
  await expect.poll(answers).toBe(true);
}

/** The end of the log, after all earlier appends are visible. */
export async function findEndOfLog(store: EventStore): Promise<Position> {
  const { position } = await store.append(newStream('mark'), [createEvent()], 'no_stream');
  await waitUntilReadable(store, position);
  const head = await store.head();
  if (head === null) throw new Error('The log is empty although something has been appended');
  return head;
}

/** The error that a promise rejects with. */
export async function catchRejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('This should have been refused');
}

/** Collects the batches of a subscription, and lets a test wait for them. */
export class Subscriber {
  readonly batches: EventBatch[] = [];
  readonly #ending = new AbortController();
  readonly #done: Promise<void>;
  #failure: Error | null = null;
  #ended = false;
  #check: () => void = () => undefined;

  constructor(store: EventStore, after: Position | null, batchSize?: number) {
    const options = { after, signal: this.#ending.signal };
    this.#done = this.#run(store.subscribe(batchSize === undefined ? options : { ...options, batchSize }));
  }

  get events(): RecordedEvent[] {
    return this.batches.flatMap(({ events }) => events);
  }

  eventsOfStream(stream: string): RecordedEvent[] {
    return this.events.filter((event) => event.stream === stream);
  }

  /** Waits until the delivered batches satisfy the condition. */
  async waitUntil(condition: (subscriber: Subscriber) => boolean): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#check = () => {
        if (this.#failure !== null) reject(this.#failure);
        else if (condition(this)) resolve();
        else if (this.#ended) reject(new Error('The subscription ended before what the test waits for'));
      };
      this.#check();
    });
  }

  async waitUntilDelivered(ids: readonly string[]): Promise<void> {
    const missing = new Set(ids);
    let seen = 0;
    await this.waitUntil(({ batches }) => {
      for (const { events } of batches.slice(seen)) for (const { id } of events) missing.delete(id);
      seen = batches.length;
      return missing.size === 0;
    });
  }

  waitUntilCaughtUp(): Promise<void> {
    return this.waitUntil(({ batches }) => batches.at(-1)?.caughtUp === true);
  }

  /** Aborts the subscription; resolves when the iteration has returned. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#done;
    if (this.#failure !== null) throw this.#failure;
  }

  async #run(batches: AsyncIterable<EventBatch>): Promise<void> {
    try {
      for await (const batch of batches) {
        this.batches.push(batch);
        this.#check();
      }
    } catch (error) {
      this.#failure = error instanceof Error ? error : new Error(String(error));
    }
    this.#ended = true;
    this.#check();
  }
}

/** Whether each position is greater than the previous one. */
export const isStrictlyAscending = (positions: readonly Position[]): boolean =>
  positions.every((position, index) => {
    const previous = positions[index - 1];
    return previous === undefined || comparePositions(previous, position) < 0;
  });

/** Whether no position is smaller than the previous one. */
export const isAscending = (positions: readonly Position[]): boolean =>
  positions.every((position, index) => {
    const previous = positions[index - 1];
    return previous === undefined || comparePositions(previous, position) <= 0;
  });
