import type { NotificationResponse } from '@settlewise/contract/notifications';
import { addDays, addMonths, type CivilDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../ui/dates/formatDate';

type Answer = NonNullable<NotificationResponse['answer']>;

/** What was said to an alert, as long as it holds: a snooze is over on its day. */
export function answerInForce(
  { answer }: Pick<NotificationResponse, 'answer'>,
  today: CivilDate,
): Answer | null {
  if (answer === null) return null;
  return answer.answer === 'snoozed' && (answer.until ?? today) <= today ? null : answer;
}

export function answerWords({ answer, until }: Answer): string {
  switch (answer) {
    case 'done':
      return 'Done';
    case 'not_for_me':
      return 'Not for you';
    case 'snoozed':
      return until === null ? 'Put off' : `Put off until ${formatLongDate(until)}`;
  }
}

/** The last day until which an alert can be put off; null where any day will do. A deadline is not put off beyond its day. */
export const latestSnooze = (
  { importance, date }: Pick<NotificationResponse, 'importance' | 'date'>,
  today: CivilDate,
): CivilDate | null => (importance === 'act' && date !== null && date > today ? date : null);

/** What is offered beside a day of one's own. */
export const snoozes = (
  today: CivilDate,
): readonly { readonly label: string; readonly until: CivilDate }[] => [
  { label: 'In a week', until: addDays(today, 7) },
  { label: 'In a month', until: addMonths(today, 1) },
];
