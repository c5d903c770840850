import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonicalJson';
import type { JsonObject, NewEvent, RecordedEvent } from '../port';

/** An event with its place in its stream. */
type PlacedEvent = Pick<NewEvent, 'id' | 'type' | 'data' | 'metadata'> & {
  readonly stream: string;
  readonly revision: bigint;
};

/** SHA-256 in lower-case hex over the whole stored event, which includes the hash of the previous event. */
export function hashEvent({ stream, revision, id, type, data, metadata }: PlacedEvent): string {
  const { hash: _, ...hashed } = metadata;
  const content: JsonObject = {
    previousHash: hashed['previousHash'] ?? null,
    stream,
    revision: String(revision),
    id,
    type,
    data,
    metadata: hashed,
  };
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** `missing`: earlier events are gone · `order`: does not follow the previous event · `content`: was changed. */
export type LinkFault = 'missing' | 'order' | 'content';

export interface BrokenLink {
  readonly stream: string;
  readonly revision: bigint;
  readonly fault: LinkFault;
}

/** The part of an event that the check of the next event needs. */
export interface Link {
  readonly revision: bigint;
  readonly hash: string;
}

/**
 * Checks an event against the previous one of its stream.
 * @param previous null for the first event of a stream
 * @returns the link for the next event, or the fault
 */
export function checkLink(event: RecordedEvent, previous: Link | null): Link | LinkFault {
  const { revision } = event;
  if (revision !== (previous === null ? 0n : previous.revision + 1n)) return 'missing';
  try {
    if (event.metadata['previousHash'] !== (previous?.hash ?? null)) return 'order';
    const hash = hashEvent(event);
    return event.metadata['hash'] === hash ? { revision, hash } : 'content';
  } catch {
    // The event holds something that this program never writes, such as an infinite number.
    return 'content';
  }
}

/**
 * Checks that the events of one stream are unchanged. Needs no keys, so it works for erased people too.
 * It cannot detect events that were removed at the end of the stream.
 * @param events the whole stream, from its first event
 * @returns the first broken link, or null
 */
export async function verifyChain(
  events: Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>,
): Promise<BrokenLink | null> {
  let previous: Link | null = null;
  for await (const event of events) {
    const result = checkLink(event, previous);
    if (typeof result === 'string') return { stream: event.stream, revision: event.revision, fault: result };
    previous = result;
  }
  return null;
}
