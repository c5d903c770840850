import type { ActorRole } from '@settlewise/infra/eventStore/codec';
import type { Position } from '@settlewise/infra/eventStore';
import type { Knex } from 'knex';

/** Which events are wanted; what is left out plays no part. */
export interface AuditFilter {
  readonly type?: string | undefined;
  readonly stream?: string | undefined;
  readonly streamKind?: string | undefined;
  /** UUIDs. */
  readonly userId?: string | undefined;
  readonly actorId?: string | undefined;
  readonly actorRole?: ActorRole | undefined;
  readonly correlationId?: string | undefined;
  /** The first moment that counts. */
  readonly from?: Date | undefined;
  /** The first that does not any more. */
  readonly to?: Date | undefined;
}

/** Leaves in a query of `audit_events` what the filter wants. */
export type Fitting = (query: Knex.QueryBuilder) => void;

/**
 * Events are listed in the order of the log, which the clocks of several computers follow only roughly. So a period is
 * first turned into the stretch of the log that its days lie in, which every index can be read by; within the stretch
 * the times themselves decide.
 */
export async function auditEventsFitting(database: Knex, filter: AuditFilter): Promise<Fitting> {
  const { type, stream, streamKind, userId, actorId, actorRole, correlationId, from, to } = filter;
  const same = Object.entries({
    ...{ type, stream, stream_kind: streamKind, user_id: userId, actor_id: actorId },
    ...{ actor_role: actorRole, correlation_id: correlationId },
  });
  const stretch = from === undefined && to === undefined ? null : await stretchOf(database, from, to);
  return (query) => {
    for (const [column, value] of same) if (value !== undefined) void query.where(column, value);
    if (from !== undefined) void query.where('recorded_at', '>=', from);
    if (to !== undefined) void query.where('recorded_at', '<', to);
    if (stretch !== null) {
      inOrderFrom(query, '>=', stretch.first);
      inOrderFrom(query, '<=', stretch.last);
    }
  };
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

interface Stretch {
  readonly first: Position;
  readonly last: Position;
}

const nothing: Stretch = { first: { commit: 1n, prepare: 0n }, last: { commit: 0n, prepare: 0n } };

interface StretchRow {
  readonly first: readonly [commit: string, prepare: string] | null;
  readonly last: readonly [commit: string, prepare: string] | null;
}

/** From the first event of any of these days to the last: steps from day to day, by an index that has both. */
async function stretchOf(database: Knex, from: Date | undefined, to: Date | undefined): Promise<Stretch> {
  const place = 'commit_position, prepare_position';
  const edge = (direction: 'ASC' | 'DESC') => `LATERAL (
    SELECT ${place} FROM audit_events WHERE recorded_on = days.day
    ORDER BY commit_position ${direction}, prepare_position ${direction} LIMIT 1
  ) AS edge`;
  const ends = (direction: 'ASC' | 'DESC') => `(
    SELECT ARRAY[edge.commit_position::text, edge.prepare_position::text] FROM days, ${edge(direction)}
    WHERE days.day <= CAST(:to AS date)
    ORDER BY edge.commit_position ${direction}, edge.prepare_position ${direction} LIMIT 1
  )`;
  const { rows } = await database.raw<{ rows: StretchRow[] }>(
    `WITH RECURSIVE days (day) AS (
       SELECT min(recorded_on) FROM audit_events WHERE recorded_on >= CAST(:from AS date)
       UNION ALL
       SELECT (SELECT min(recorded_on) FROM audit_events WHERE recorded_on > days.day AND recorded_on <= CAST(:to AS date))
       FROM days WHERE days.day IS NOT NULL
     )
     SELECT ${ends('ASC')} AS first, ${ends('DESC')} AS last`,
    { from: dayOf(from) ?? '-infinity', to: dayOf(to) ?? 'infinity' },
  );
  const [row] = rows;
  if (!row?.first || !row.last) return nothing;
  return { first: toPosition(...row.first), last: toPosition(...row.last) };
}

const dayOf = (moment: Date | undefined) => moment?.toISOString().slice(0, 10);

function toPosition(commit: string, prepare: string): Position {
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
