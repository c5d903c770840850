import { AppendTooLargeError } from './errors';
import type { ExpectedRevision, NewEvent } from './port';

/** The most that EventStoreDB accepts in one append by default (22.6 to 25.0). */
export const largestAppend = 1024 * 1024;

/**
 * Refuses, for all engines alike, what one of them cannot store: negative revisions, names that begin with '$' (EventStoreDB
 * keeps them for its own streams and events), and more than fits into one append.
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
  const bytes = events.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > largestAppend) throw new AppendTooLargeError(largestAppend);
}

/** As a server counts. */
function sizeOf({ type, data, metadata }: NewEvent): number {
  return (
    Buffer.byteLength(JSON.stringify(data)) + Buffer.byteLength(JSON.stringify(metadata)) + type.length * 2
  );
}
