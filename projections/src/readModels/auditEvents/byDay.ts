import { addDays, type CivilDate } from '@settlewise/rules';
import type { Knex } from 'knex';

export interface EventsOfDay {
  readonly day: CivilDate;
  readonly events: number;
}

/** Events of each day in London from the first to the last, both included; a day without any stands with 0. */
export async function countEventsByDay(
  database: Knex,
  first: CivilDate,
  last: CivilDate,
): Promise<readonly EventsOfDay[]> {
  const recorded = await database('audit_events')
    // By its index: a day in London is over at most an hour before the day of the same date in UTC.
    .where('recorded_on', '>=', addDays(first, -1))
    .where('recorded_on', '<=', last)
    .whereRaw(`recorded_at >= CAST(CAST(? AS date) AS timestamp) AT TIME ZONE 'Europe/London'`, [first])
    .whereRaw(`recorded_at < CAST(CAST(? AS date) AS timestamp) AT TIME ZONE 'Europe/London'`, [
      addDays(last, 1),
    ])
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
