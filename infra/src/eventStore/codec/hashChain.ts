import { createHash } from 'node:crypto';
import type { JsonObject, RecordedEvent } from '../port';
import { canonicalJson } from './canonicalJson';

/** What an event's hash stands for: everything of it that is stored, and through `previousHash` all before it. */
export interface Hashed {
  readonly stream: string;
  readonly revision: bigint;
  readonly id: string;
  readonly type: string;
  readonly data: JsonObject;
  /** Without the hash itself. */
  readonly metadata: JsonObject;
}

/** SHA-256 over the canonical JSON of the event as stored, lower-case hex. `metadata` holds the previous hash. */
export function eventHash({ stream, revision, id, type, data, metadata }: Hashed): string {
  const { hash: _, ...hashed } = metadata;
  const content = canonicalJson({ stream, revision: String(revision), id, type, data, metadata: hashed });
  return createHash('sha256').update(content).digest('hex');
}

/** Why a stream's chain does not hold. */
export interface BrokenLink {
  readonly event: RecordedEvent;
  /** `content`: the event is not what was hashed · `order`: it does not follow the one before it. */
  readonly fault: 'content' | 'order';
}

/** The first event of a stream, read from its beginning, that was altered, moved, or follows one that was removed. */
export async function firstBrokenLink(
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
): Promise<BrokenLink | null> {
  let previous: { readonly hash: unknown; readonly revision: bigint } = { hash: null, revision: -1n };
  for await (const event of events) {
    const { hash, previousHash } = event.metadata;
    if (hash !== eventHash(event)) return { event, fault: 'content' };
    if (previousHash !== previous.hash || event.revision !== previous.revision + 1n)
      return { event, fault: 'order' };
    previous = { hash, revision: event.revision };
  }
  return null;
}
