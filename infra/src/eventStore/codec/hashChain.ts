import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonicalJson';
import type { JsonObject, NewEvent, RecordedEvent } from '../port';

/** An event with its place in its stream. */
type Placed = Pick<NewEvent, 'id' | 'type' | 'data' | 'metadata'> & {
  readonly stream: string;
  readonly revision: bigint;
};

/** SHA-256 in lower-case hex over everything that was stored of the event, and so over the hash of the event before. */
export function hashOf({ stream, revision, id, type, data, metadata }: Placed): string {
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

/** `missing`: events before this one are gone · `order`: does not follow the one before · `content`: was changed. */
export type LinkFault = 'missing' | 'order' | 'content';

export interface BrokenLink {
  readonly stream: string;
  readonly revision: bigint;
  readonly fault: LinkFault;
}

/** What must be known of an event to check the next one of its stream. */
export interface Link {
  readonly revision: bigint;
  readonly hash: string;
}

/**
 * Checks one event against the one before it in its stream.
 * @param before null for the first of a stream
 * @returns the link for the next event, or what does not fit
 */
export function judge(event: RecordedEvent, before: Link | null): Link | LinkFault {
  const { revision } = event;
  if (revision !== (before === null ? 0n : before.revision + 1n)) return 'missing';
  try {
    if (event.metadata['previousHash'] !== (before?.hash ?? null)) return 'order';
    const hash = hashOf(event);
    return event.metadata['hash'] === hash ? { revision, hash } : 'content';
  } catch {
    // No object, or a number beyond all numbers: nothing that this program writes.
    return 'content';
  }
}

/**
 * Checks whether the events of one stream are as they were written. Needs no keys, so it works for erased people too.
 * It cannot notice events that were cut off at the end of the stream.
 * @param events the whole stream from its first event on
 * @returns the first event that does not fit, or null
 */
export async function verifyChain(
  events: Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>,
): Promise<BrokenLink | null> {
  let before: Link | null = null;
  for await (const event of events) {
    const judged = judge(event, before);
    if (typeof judged === 'string') return { stream: event.stream, revision: event.revision, fault: judged };
    before = judged;
  }
  return null;
}
