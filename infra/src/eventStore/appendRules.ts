import { AppendTooLargeError } from './errors';
import type { ExpectedRevision, NewEvent } from './port';

/** The most that EventStoreDB accepts in one append by default (22.6 to 25.0). */
export const maxAppendBytes = 1024 * 1024;

/**
 * Validates an append against the limits of both engines: revisions are not negative, names do not begin with '$'
 * (EventStoreDB reserves them), and the events fit into one append.
 * @throws RangeError · AppendTooLargeError
 */
export function checkAppend(
  stream: string,
  events: readonly NewEvent[],
  expectedRevision: ExpectedRevision,
): void {
  if (typeof expectedRevision === 'bigint' && expectedRevision < 0n) {
    throw new RangeError(`A stream has no revision ${expectedRevision}; expect 'no_stream' for a new one`);
  }
  if (stream === '' || stream.startsWith('$')) {
    throw new RangeError(`'${stream}' cannot name a stream: it is empty or begins with '$'`);
  }
  const reserved = events.find(({ type }) => type === '' || type.startsWith('$'));
  if (reserved !== undefined) {
    throw new RangeError(`'${reserved.type}' cannot name an event type: it is empty or begins with '$'`);
  }
  const bytes = events.reduce((sum, event) => sum + eventSize(event), 0);
  if (bytes > maxAppendBytes) throw new AppendTooLargeError(maxAppendBytes);
}

/** Size in bytes, counted as the server does. */
function eventSize({ type, data, metadata }: NewEvent): number {
  return (
    Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata)) + type.length * 2
  );
}
