import type { AheadAlertResponse } from '@settlewise/contract/alerts';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { formatDate, formatLongDate } from '../../ui/dates/formatDate';

/**
 * On which days something is still to be told.
 * @param toldWith what else is ahead on the same day and is told of, where nothing is told of this one itself
 */
export function toldInWords(days: readonly string[], toldWith: string | null = null): string {
  if (days.length === 0)
    return toldWith === null
      ? 'No further message is planned.'
      : `The messages for “${toldWith}”, on the same day, are for this too.`;
  if (days.length <= mostNamed + 1) return `You are told on ${inAList(days.map(formatLongDate))}.`;
  const last = formatLongDate(days.at(-1) ?? '');
  const more = `${days.length - mostNamed} more times up to ${last}`;
  return `You are told on ${inAList([...days.slice(0, mostNamed).map(formatLongDate), more])}.`;
}

/** Of a long list the days that come first are named, and the last. */
const mostNamed = 3;

const inAList = (parts: readonly string[]): string => new Intl.ListFormat('en-GB').format(parts);

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

/**
 * The last day to apply for ILR is the last day of the visa, which is told of: its title. Null for everything else, and
 * where no message of the visa is to come.
 */
export const toldOnSameDay = (
  { kind, day }: AheadAlertResponse,
  ahead: readonly AheadAlertResponse[],
): string | null =>
  kind === 'ilr_window'
    ? (ahead.find((other) => other.kind === 'visa_expiry' && other.day === day && other.toldOn.length > 0)
        ?.title ?? null)
    : null;
