import type { CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';

/** From when somebody of the family can settle, where an application is planned before that day; null where it is not. */
export const firstDayInWords = (day: CivilDate, plannedOn: string): string | null =>
  plannedOn < day ? `settlement from ${formatLongDate(day)}, by your record.` : null;
