import type { NotificationResponse } from './notifications';

type Ordered = Pick<NotificationResponse, 'importance' | 'type' | 'date'>;

const byImportance = { act: 0, plan: 1, news: 2 } as const;
/** `alert` is what decides today or is over; a limit that only matters later is a warning. */
const byType: Readonly<Record<string, number>> = { alert: 0, warning: 1, other: 2 };
const never = '9999';

/** A deadline within so many days stands before everything else; pages say from then on that something expires soon. */
export const deadlineIsNear = 90;

/**
 * The order of urgency for the alerts, the list of notifications and the dashboard: near deadlines first, then red, amber
 * and information, and news last. Within a group, deadlines come first, then the earliest day.
 * @param today `yyyy-MM-dd`, in London
 */
export const mostPressingFirst =
  (today: string) =>
  (one: Ordered, other: Ordered): number =>
    rankAlert(one, today) - rankAlert(other, today) ||
    byImportance[one.importance] - byImportance[other.importance] ||
    rankType(one) - rankType(other) ||
    findEffectiveDay(one, today).localeCompare(findEffectiveDay(other, today));

const rankType = ({ type }: Pick<Ordered, 'type'>): number => byType[type] ?? 2;

function rankAlert(one: Ordered, today: string): number {
  const type = rankType(one);
  if (one.importance === 'news') return 4;
  return one.importance === 'act' && type < 2 && findEffectiveDay(one, today) <= nearUntil(today)
    ? 0
    : 1 + type;
}

function nearUntil(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + deadlineIsNear);
  return day.toISOString().slice(0, 10);
}

/** The day of effect. A past day only counts for an alert that decides. */
const findEffectiveDay = ({ type, date }: Ordered, today: string): string =>
  date !== null && (date >= today || type === 'alert') ? date : never;
