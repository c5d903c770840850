import { countsApart, firstDaysInWords, type CivilDate, type TwoDays } from '@settlewise/rules';
import { formatLongDate } from '../../../ui/dates/formatDate';

interface PlannedFor {
  /** The day on which the application is paid for, as it was typed. */
  readonly on: string;
  /** Whether the person is one of those who apply on it. */
  readonly isIn: boolean;
  readonly today: CivilDate;
}

/**
 * From when somebody of the family can settle, where an application is planned before that day, or where the counts name two
 * days and they apply on one of them; null where there is nothing to say.
 */
export function firstDayInWords(days: TwoDays, { on, isIn, today }: PlannedFor): string | null {
  const { cautious, homeOffice } = days;
  const isBefore = (day: CivilDate | null) => day === null || on < day;
  if (!countsApart(days, today)) {
    if (cautious === null || !isBefore(cautious)) return null;
    return `settlement from ${formatLongDate(cautious)}, by your record.`;
  }
  if (!isBefore(cautious) && !isBefore(homeOffice) && !isIn) return null;
  const planned = on === cautious ? ' This plan is for the safe day.' : '';
  return `settlement ${firstDaysInWords(days, today, 'their')}, by your record.${planned}`;
}
