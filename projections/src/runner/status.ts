import {
  comparePositions,
  formatPosition,
  hasReached,
  type EventStore,
  type Position,
  type RecordedEvent,
} from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';
import { readTableVersions, type TableVersion } from './tableVersion';
import { readRecordedAt } from './recordedAt';

/** The status of one table version of a read model. */
export interface ProjectionStatus extends TableVersion {
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
  const [head, tableVersions] = await Promise.all([
    store.head(),
    readTableVersions(database, { unfinished: true }),
  ]);
  const found = tableVersions.flatMap((tableVersion) => {
    const { state, position } = tableVersion;
    if (state === 'retired') return [];
    return [{ ...tableVersion, state, head, caughtUp: head === null || hasReached(position, head) }];
  });
  const behind = found.filter(({ caughtUp }) => !caughtUp).map(({ position }) => position);
  const lags = await measure(store, behind);
  return found.map((status) => ({ ...status, lag: lags.get(formatKey(status.position)) ?? none }));
}

/** How long the oldest pending event has waited, in milliseconds; 0 without one. */
export function waitedMs({ since }: Lag, now: Date): number {
  return since === null ? 0 : Math.max(0, now.getTime() - since.getTime());
}

/** Enough events for a position within counting distance of the first one to have more events after it than are counted. */
const maxEventsRead = 2 * (mostCounted + 1);

const formatKey = (position: Position | null): string => (position === null ? '' : formatPosition(position));

/** How many events come after each position. One read of the log serves all positions that are close together. */
async function measure(
  store: EventStore,
  positions: readonly (Position | null)[],
): Promise<ReadonlyMap<string, Lag>> {
  const lags = new Map<string, Lag>();
  let open = positions.toSorted((a, b) =>
    a === null || b === null ? Number(a !== null) - Number(b !== null) : comparePositions(a, b),
  );
  for (let [from] = open; from !== undefined; [from] = open) {
    const events: RecordedEvent[] = [];
    for await (const event of store.readAll({ from: from ?? undefined, limit: maxEventsRead }))
      events.push(event);
    const isEnd = events.length < maxEventsRead;
    open = open.filter((position) => {
      const first = events.findIndex(
        (event) => position === null || comparePositions(event.position, position) > 0,
      );
      const count = first < 0 ? 0 : events.length - first;
      if (!isEnd && count <= mostCounted) return true;
      const since = events[first];
      lags.set(formatKey(position), {
        events: Math.min(count, mostCounted),
        more: count > mostCounted,
        since: since === undefined ? null : readRecordedAt(since),
      });
      return false;
    });
  }
  return lags;
}
