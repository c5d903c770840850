import type { RecordedEvent } from '../port';

/** An event in the log that this program cannot read: an unknown type, a damaged content, a shape of no known version. */
export class UndecodableEventError extends Error {
  override readonly name = 'UndecodableEventError';
  constructor(
    readonly recorded: Pick<RecordedEvent, 'stream' | 'revision' | 'type'>,
    options: ErrorOptions,
  ) {
    super(`Cannot read event ${recorded.revision} of ${recorded.stream} (${recorded.type})`, options);
  }
}
