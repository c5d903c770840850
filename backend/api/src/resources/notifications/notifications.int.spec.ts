import { randomUUID } from 'node:crypto';
import { notificationListResponse, type NotificationResponse } from '@settlewise/contract/notifications';
import { inParts } from '@settlewise/domain/kernel';
import {
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { listNotifications } from '@settlewise/projections';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/notifications';
const notInList = 'This notification is not in your list.';
const signUp = () => aPerson().signsUpAt(api.address);

const aNotification = (change: Partial<IssuedNotification> = {}): IssuedNotification => ({
  notificationId: randomUUID(),
  kind: 'visa_expiry',
  about: 'visa',
  subject: 'visa 90 days',
  date: '2027-12-04',
  type: 'warning',
  title: 'Your visa expires on 4 December 2027',
  message: 'Apply before that day.',
  link: '/dashboard/immigration-profile',
  ...change,
});

async function issue({ user }: SignedUp, ...notifications: readonly IssuedNotification[]): Promise<void> {
  await api.commands.handle(
    notificationDecider,
    notificationsStream(user.id),
    { type: 'IssueNotifications', notifications },
    {
      userId: user.id,
      actorId: user.id,
      actorRole: 'system',
      now: api.now(),
      correlationId: 'test',
      causationId: 'test',
    },
  );
  await api.whenCaughtUp();
}

async function readNotifications(person: SignedUp): Promise<NotificationResponse[]> {
  return notificationListResponse.parse((await person.visitor.get(path)).json);
}
const unread = async (person: SignedUp) =>
  (await readNotifications(person)).filter(({ isRead }) => !isRead).map(({ title }) => title);

describe('the list', () => {
  test('has a person’s notifications, newest first', async () => {
    const person = await signUp();
    expect(await readNotifications(person)).toEqual([]);
    const [first, second] = [aNotification(), aNotification({ title: 'Later', date: null, link: null })];
    await issue(person, first);
    await issue(person, second);
    expect(await readNotifications(person)).toEqual([
      expect.objectContaining({ id: second.notificationId, title: 'Later', date: null, link: null }),
      {
        id: first.notificationId,
        type: 'warning',
        title: 'Your visa expires on 4 December 2027',
        message: 'Apply before that day.',
        createdAt: '2026-11-21T12:00:00.000Z',
        isRead: false,
        kind: 'visa_expiry',
        link: '/dashboard/immigration-profile',
        date: '2027-12-04',
        importance: 'act',
        emailedAt: null,
        openedAt: null,
        withdrawn: null,
        answer: null,
      },
    ]);
    expect(await readNotifications(await signUp())).toEqual([]);
  });

  test('keeps the newest 3,000, and shows that unread ones were dropped', async () => {
    const person = await signUp();
    const many = Array.from({ length: 3_050 }, (_, number) => aNotification({ title: `No. ${number}` }));
    for (const part of inParts(many, 610)) await issue(person, ...part);
    const list = await readNotifications(person);
    expect([list.length, list[1]?.title, list.at(-1)?.title]).toEqual([3_000, 'No. 3049', 'No. 51']);
    expect(list[0]).toMatchObject({
      title: 'Notifications that you had not read have left your list',
      isRead: false,
      link: '/dashboard/profile-settings',
    });
    const rows = await api.database('notifications').where({ user_id: person.user.id }).count();
    expect(rows).toEqual([{ count: '3000' }]);
  });

  test('with more older entries than the limit is read up to the limit', async () => {
    const person = await signUp();
    await issue(person, aNotification());
    const row = await api
      .database('notifications')
      .where({ user_id: person.user.id })
      .first<Record<string, unknown>>();
    const older = Array.from({ length: 3_500 }, (_, index) => ({
      ...row,
      notification_id: randomUUID(),
      revision: -index,
    }));
    for (const part of inParts(older, 500)) await api.database('notifications').insert(part);
    expect(await readNotifications(person)).toHaveLength(3_000);
    expect(await listNotifications(api.database, person.user.id)).toHaveLength(3_000);
  });
});

describe('reading', () => {
  test('one marks it at once and permanently', async () => {
    const person = await signUp();
    const [one, other] = [aNotification({ title: 'One' }), aNotification({ title: 'Other' })];
    await issue(person, one, other);
    for (let time = 0; time < 2; time += 1) {
      const answer = await person.visitor.patch(`${path}/${one.notificationId}`, { isRead: true });
      expect([answer.status, answer.json]).toMatchObject([200, { id: one.notificationId, isRead: true }]);
      expect(await unread(person)).toEqual(['Other']);
    }
  });

  test('all marks the existing ones, but not later ones', async () => {
    const person = await signUp();
    await issue(person, aNotification(), aNotification());
    expect((await person.visitor.post(`${path}/read-all`)).status).toBe(204);
    expect(await unread(person)).toEqual([]);
    expect((await person.visitor.post(`${path}/read-all`)).status).toBe(204);
    await issue(person, aNotification({ title: 'Later' }));
    expect(await unread(person)).toEqual(['Later']);
    expect(await readNotifications(person)).toHaveLength(3);
  });

  test.each([[{ isRead: false }], [{}], [{ isRead: 'true' }]])(
    'is the only change: %j is refused',
    async (request) => {
      const person = await signUp();
      const one = aNotification();
      await issue(person, one);
      const answer = await person.visitor.patch(`${path}/${one.notificationId}`, request);
      expect(problem(answer)).toMatchObject({ status: 400 });
      expect(await unread(person)).toHaveLength(1);
    },
  );

  test.each(['1', 'not-an-id', randomUUID()])('the unknown id %s: 404', async (id) => {
    const answer = await (await signUp()).visitor.patch(`${path}/${id}`, { isRead: true });
    expect([answer.status, answer.message]).toEqual([404, notInList]);
  });
});

describe('an answer', () => {
  const answer = ({ visitor }: SignedUp, id: string, request: object) =>
    visitor.post(`${path}/${id}/answer`, request);

  test('applies to later steps of the same alert, marks it as read, and can be withdrawn', async () => {
    const person = await signUp();
    const one = aNotification();
    await issue(person, one, aNotification({ subject: 'visa 30 days' }), aNotification({ about: 'other' }));
    const done = await answer(person, one.notificationId, { answer: 'done' });
    expect([done.status, done.json]).toMatchObject([
      200,
      { isRead: true, openedAt: '2026-11-21T12:00:00.000Z', answer: { answer: 'done', until: null } },
    ]);
    const answers = async () =>
      (await readNotifications(person)).map(({ answer: said }) => said?.answer ?? null);
    expect(await answers()).toEqual([null, 'done', 'done']);
    await issue(person, aNotification({ subject: 'visa 7 days' }));
    expect(await readNotifications(person)).toHaveLength(3);
    await answer(person, one.notificationId, { answer: 'open' });
    expect(await answers()).toEqual([null, null, null]);
  });

  test('that snoozes it has a valid end', async () => {
    const person = await signUp();
    const one = aNotification();
    await issue(person, one);
    const put = (until: string) => answer(person, one.notificationId, { answer: 'snoozed', until });
    expect((await put('2026-11-28')).json).toMatchObject({
      answer: { answer: 'snoozed', until: '2026-11-28' },
    });
    expect(await put('2026-11-21')).toMatchObject({
      status: 422,
      message: 'Please choose a day after today',
    });
    expect(await put('2027-12-05')).toMatchObject({
      status: 422,
      message: 'Please choose a day that is not after the day of this alert',
    });
    expect((await readNotifications(person))[0]?.answer).toEqual({ answer: 'snoozed', until: '2026-11-28' });
  });

  test.each([
    [{ answer: 'later' }],
    [{ answer: 'snoozed' }],
    [{ answer: 'snoozed', until: 'tomorrow' }],
    [{ answer: 'snoozed', until: '2026-02-30' }],
    [{}],
  ])('%j is refused', async (request) => {
    const person = await signUp();
    const one = aNotification();
    await issue(person, one);
    expect((await answer(person, one.notificationId, request)).status).toBe(400);
    expect((await readNotifications(person))[0]?.answer).toBeNull();
  });

  test.each(['1', randomUUID()])('to the unknown id %s: 404', async (id) => {
    const { status, message } = await answer(await signUp(), id, { answer: 'done' });
    expect([status, message]).toEqual([404, notInList]);
  });
});

describe('who may do what', () => {
  const one = aNotification();
  const calls = [
    { call: 'GET', send: (who: Visitor) => who.get(path), others: 200 },
    {
      call: 'PATCH',
      send: (who: Visitor) => who.patch(`${path}/${one.notificationId}`, { isRead: true }),
      others: 404,
    },
    {
      call: 'POST answer',
      send: (who: Visitor) => who.post(`${path}/${one.notificationId}/answer`, { answer: 'done' }),
      others: 404,
    },
    { call: 'POST read-all', send: (who: Visitor) => who.post(`${path}/read-all`), others: 204 },
  ];

  test.each(calls)('$call: 401 without a session', async ({ send }) => {
    const answer = await send(new Visitor(api.address));
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test.each(calls)('$call: another person cannot change the owner’s', async ({ send, others }) => {
    const [owner, other] = [await signUp(), await signUp()];
    await issue(owner, one);
    expect((await send(other.visitor)).status).toBe(others);
    expect(await unread(owner)).toEqual([one.title]);
    expect(await readNotifications(other)).toEqual([]);
  });
});
