import type { ExpectedRevision, NewEvent } from './port';

/**
 * What no engine accepts, refused alike for all of them: negative revisions, and names that begin with '$', which
 * EventStoreDB keeps for its own streams and events.
 * @throws RangeError
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
}
