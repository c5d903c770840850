import { civilDateInLondon } from '@settlewise/rules';
import type { NotificationResponse } from '@settlewise/contract';
import { formatDate, formatLongDate } from '../../ui/dates/formatDate';

/** On which days something is still to be told. */
export function toldInWords(days: readonly string[]): string {
  if (days.length === 0) return 'No further message is planned.';
  return `You are told on ${new Intl.ListFormat('en-GB').format(days.map((day) => formatLongDate(day)))}.`;
}

const dayOf = (instant: string): string => formatDate(civilDateInLondon(new Date(instant)));

/** When an alert was worked out, mailed and read. */
export function proofInWords({
  createdAt,
  emailedAt,
  openedAt,
}: Pick<NotificationResponse, 'createdAt' | 'emailedAt' | 'openedAt'>): string {
  return [
    `Worked out on ${dayOf(createdAt)}`,
    emailedAt === null ? 'no email' : `emailed on ${dayOf(emailedAt)}`,
    openedAt === null ? 'not read yet' : `read on ${dayOf(openedAt)}`,
  ].join(' · ');
}
