import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  excludeSystemEvents,
  START,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
} from '@eventstore/db-client';
import { comparePositions } from '../position';
import type { EventBatch, Position, RecordedEvent } from '../port';
import { Signal } from '../../waiting';
import type { NodeClient } from './nodeClient';
import { startPosition, isSystemEvent, toRecordedEvent } from './recordedEvent';

/** The server reports its position at least once per this many events, even if all are system events. */
const eventsBetweenCheckpoints = 256;
const maxBuffered = 2_000;

/** One subscription on the server. Collects its events into batches. */
export class Feed {
  /** Fires when a batch may be available, and when the subscription has failed. */
  readonly changed = new Signal();
  readonly #subscription: AllStreamSubscription;
  readonly #buffer: RecordedEvent[] = [];
  #position: Position;
  /** The server's position beyond the buffered events. */
  #checkpoint: Position | null = null;
  #live = false;
  #reportedCaughtUp = false;
  #failure: Error | null = null;

  constructor(client: NodeClient, after: Position | null) {
    this.#position = after ?? startPosition;
    this.#subscription = client.subscribeToAll({
      fromPosition: comparePositions(this.#position, startPosition) === 0 ? START : this.#position,
      filter: excludeSystemEvents({
        maxSearchWindow: eventsBetweenCheckpoints,
        checkpointInterval: 1,
        checkpointReached: (_subscription, position) => {
          this.#setCheckpoint(position);
          return Promise.resolve();
        },
      }),
    });
    this.#subscription.on('readable', () => {
      this.#receive();
      this.changed.fire();
    });
    this.#subscription.on('data', (resolved: AllStreamResolvedEvent) => this.#add(resolved));
    this.#subscription.on('caughtUp', () => this.markCaughtUp());
    this.#subscription.on('fellBehind', () => {
      this.#live = false;
    });
    this.#subscription.on('confirmation', () => this.changed.fire());
    this.#subscription.on('error', (error) => this.#fail(error));
    this.#subscription.on('end', () => this.#fail(new Error('The server ended the subscription')));
    this.#subscription.on('close', () => this.#fail(new Error('The subscription was closed')));
  }

  /** Why the subscription has ended; null while it is active. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Waits while each turn of the event loop brings more events, until a batch is full. */
  async gather(batchSize: number): Promise<void> {
    this.#receive();
    let before = 0;
    while (this.#buffer.length > before && this.#buffer.length < batchSize) {
      before = this.#buffer.length;
      await nextTurn();
      this.#receive();
    }
  }

  /** The next batch, or null if there is nothing new. */
  take(batchSize: number): EventBatch | null {
    this.#receive();
    const events = this.#buffer.splice(0, batchSize);
    this.#moveTo(events.at(-1)?.position ?? null);
    const isEmpty = this.#buffer.length === 0;
    const moved = isEmpty && this.#checkpoint !== null && this.#moveTo(this.#checkpoint);
    if (isEmpty) this.#checkpoint = null;
    const caughtUp = isEmpty && this.#live;
    if (events.length === 0 && !moved && (!caughtUp || this.#reportedCaughtUp)) return null;
    this.#reportedCaughtUp = caughtUp;
    return { events, position: this.#position, caughtUp };
  }

  /** Marks the subscription as caught up. */
  markCaughtUp(): void {
    this.#receiveAll();
    this.#live = true;
    this.changed.fire();
  }

  close(): void {
    this.#failure ??= new Error('The subscription is no longer wanted');
    // Not awaited, because it waits for a connection that may never come.
    void this.#subscription.unsubscribe().catch(() => undefined);
  }

  #setCheckpoint(position: Position): void {
    // The client reports a checkpoint while it still buffers earlier events.
    this.#receiveAll();
    this.#checkpoint = position;
    this.changed.fire();
  }

  #receive(): void {
    if (this.#buffer.length < maxBuffered) this.#receiveAll();
  }

  #receiveAll(): void {
    // The listener for 'data' gets each event that is read.
    while (this.#failure === null && this.#subscription.read() !== null);
  }

  #add({ event }: AllStreamResolvedEvent): void {
    if (event === undefined || isSystemEvent(event) || this.#failure !== null) return;
    try {
      this.#buffer.push(toRecordedEvent(event));
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error('An event cannot be read', { cause: error }));
    }
  }

  #moveTo(position: Position | null): boolean {
    if (position === null || comparePositions(position, this.#position) <= 0) return false;
    this.#position = position;
    return true;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.changed.fire();
  }
}
