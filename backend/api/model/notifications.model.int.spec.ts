import { notificationDecider, notificationsStream, type IssuedNotification } from '@settlewise/domain';
import fc from 'fast-check';
import { expect } from 'vitest';
import { done, expectAnswer, expectShown, said } from './testing/answers';
import { everybody, ofEach, who, type Who } from './testing/people';
import { found, meant, present, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Notification {
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly link: string | null;
  readonly date: string | null;
  isRead: boolean;
}

interface NotificationsModel extends Model {
  /** In the order in which they were told: the list has the newest first. */
  readonly notifications: Shelves<Notification>;
}

const path = '/api/notifications';
const gone = said(404, 'This notification is not in your list.');

const notification = fc.record({
  kind: fc.constantFrom('visa_expiry', 'task_due'),
  subject: fc.constantFrom('one', 'two'),
  date: fc.option(fc.constant('2027-12-04')),
  type: fc.constantFrom('alert' as const, 'warning' as const, 'other' as const),
  title: fc.constantFrom('Your visa expires', 'A task is due'),
  message: fc.constant('Apply before that day.'),
  link: fc.option(fc.constant('/dashboard/tasks')),
});

/** As the reminders do: through the command, with an id that follows from the person, the kind, the subject and the date. */
const isTold = step(
  'isTold',
  fc.record({ who, told: fc.array(notification, { minLength: 1, maxLength: 4 }) }),
  async (model: NotificationsModel, { who, told }, { api, people }: Real) => {
    const { id: userId } = people[who].user;
    const notifications: IssuedNotification[] = told.map((each) => ({
      ...each,
      notificationId: api.keyed.identifier('model', userId, each.kind, each.subject, each.date ?? ''),
    }));
    await api.commands.handle(
      notificationDecider,
      notificationsStream(userId),
      { type: 'IssueNotifications', notifications },
      {
        ...{ userId, actorId: userId, actorRole: 'system', now: api.now() },
        ...{ correlationId: 'model', causationId: 'model' },
      },
    );
    await api.whenCaughtUp();
    tell(model.notifications, who, notifications, api.now());
  },
);

/** What was told before is not told again. Of two that are the same in one telling the later words count. */
function tell(
  shelves: NotificationsModel['notifications'],
  who: Who,
  told: readonly IssuedNotification[],
  now: Date,
): void {
  const fresh = new Map<string, Notification>();
  for (const { notificationId, subject: _subject, ...rest } of told) {
    if (shelves[who].some(({ id }) => id === notificationId)) continue;
    fresh.set(notificationId, { ...rest, createdAt: now.toISOString(), isRead: false });
  }
  for (const [id, item] of fresh) shelves[who].push({ id, item });
}

const reads = step(
  'reads',
  fc.record({ who, meant }),
  async (model: NotificationsModel, { who, meant }, { people }: Real) => {
    const { id, stored } = found(model.notifications, who, meant);
    if (stored !== null && stored.item !== null) stored.item.isRead = true;
    const answer = await people[who].visitor.patch(`${path}/${id}`, { isRead: true });
    expectAnswer(answer, stored === null ? gone : { status: 200, json: { id, ...stored.item } });
  },
);

/** There is no way back to unread. */
const cannotUnread = step(
  'cannotUnread',
  fc.record({ who, meant, isRead: fc.constantFrom(false, 'true', undefined) }),
  async (model: NotificationsModel, { who, meant, isRead }, { people }: Real) => {
    const { id } = found(model.notifications, who, meant);
    expect((await people[who].visitor.patch(`${path}/${id}`, { isRead })).status).toBe(400);
  },
);

const readsAll = step(
  'readsAll',
  fc.record({ who }),
  async (model: NotificationsModel, { who }, { people }: Real) => {
    expectAnswer(await people[who].visitor.post(`${path}/read-all`), done);
    for (const { item } of model.notifications[who]) if (item !== null) item.isRead = true;
  },
);

testStories<NotificationsModel>('notifications', {
  begins: () => ({ elapsed: 0, notifications: ofEach(() => []) }),
  steps: [isTold, isTold, reads, reads, readsAll, cannotUnread, timePasses()],
  async agrees({ notifications }, { people }) {
    for (const person of everybody) {
      const listed = present(notifications[person])
        .toReversed()
        .map(({ id, item }) => ({ id, ...item }));
      expectShown(await people[person].visitor.get(path), listed);
    }
  },
});
