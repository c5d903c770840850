import { describe, expect, it } from 'vitest';
import { evolved } from '../kernel/decider';
import { notificationDecider } from './decider';
import type { IssuedNotification, NotificationEvent } from './events';
import { mostNotifications } from './leaving';

const createId = (number: number) => `0f8b5f0c-0a3d-8a63-9d7e-${String(number).padStart(12, '0')}`;
const notification = (number: number): IssuedNotification => ({
  notificationId: createId(number),
  kind: 'task_due',
  about: `task ${number}`,
  subject: `task ${number} today`,
  date: '2027-12-04',
  type: 'warning',
  title: `No. ${number}`,
  message: 'Do it.',
  link: '/dashboard/tasks',
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const issued = (number: number): NotificationEvent => ({
  type: 'NotificationIssued',
  data: notification(number),
});
const read = (number: number): NotificationEvent => ({
  type: 'NotificationRead',
  data: { notificationId: createId(number) },
});
const full = from(1, mostNotifications).map(issued);

const stateAfter = (events: readonly NotificationEvent[]) =>
  evolved(notificationDecider, notificationDecider.initialState, events);

/** Issues these notifications after those events. */
function issue(before: readonly NotificationEvent[], numbers: readonly number[], due?: readonly number[]) {
  const command = {
    type: 'IssueNotifications',
    notifications: numbers.map(notification),
    ...(due === undefined ? {} : { due: due.map(createId) }),
  } as const;
  const events = notificationDecider.decide(command, stateAfter(before));
  const state = stateAfter([...before, ...events]);
  const left = events.flatMap((event) =>
    event.type === 'NotificationsRemoved' ? event.data.notificationIds : [],
  );
  const notices = events.flatMap((event) =>
    event.type === 'NotificationIssued' && event.data.kind === 'list_full' ? [event.data] : [],
  );
  return { events, all: [...before, ...events], state, left, notices };
}

describe('a full list', () => {
  it('is full at the limit and not before', () => {
    const { left, state } = issue(full.slice(1), [1]);
    expect([left, state.issued.size]).toEqual([[], mostNotifications]);
  });

  it('loses its oldest read notification for each new one, without a notice', () => {
    const { left, state, notices } = issue([...full, read(7), read(3), read(9)], [9_001, 9_002]);
    expect(left).toEqual([createId(3), createId(7)]);
    expect([state.issued.size, state.unread.size, notices]).toEqual([
      mostNotifications,
      mostNotifications - 1,
      [],
    ]);
    expect(state.issued.has(createId(9_002))).toBe(true);
  });

  it('loses unread notifications only if no others are left, and gets a notice', () => {
    const { left, state, notices } = issue([...full, read(5)], [9_001, 9_002]);
    expect(left).toEqual([5, 1, 2].map(createId));
    expect(notices).toEqual([
      expect.objectContaining({
        type: 'warning',
        title: 'Notifications that you had not read have left your list',
        message: expect.stringMatching(/^Your list keeps your newest 3,000 notifications\./),
      }),
    ]);
    expect([state.issued.size, state.unread.has(notices[0]?.notificationId ?? '')]).toEqual([
      mostNotifications,
      true,
    ]);
  });

  it('gets one notice until it is read', () => {
    const first = issue(full, [9_001]);
    const noticeId = first.notices[0]?.notificationId ?? '';
    const second = issue(first.all, [9_002]);
    expect([second.left, second.notices, second.state.issued.size]).toEqual([
      [createId(3)],
      [],
      mostNotifications,
    ]);
    expect(second.state.unread.has(noticeId)).toBe(true);
    const known = { type: 'NotificationRead', data: { notificationId: noticeId } } as const;
    const third = issue([...second.all, known], [9_003, 9_004]);
    expect(third.left).toEqual([noticeId, createId(4), createId(5)]);
    expect(third.notices).toHaveLength(1);
    expect(third.notices[0]?.notificationId).not.toBe(noticeId);
  });

  it('keeps reminders of today until no others are left', () => {
    const due = [...from(1, 900), 9_001];
    const { left, state } = issue([...full, read(1), read(2), read(950)], [9_001], due);
    expect(left).toEqual([createId(950)]);
    expect(issue([...full, read(1)], [9_001], due).left).toEqual([createId(901), createId(902)]);
    expect(state.issued.has(createId(1))).toBe(true);
  });

  it('loses reminders of today if no others are left', () => {
    const { left, state } = issue(full, [9_001], from(1, mostNotifications));
    expect([left, state.issued.size]).toEqual([[1, 2].map(createId), mostNotifications]);
  });

  it('that exceeds the limit is cut with the next notification', () => {
    const longer = [...full, ...from(3_001, 5_500).map(issued)];
    const { left, state, events } = issue(longer, [9_001]);
    expect([left.length, state.issued.size, state.mailed.size]).toEqual([2_502, mostNotifications, 0]);
    expect(events.filter(({ type }) => type === 'NotificationsRemoved')).toHaveLength(3);
  });

  it('may get a removed reminder again, if it is still due', () => {
    const mailed: NotificationEvent = {
      type: 'DigestSent',
      data: {
        digestId: createId(9_999),
        period: 'x',
        notificationIds: [createId(1)],
        sentAt: '2027-09-06T07:00:03Z',
      },
    };
    const { all, state } = issue([...full, mailed, read(1)], [9_001]);
    expect([state.issued.has(createId(1)), state.mailed.has(createId(1))]).toEqual([false, false]);
    const again = issue(all, [1]);
    expect(again.events.at(-2)).toEqual(issued(1));
    expect(again.state.unread.has(createId(1))).toBe(true);
  });
});
