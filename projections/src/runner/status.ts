import { hasReached, type EventStore, type Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { readGenerations, type Generation } from './generation';
import { recordedAtOf } from './recordedAt';

/** Where one generation of a read model stands. */
export interface ProjectionStatus extends Generation {
  readonly state: 'live' | 'building';
  /** Position of the newest event; null when the log is empty. */
  readonly head: Position | null;
  readonly caughtUp: boolean;
  readonly lag: Lag;
}

export interface Lag {
  /** Events that it has not handled yet, counted up to `mostCounted`. */
  readonly events: number;
  /** True when there are more than were counted. */
  readonly more: boolean;
  /** When the first of them was recorded; null when there is none. */
  readonly since: Date | null;
}

const mostCounted = 1_000;
const none: Lag = { events: 0, more: false, since: null };

/** All live read models and those being built. @throws EventStoreUnavailableError */
export async function readStatus(database: Knex, store: EventStore): Promise<readonly ProjectionStatus[]> {
  const [head, generations] = await Promise.all([
    store.head(),
    readGenerations(database, { unfinished: true }),
  ]);
  const statuses: ProjectionStatus[] = [];
  for (const generation of generations) {
    const { state, position } = generation;
    if (state === 'retired') continue;
    const caughtUp = head === null || hasReached(position, head);
    const lag = caughtUp ? none : await measure(store, position);
    statuses.push({ ...generation, state, head, caughtUp, lag });
  }
  return statuses;
}

/** How long the oldest event that waits has waited, in milliseconds; 0 when none does. */
export function waitedMs({ since }: Lag, now: Date): number {
  return since === null ? 0 : Math.max(0, now.getTime() - since.getTime());
}

async function measure(store: EventStore, position: Position | null): Promise<Lag> {
  let events = 0;
  let since: Date | null = null;
  for await (const event of store.readAll({ from: position ?? undefined, limit: mostCounted + 1 })) {
    if (events === 0) since = recordedAtOf(event);
    events += 1;
  }
  return { events: Math.min(events, mostCounted), more: events > mostCounted, since };
}
