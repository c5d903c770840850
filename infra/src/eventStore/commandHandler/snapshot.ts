import { LRUCache } from 'lru-cache';
import type { Position } from '../port';

/** A command that the stream holds events of. */
export interface CarriedOut {
  readonly fingerprint: string;
  /** Of its first event. */
  readonly revision: bigint;
}

/** How many commands wrote to a stream on the last day on which any did, in UTC. */
export interface DayOfCommands {
  /** `yyyy-MM-dd`; empty for a stream without events. */
  readonly date: string;
  readonly commands: number;
}

/** The same after one more command. @param recordedAt ISO 8601 in UTC */
export function oneMoreCommand({ date, commands }: DayOfCommands, recordedAt: string): DayOfCommands {
  const day = recordedAt.slice(0, 10);
  return { date: day, commands: day === date ? commands + 1 : 1 };
}

/** The state of a stream at one of its revisions. */
export interface Snapshot<State> {
  /** Whose state this is; another decider makes something else of the same events. */
  readonly decider: object;
  readonly state: State;
  /** Of the last event; null for an empty stream. The other two are null with it. */
  readonly revision: bigint | null;
  readonly lastHash: string | null;
  readonly position: Position | null;
  readonly day: DayOfCommands;
  /** By command id. Only ever grows, so that it may be shared with later snapshots: what it says is true of the stream. */
  readonly commands: Map<string, CarriedOut>;
  /** Whose data is encrypted in the stream. Only ever grows, too. */
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
 * The latest known snapshots of streams. They may be out of date: whoever appends on one states its revision, and
 * whoever answers from one has read the stream on from there.
 */
export class SnapshotCache {
  readonly #snapshots: LRUCache<string, Snapshot<unknown>>;

  /** @param events how many events' worth of snapshots is kept in all; one alone counts as half of them at the most */
  constructor(events: number) {
    // The longest stream would otherwise never be kept, and be read from its beginning each time.
    const most = Math.ceil(events / 2);
    this.#snapshots = new LRUCache({
      maxSize: events,
      sizeCalculation: ({ commands }) => Math.min(commands.size + 1, most),
    });
  }

  find<State>(decider: { readonly initialState: State }, stream: string): Snapshot<State> | null {
    const snapshot = this.#snapshots.get(stream);
    return snapshot !== undefined && isOf(snapshot, decider) ? snapshot : null;
  }

  /** An older snapshot never replaces a newer one. */
  keep(stream: string, snapshot: Snapshot<unknown>): void {
    if (snapshot.revision === null) return;
    const existing = this.#snapshots.peek(stream);
    const older = existing?.decider === snapshot.decider && (existing.revision ?? -1n) > snapshot.revision;
    if (!older) this.#snapshots.set(stream, snapshot);
  }

  forget(stream: string): void {
    this.#snapshots.delete(stream);
  }
}

function isOf<State>(
  snapshot: Snapshot<unknown>,
  decider: { readonly initialState: State },
): snapshot is Snapshot<State> {
  return snapshot.decider === decider;
}
