import type { VisaHistoryEntryResponse } from '@settlewise/contract/immigrationProfile';
import { toDayNumber } from '@settlewise/rules/calendar';
import { formatRange } from '../../ui/dates/formatDate';

const daysOfMonth = 30;

/** `01 Jan 2020 – 31 Dec 2022` */
export const periodOf = ({ startDate, endDate }: VisaHistoryEntryResponse): string =>
  formatRange(startDate, endDate, '–');

/** How long a visa ran: its days divided by 30, rounded, as `36 months`. */
export function durationOf({
  startDate,
  endDate,
}: Pick<VisaHistoryEntryResponse, 'startDate' | 'endDate'>): string {
  const months = Math.round((toDayNumber(endDate) - toDayNumber(startDate)) / daysOfMonth);
  return `${months} ${months === 1 ? 'month' : 'months'}`;
}
