import type { ActorRole } from '@settlewise/infra/eventStore/codec';
import type { Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';

/** The possible meanings of a search text. */
export type AuditSearch =
  /** A UUID: of the event, its person, its actor, or its request. */
  | { readonly identifier: string }
  /** The whole name of a stream or of a request. */
  | { readonly key: string }
  | { readonly types: readonly string[] };

/** Conditions for events. Conditions that are left out do not restrict. */
export interface AuditFilter {
  /** Events. UUIDs. */
  readonly ids?: readonly string[] | undefined;
  readonly search?: AuditSearch | undefined;
  readonly type?: string | undefined;
  readonly stream?: string | undefined;
  readonly streamKind?: string | undefined;
  /** UUIDs. */
  readonly userId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly actorRole?: ActorRole | undefined;
  readonly correlationId?: string | undefined;
  /** The first moment of the period. */
  readonly from?: Date | undefined;
  /** The first moment after the period. */
  readonly to?: Date | undefined;
}

/** Applies the filter to a query of `audit_events`. */
export type Fitting = (query: Knex.QueryBuilder) => void;

/**
 * Events are listed in the order of the log, which the clocks of several computers follow only roughly. So a period is
 * first turned into the part of the log that holds its weeks, which every index supports; within that part the recorded
 * times decide.
 */
export async function auditEventsFitting(database: Knex, filter: AuditFilter): Promise<Fitting> {
  const { ids, search, type, stream, streamKind, userId, actorId, actorRole, correlationId, from, to } =
    filter;
  const same = Object.entries({
    type,
    stream,
    stream_kind: streamKind,
    user_id: userId,
    actor_id: actorId,
    actor_role: actorRole,
    correlation_id: correlationId,
  });
  const [first, last] = await Promise.all([
    from === undefined ? null : findEdge(database, 'ASC', { from, to }),
    to === undefined ? null : findEdge(database, 'DESC', { from, to }),
  ]);
  return (query) => {
    for (const [column, value] of same) if (value !== undefined) void query.where(column, value);
    if (ids !== undefined) void query.whereIn('event_id', ids);
    if (search !== undefined) void query.where((found) => searched(found, search));
    if (from !== undefined) void query.where('recorded_at', '>=', from);
    if (to !== undefined) void query.where('recorded_at', '<', to);
    if (first !== null) inOrderFrom(query, '>=', first);
    if (last !== null) inOrderFrom(query, '<=', last);
  };
}

function searched(query: Knex.QueryBuilder, search: AuditSearch): void {
  if ('types' in search) {
    void query.whereIn('type', search.types);
  } else if ('key' in search) {
    void query.where({ stream: search.key }).orWhere({ correlation_id: search.key });
  } else {
    const { identifier } = search;
    for (const column of ['event_id', 'user_id', 'actor_id']) void query.orWhere(column, identifier);
    void query.orWhere({ correlation_id: identifier });
  }
}

/** @param comparison of an event's place in the log with `place` */
export function inOrderFrom(
  query: Knex.QueryBuilder,
  comparison: '<' | '<=' | '>' | '>=',
  { commit, prepare }: Position,
): void {
  void query.whereRaw(`(commit_position, prepare_position) ${comparison} (?::bigint, ?::bigint)`, [
    String(commit),
    String(prepare),
  ]);
}

const weekMs = 7 * 24 * 60 * 60 * 1_000;

/** Whole weeks since 1 January 1970. */
export const toWeek = (moment: Date) => Math.floor(moment.getTime() / weekMs);

const lastWeek = 2 ** 31 - 1;
/** Positions before the first and after the last event. */
const outsideLog = {
  ASC: { commit: 2n ** 63n - 1n, prepare: 0n },
  DESC: { commit: -1n, prepare: 0n },
} as const;

/**
 * The first or the last position of the events of a period's weeks: takes the first or last event of each week, by an
 * index of week and position.
 */
async function findEdge(
  database: Knex,
  direction: 'ASC' | 'DESC',
  { from, to }: Pick<AuditFilter, 'from' | 'to'>,
): Promise<Position> {
  const { rows } = await database.raw<{ rows: { commit: string; prepare: string }[] }>(
    `WITH RECURSIVE weeks (week) AS (
       SELECT min(recorded_week) FROM audit_events WHERE recorded_week >= :first
       UNION ALL
       SELECT (SELECT min(recorded_week) FROM audit_events WHERE recorded_week > weeks.week)
       FROM weeks WHERE weeks.week < :last
     )
     SELECT edge.commit_position AS commit, edge.prepare_position AS prepare
     FROM weeks CROSS JOIN LATERAL (
       SELECT commit_position, prepare_position FROM audit_events WHERE recorded_week = weeks.week
       ORDER BY commit_position ${direction}, prepare_position ${direction} LIMIT 1
     ) AS edge
     WHERE weeks.week <= :last
     ORDER BY edge.commit_position ${direction}, edge.prepare_position ${direction} LIMIT 1`,
    { first: from === undefined ? -lastWeek : toWeek(from), last: to === undefined ? lastWeek : toWeek(to) },
  );
  const [row] = rows;
  if (row === undefined) return outsideLog[direction];
  return { commit: BigInt(row.commit), prepare: BigInt(row.prepare) };
}
