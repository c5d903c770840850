import type { NotificationResponse } from './notifications';

type Ordered = Pick<NotificationResponse, 'importance' | 'type' | 'date'>;

const byImportance = { act: 0, plan: 1, news: 2 } as const;
/** `alert` is what decides today or is over; a limit that only matters later is a warning. */
const byType: Readonly<Record<string, number>> = { alert: 0, warning: 1, other: 2 };
const never = '9999';

/**
 * The one order of what presses, for the alerts, the list of notifications and the dashboard: deadlines first; of equals
 * what decides today, and then what bites soonest.
 * @param today `yyyy-MM-dd`, in London
 */
export const mostPressingFirst =
  (today: string) =>
  (one: Ordered, other: Ordered): number =>
    byImportance[one.importance] - byImportance[other.importance] ||
    rankOf(one) - rankOf(other) ||
    dayOf(one, today).localeCompare(dayOf(other, today));

const rankOf = ({ type }: Ordered): number => byType[type] ?? 2;

/** The day on which it bites: one that has passed does so only where it decides. */
const dayOf = ({ type, date }: Ordered, today: string): string =>
  date !== null && (date >= today || type === 'alert') ? date : never;
