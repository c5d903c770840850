import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../eventStore';

/** So many events of the log, from its beginning, and one hash over all of them in their order. */
export interface Tally {
  readonly events: number;
  /** SHA-256 in lower-case hex. */
  readonly logHash: string;
}

export const nothingCounted: Tally = { events: 0, logHash: '0'.repeat(64) };

/**
 * Counts one more event. Its position in the engine does not matter, only the order: a log that is copied to another engine
 * in the same order keeps its hash. The content of an event is covered by its own hash, in the chain of its stream.
 */
export function counting({ events, logHash }: Tally, event: RecordedEvent): Tally {
  // An event that was inserted by somebody else may have no metadata at all.
  const { hash } = { ...event.metadata };
  const content = JSON.stringify([logHash, event.stream, String(event.revision), event.id, hash ?? null]);
  return { events: events + 1, logHash: createHash('sha256').update(content).digest('hex') };
}
