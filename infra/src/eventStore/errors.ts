import type { ExpectedRevision } from './port';

/** The stream is not at the revision the writer expected: somebody else wrote first. */
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
  override readonly name = 'EventStoreUnavailableError';
  constructor(operation: string, options?: ErrorOptions) {
    super(`The event store did not answer: ${operation}`, options);
  }
}
