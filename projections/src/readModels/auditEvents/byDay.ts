import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import { auditEventsFitting } from './filter';

export interface EventsOfDay {
  readonly day: CivilDate;
  readonly events: number;
}

/** The number of events of each day in London, from the first to the last, both included; 0 for a day without any. */
export async function countEventsByDay(
  database: Knex,
  first: CivilDate,
  last: CivilDate,
): Promise<readonly EventsOfDay[]> {
  // First by the filter's index, with a margin for the hour that London may be ahead of UTC; then exactly.
  const near = await auditEventsFitting(database, {
    from: new Date(`${addDays(first, -1)}T00:00:00Z`),
    to: new Date(`${addDays(last, 1)}T00:00:00Z`),
  });
  const midnight = `CAST(CAST(? AS date) AS timestamp) AT TIME ZONE 'Europe/London'`;
  const recorded = await database('audit_events')
    .modify(near)
    .whereRaw(`recorded_at >= ${midnight}`, [first])
    .whereRaw(`recorded_at < ${midnight}`, [addDays(last, 1)])
    .groupByRaw('1')
    .select<{ day: string; events: string }[]>(
      database.raw(`to_char(recorded_at AT TIME ZONE 'Europe/London', 'YYYY-MM-DD') AS day`),
      database.raw('count(*) AS events'),
    );
  const found = new Map(recorded.map(({ day, events }) => [day, Number(events)] as const));
  const days: EventsOfDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push({ day, events: found.get(day) ?? 0 });
  return days;
}

/** How many events there are in all, and when the newest was recorded. */
export async function countAllEvents(
  database: Knex,
): Promise<{ readonly total: number; readonly lastAt: Date | null }> {
  const [[counted], newest] = await Promise.all([
    database('audit_events').count<{ count: string }[]>({ count: '*' }),
    database('audit_events')
      .orderBy([
        { column: 'commit_position', order: 'desc' },
        { column: 'prepare_position', order: 'desc' },
      ])
      .first<{ recordedAt: Date } | undefined>({ recordedAt: 'recorded_at' }),
  ]);
  return { total: Number(counted?.count ?? 0), lastAt: newest?.recordedAt ?? null };
}
