import { createHash } from 'node:crypto';
import { canonicalJson } from '../canonicalJson';
import type { JsonObject, JsonValue, NewEvent, RecordedEvent } from '../port';

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

export interface BrokenLink {
  readonly stream: string;
  readonly revision: bigint;
  /** `missing`: events before this one are gone · `order`: does not follow the one before · `content`: was changed. */
  readonly fault: 'missing' | 'order' | 'content';
}

/**
 * Looks whether the events of one stream are as they were written. Needs no keys, so an erased person's stream can be
 * looked at like any other. Events cut off at the stream's end leave nothing behind that could tell.
 * @param events the whole stream from its first event on
 * @returns the first event that does not fit, or null
 */
export async function verifyChain(
  events: Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>,
): Promise<BrokenLink | null> {
  let revision = 0n;
  let previousHash: JsonValue | undefined = null;
  for await (const event of events) {
    const fault = faultOf(event, revision, previousHash);
    if (fault !== null) return { stream: event.stream, revision: event.revision, fault };
    previousHash = event.metadata['hash'];
    revision += 1n;
  }
  return null;
}

function faultOf(
  event: RecordedEvent,
  revision: bigint,
  previousHash: JsonValue | undefined,
): BrokenLink['fault'] | null {
  if (event.revision !== revision) return 'missing';
  if (event.metadata['previousHash'] !== previousHash) return 'order';
  return event.metadata['hash'] === hashOf(event) ? null : 'content';
}
