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
import { beforeEverything, isSystemEvent, toRecordedEvent } from './recordedEvent';

/** The server reports its position at least once in so many events, even if all of them are system events. */
const eventsBetweenCheckpoints = 256;
const mostWaiting = 2_000;

/** One subscription on the server, for as long as it lasts: gathers what has come into batches. */
export class Feed {
  /** Fires when there may be something to take, and when the subscription has failed. */
  readonly changed = new Signal();
  readonly #subscription: AllStreamSubscription;
  readonly #waiting: RecordedEvent[] = [];
  #position: Position;
  /** How far the server has read beyond the events that wait here. */
  #checkpoint: Position | null = null;
  #live = false;
  #caughtUpTold = false;
  #failure: Error | null = null;

  constructor(client: NodeClient, after: Position | null) {
    this.#position = after ?? beforeEverything;
    this.#subscription = client.subscribeToAll({
      fromPosition: comparePositions(this.#position, beforeEverything) === 0 ? START : this.#position,
      filter: excludeSystemEvents({
        maxSearchWindow: eventsBetweenCheckpoints,
        checkpointInterval: 1,
        checkpointReached: (_subscription, position) => {
          this.#noteCheckpoint(position);
          return Promise.resolve();
        },
      }),
    });
    this.#subscription.on('readable', () => {
      this.#receive();
      this.changed.fire();
    });
    this.#subscription.on('data', (resolved: AllStreamResolvedEvent) => this.#keep(resolved));
    this.#subscription.on('caughtUp', () => this.noteCaughtUp());
    this.#subscription.on('fellBehind', () => {
      this.#live = false;
    });
    this.#subscription.on('confirmation', () => this.changed.fire());
    this.#subscription.on('error', (error) => this.#fail(error));
    this.#subscription.on('end', () => this.#fail(new Error('The server ended the subscription')));
    this.#subscription.on('close', () => this.#fail(new Error('The subscription was closed')));
  }

  /** Why nothing more will come; null while the subscription lasts. */
  get failure(): Error | null {
    return this.#failure;
  }

  /** Waits while more comes with each turn of the event loop, until a batch is full. Ends at once where nothing waits. */
  async gather(batchSize: number): Promise<void> {
    this.#receive();
    let before = 0;
    while (this.#waiting.length > before && this.#waiting.length < batchSize) {
      before = this.#waiting.length;
      await nextTurn();
      this.#receive();
    }
  }

  /** What has come since the last time, or null when nothing has. */
  take(batchSize: number): EventBatch | null {
    this.#receive();
    const events = this.#waiting.splice(0, batchSize);
    this.#moveTo(events.at(-1)?.position ?? null);
    const emptied = this.#waiting.length === 0;
    const moved = emptied && this.#checkpoint !== null && this.#moveTo(this.#checkpoint);
    if (emptied) this.#checkpoint = null;
    const caughtUp = emptied && this.#live;
    if (events.length === 0 && !moved && (!caughtUp || this.#caughtUpTold)) return null;
    this.#caughtUpTold = caughtUp;
    return { events, position: this.#position, caughtUp };
  }

  /** Nothing was left to read at this moment. */
  noteCaughtUp(): void {
    this.#receiveAll();
    this.#live = true;
    this.changed.fire();
  }

  close(): void {
    this.#failure ??= new Error('The subscription is no longer wanted');
    // It waits for a connection, which may never come, so it is not awaited.
    void this.#subscription.unsubscribe().catch(() => undefined);
  }

  #noteCheckpoint(position: Position): void {
    // The client reports a checkpoint while events from before it still wait in its own buffer.
    this.#receiveAll();
    this.#checkpoint = position;
    this.changed.fire();
  }

  #receive(): void {
    if (this.#waiting.length < mostWaiting) this.#receiveAll();
  }

  #receiveAll(): void {
    // Each event read is handed to the listener for 'data'.
    while (this.#failure === null && this.#subscription.read() !== null);
  }

  #keep({ event }: AllStreamResolvedEvent): void {
    if (event === undefined || isSystemEvent(event) || this.#failure !== null) return;
    try {
      this.#waiting.push(toRecordedEvent(event));
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
