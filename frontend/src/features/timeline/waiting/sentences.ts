import type { WaitingResponse } from '@settlewise/contract/waiting';
import { formatLongDate } from '../../../ui/dates/formatDate';

const dayCount = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;

type Clock = Pick<WaitingResponse, 'clock'>;

/** `Day 46 of the wait`, or that it has not begun. */
export const daysWaited = ({ clock: { days } }: Clock): string =>
  days === null ? 'The waiting time has not started' : `${dayCount(days)} since the waiting time started`;

/** `71% of the standard has passed`; null where that is not known. */
export function shareUsed({
  percentUsed,
  window,
}: Pick<WaitingResponse, 'percentUsed' | 'window'>): string | null {
  if (percentUsed === null) return null;
  const of = window.faster === null ? 'the standard' : 'the time you paid for';
  return percentUsed > 100 ? `All of ${of} has passed` : `${percentUsed}% of ${of} has passed`;
}

/** `Late from 8 December 2026`; null where nobody knows. */
export function whenLate({ lateFrom, isLate }: Pick<WaitingResponse, 'lateFrom' | 'isLate'>): string | null {
  if (lateFrom === null) return null;
  return isLate ? `Late since ${formatLongDate(lateFrom)}` : `Late from ${formatLongDate(lateFrom)}`;
}
