import type { AuditFilter } from '@settlewise/projections';
import type pg from 'pg';

export interface PlainPage {
  /** Event ids, newest first. */
  readonly ids: readonly string[];
  readonly total: number;
}

/**
 * The audit list as a straightforward query on the same table and indexes: matching events, newest first, and their
 * total number. It leaves out people's names and counts all matching rows.
 */
export async function askPlainly(
  pool: pg.Pool,
  filter: AuditFilter,
  limit: number,
  offset: number,
): Promise<PlainPage> {
  const { type, stream, streamKind, userId, actorId, actorRole, correlationId, from, to } = filter;
  const wanted = Object.entries({
    'type =': type,
    'stream =': stream,
    'stream_kind =': streamKind,
    'user_id =': userId,
    'actor_id =': actorId,
    'actor_role =': actorRole,
    'correlation_id =': correlationId,
    'recorded_at >=': from,
    'recorded_at <': to,
  }).filter(([, value]) => value !== undefined);
  const conditions = wanted.map(([condition], index) => `${condition} $${index + 1}`);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const values = wanted.map(([, value]) => value);
  const [page, counted] = await Promise.all([
    pool.query<{ id: string }>(
      `SELECT *, event_id AS id FROM audit_events ${where}
       ORDER BY commit_position DESC, prepare_position DESC LIMIT ${limit} OFFSET ${offset}`,
      values,
    ),
    pool.query<{ count: string }>(`SELECT count(*) FROM audit_events ${where}`, values),
  ]);
  return { ids: page.rows.map(({ id }) => id), total: Number(counted.rows[0]?.count) };
}
