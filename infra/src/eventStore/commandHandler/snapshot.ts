import { LRUCache } from 'lru-cache';
import type { Position } from '../port';

/** A command whose events are in the stream. */
export interface ExecutedCommand {
  readonly fingerprint: string;
  /** Revision of its first event. */
  readonly revision: bigint;
}

/** The number of commands on the latest day with any, in UTC. */
export interface DailyCommands {
  /** `yyyy-MM-dd`; empty for a stream without events. */
  readonly date: string;
  readonly commands: number;
}

/** Adds one command to the count. @param recordedAt ISO 8601 in UTC */
export function countCommand({ date, commands }: DailyCommands, recordedAt: string): DailyCommands {
  const day = recordedAt.slice(0, 10);
  return { date: day, commands: day === date ? commands + 1 : 1 };
}

/** The state of a stream at one of its revisions. */
export interface Snapshot<State> {
  /** The decider of this state. Another decider has another state for the same events. */
  readonly decider: object;
  readonly state: State;
  /** Revision of the last event; null for an empty stream, as are hash and position. */
  readonly revision: bigint | null;
  readonly lastHash: string | null;
  readonly position: Position | null;
  readonly day: DailyCommands;
  /** Commands by id. Entries are only added, so later snapshots may share the map. */
  readonly commands: Map<string, ExecutedCommand>;
  /** People with encrypted data in the stream. Entries are only added, too. */
  readonly people: Set<string>;
}

export function emptySnapshot<State>(decider: { readonly initialState: State }): Snapshot<State> {
  return {
    decider,
    state: decider.initialState,
    revision: null,
    lastHash: null,
    position: null,
    day: { date: '', commands: 0 },
    commands: new Map(),
    people: new Set(),
  };
}

/**
 * The latest known snapshots of streams. They may be stale: an append states the snapshot's revision, and a read
 * continues from the snapshot.
 */
export class SnapshotCache {
  readonly #snapshots: LRUCache<string, Snapshot<unknown>>;

  /** @param events size of the cache, counted in events; one snapshot counts as half of it at most */
  constructor(events: number) {
    // Without this limit the longest stream would never be cached.
    const maxSize = Math.ceil(events / 2);
    this.#snapshots = new LRUCache({
      maxSize: events,
      sizeCalculation: ({ commands }) => Math.min(commands.size + 1, maxSize),
    });
  }

  find<State>(decider: { readonly initialState: State }, stream: string): Snapshot<State> | null {
    const snapshot = this.#snapshots.get(stream);
    return snapshot !== undefined && belongsTo(snapshot, decider) ? snapshot : null;
  }

  /** An older snapshot never replaces a newer one. */
  set(stream: string, snapshot: Snapshot<unknown>): void {
    if (snapshot.revision === null) return;
    const existing = this.#snapshots.peek(stream);
    const older = existing?.decider === snapshot.decider && (existing.revision ?? -1n) > snapshot.revision;
    if (!older) this.#snapshots.set(stream, snapshot);
  }

  invalidate(stream: string): void {
    this.#snapshots.delete(stream);
  }
}

function belongsTo<State>(
  snapshot: Snapshot<unknown>,
  decider: { readonly initialState: State },
): snapshot is Snapshot<State> {
  return snapshot.decider === decider;
}
