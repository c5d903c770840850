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
 * Counts one event more. Where it stands in the engine does not matter, only after which others: a log that is moved to
 * another engine in its order keeps its hash. What the event says is in its own hash, which the chain of its stream holds.
 */
export function counting({ events, logHash }: Tally, event: RecordedEvent): Tally {
  // An event that somebody else put there may have no metadata at all.
  const { hash } = { ...event.metadata };
  const content = JSON.stringify([logHash, event.stream, String(event.revision), event.id, hash ?? null]);
  return { events: events + 1, logHash: createHash('sha256').update(content).digest('hex') };
}
