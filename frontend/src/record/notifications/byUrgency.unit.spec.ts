import { deadlineIsNear, mostPressingFirst } from '@settlewise/contract/mostPressing';
import type { NotificationResponse, NotificationType } from '@settlewise/contract/notifications';
import { expiresSoonDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { byUrgency } from './byUrgency';

const today = '2026-11-25';

function told(
  name: string,
  [importance, type]: readonly [NotificationResponse['importance'], NotificationType],
  date: string | null,
  createdAt: string,
) {
  return { name, importance, type, date, isRead: false, createdAt: `${createdAt}T08:00:00.000Z` };
}

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

describe('Notifications by urgency', () => {
  it('stand in the order of the alerts, and those that were read last', () => {
    const unread = [
      told('a plan for a day', ['plan', 'other'], '2026-12-20', '2026-11-25'),
      told('a task over since May', ['plan', 'alert'], '2026-05-01', '2026-05-02'),
      told('news', ['news', 'alert'], '2026-11-24', '2026-11-25'),
      told('the visa ends in January', ['act', 'warning'], '2027-01-06', '2026-10-01'),
      told('the child turns 18 in December', ['act', 'warning'], '2026-12-20', '2026-09-01'),
    ];
    const read = [
      { ...told('read before', ['act', 'alert'], '2026-12-01', '2026-11-01'), isRead: true },
      { ...told('read lately', ['news', 'other'], null, '2026-11-25'), isRead: true },
    ];
    const sorted = namesOf(byUrgency([...read, ...unread], today));
    expect(sorted).toEqual([
      'the child turns 18 in December',
      'the visa ends in January',
      'a task over since May',
      'a plan for a day',
      'news',
      'read lately',
      'read before',
    ]);
    expect(sorted.slice(0, 5)).toEqual(namesOf(unread.toSorted(mostPressingFirst(today))));
  });

  it('call a deadline near from the day on which pages say that something expires soon', () =>
    expect(deadlineIsNear).toBe(expiresSoonDays[0]));

  it('keep the order of the server where nothing else tells them apart', () => {
    const same = ['one', 'two', 'three'].map((name) =>
      told(name, ['act', 'warning'], '2027-02-18', '2026-11-20'),
    );
    expect(namesOf(byUrgency(same, today))).toEqual(['one', 'two', 'three']);
  });
});
