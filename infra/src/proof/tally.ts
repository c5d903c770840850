import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../eventStore';

/** The number of events from the beginning of the log, and one hash over all of them in order. */
export interface Tally {
  readonly events: number;
  /** SHA-256 in lower-case hex. */
  readonly logHash: string;
}

export const emptyTally: Tally = { events: 0, logHash: '0'.repeat(64) };

/**
 * Adds an event. Only the order matters, not the engine's position, so a log that is copied to another engine keeps its
 * hash. The event's own hash, from the chain of its stream, covers its content.
 */
export function addToTally({ events, logHash }: Tally, event: RecordedEvent): Tally {
  // An event of a forger may have no metadata.
  const { hash } = { ...event.metadata };
  const content = JSON.stringify([logHash, event.stream, String(event.revision), event.id, hash ?? null]);
  return { events: events + 1, logHash: createHash('sha256').update(content).digest('hex') };
}
