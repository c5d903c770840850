import type { ExpectedRevision } from './port';

/** The stream is not at the revision that the writer expected: another writer was first. */
export class WrongExpectedRevisionError extends Error {
  override readonly name = 'WrongExpectedRevisionError';
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Revision of the stream's last event, or null when the stream does not exist. */
    readonly actual: bigint | null,
  ) {
    super(`Stream ${stream} is at revision ${actual ?? 'none'}, not at ${expected}`);
  }
}

/** The engine did not answer in time or could not be reached. A write may or may not have happened. */
export class EventStoreUnavailableError extends Error {
  override readonly name: string = 'EventStoreUnavailableError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The event store did not answer: ${operation}`, options);
  }
}

/**
 * The server is reachable, but does not accept this program's settings: it refuses the account, or its certificate is
 * not trusted. Nothing was written. The operator can correct it, so it counts as a server that is unavailable.
 */
export class EventStoreSetupError extends EventStoreUnavailableError {
  override readonly name = 'EventStoreSetupError';
  /** @param problem completes the sentence "EVENTSTORE_URL …" */
  constructor(problem: string, options?: ErrorOptions) {
    super('it is not set up for this program', options);
    this.message = `EVENTSTORE_URL ${problem}`;
  }
}

/** The address of the event store cannot be used. */
export class EventStoreAddressError extends RangeError {
  override readonly name = 'EventStoreAddressError';
  constructor(
    /** Completes the sentence "EVENTSTORE_URL …". Never holds the password. */
    readonly problem: string,
    options?: ErrorOptions,
  ) {
    super(`EVENTSTORE_URL ${problem}`, options);
  }
}

/** The events are larger than one append may be. Nothing was written. */
export class AppendTooLargeError extends Error {
  override readonly name = 'AppendTooLargeError';
  constructor(
    readonly limitBytes: number,
    options?: ErrorOptions,
  ) {
    super(`One append takes at most ${limitBytes} bytes`, options);
  }
}

/** The server understood the call and refuses it; a retry does not help. Nothing was written. */
export class EventStoreRefusedError extends Error {
  override readonly name = 'EventStoreRefusedError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The event store (EVENTSTORE_URL) refuses: ${operation}`, options);
  }
}
