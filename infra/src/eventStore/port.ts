/**
 * The event store as the rest of the program sees it. Two engines implement it (PostgreSQL and EventStoreDB);
 * both pass `testing/eventStoreContract.ts`.
 *
 * A store keeps JSON and does not interpret it: encryption, hashing and schemas belong to the codec.
 */

/** The state of the stream that the writer expects. A number is the revision of the last event. */
export type ExpectedRevision = bigint | 'no_stream' | 'stream_exists' | 'any';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: JsonValue;
}

/**
 * A place in the global log. Compare with `comparePositions`; the two numbers mean different things in each
 * engine (EventStoreDB: commit and prepare position; PostgreSQL: transaction id and row id).
 */
export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

export interface NewEvent {
  /** UUID. Appending the same ids again at the same exact expected revision changes nothing. */
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  /** Counts from 0 within the stream, without holes. */
  readonly revision: bigint;
  readonly position: Position;
}

export interface Appended {
  /** Revision of the last event appended. */
  readonly revision: bigint;
  readonly position: Position;
}

export type Direction = 'forwards' | 'backwards';

export interface ReadStreamOptions {
  readonly direction?: Direction;
  /** First revision to read, itself included. Default: the first (forwards) or the last (backwards). */
  readonly from?: bigint;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

export interface ReadAllOptions {
  readonly direction?: Direction;
  /** Reading starts just past this position (forwards: after it; backwards: before it). Default: the end it reads from. */
  readonly from?: Position;
  readonly limit?: number;
  readonly signal?: AbortSignal;
}

export interface SubscribeOptions {
  /** The last position already handled, or null for the beginning. */
  readonly after: Position | null;
  /** At most this many events in one batch. Default 500. */
  readonly batchSize?: number;
  /** Ends the subscription; the iteration then returns without an error. */
  readonly signal: AbortSignal;
}

/** Consecutive events of the global log. Batches come in order, without gaps. */
export interface EventBatch {
  readonly events: readonly RecordedEvent[];
  /** Everything up to here has been delivered. Never falls; may move on, or stay, when `events` is empty. */
  readonly position: Position;
  /** True when the log had no further events at the time of the read. */
  readonly caughtUp: boolean;
}

export interface EventStore {
  /**
   * Appends all events or none, in order.
   * @throws WrongExpectedRevisionError when the stream is not at the expected revision.
   * @throws AppendTooLargeError when the events together are larger than a megabyte (`maxAppendBytes`).
   * @throws EventStoreUnavailableError when no answer came in time. The outcome is then unknown: retry with the same ids.
   */
  append(
    stream: string,
    events: readonly [NewEvent, ...NewEvent[]],
    expectedRevision: ExpectedRevision,
  ): Promise<Appended>;

  /** A stream that does not exist reads as empty. @throws EventStoreUnavailableError */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /** The whole log in global order, without the engine's own system events. @throws EventStoreUnavailableError */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * Delivers the log after a position: first the existing events, then each new one. Reconnects after a lost or silent
   * connection and resumes after the last delivered batch. Ends only through `signal`.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;

  /** The position of the newest readable event, or null when the log is empty. @throws EventStoreUnavailableError */
  head(): Promise<Position | null>;

  /** Resolves when the engine answers. @throws EventStoreUnavailableError */
  check(): Promise<void>;

  close(): Promise<void>;
}
