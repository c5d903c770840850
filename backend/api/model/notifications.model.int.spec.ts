import {
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import fc from 'fast-check';
import { expect } from 'vitest';
import { noContent, expectAnswer, expectFreshAnswer, messageAnswer } from './testing/answers';
import { storyPeople, forEachPerson, anyPerson, type Who } from './testing/people';
import { findItem, anyItem, listItems, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Notification {
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly createdAt: string;
  readonly kind: string;
  readonly link: string | null;
  readonly date: string | null;
  readonly about: string;
  isRead: boolean;
  openedAt: string | null;
}

type Given = 'done' | 'not_for_me' | 'snoozed' | 'open';
/** The last answer to each chain. `not_for_me` without a deadline applies to all days. */
type Said = Record<Who, Map<string, { readonly answer: Given; readonly until: string | null }>>;

interface NotificationsModel extends Model {
  /** In the order of notification; the list shows the newest first. */
  readonly notifications: Shelves<Notification>;
  readonly said: Said;
}

const path = '/api/notifications';
const gone = messageAnswer(404, 'This notification is not in your list.');

const notification = fc.record({
  kind: fc.constantFrom('visa_expiry', 'task_due'),
  about: fc.constantFrom('one', 'two'),
  step: fc.constantFrom('7 days', 'today'),
  date: fc.option(fc.constant('2027-12-04')),
  type: fc.constantFrom('alert' as const, 'warning' as const, 'other' as const),
  title: fc.constantFrom('Your visa expires', 'A task is due'),
  message: fc.constant('Apply before that day.'),
  link: fc.option(fc.constant('/dashboard/tasks')),
});

/** Notifies like the reminders: by command, with an id from the person, the kind, the subject and the date. */
const isTold = step(
  'isTold',
  fc.record({ who: anyPerson, told: fc.array(notification, { minLength: 1, maxLength: 4 }) }),
  async (model: NotificationsModel, { who, told }, { api, people }: Real) => {
    const { id: userId } = people[who].user;
    const notifications: IssuedNotification[] = told.map(({ step, ...each }) => ({
      ...each,
      subject: `${each.about} ${step}`,
      notificationId: api.keyed.identifier('model', userId, each.kind, each.about, step, each.date ?? ''),
    }));
    await api.commands.handle(
      notificationDecider,
      notificationsStream(userId),
      { type: 'IssueNotifications', notifications },
      {
        userId,
        actorId: userId,
        actorRole: 'system',
        now: api.now(),
        correlationId: 'model',
        causationId: 'model',
      },
    );
    await api.whenCaughtUp();
    tell(model, who, notifications, api.now());
  },
);

type Chain = Pick<Notification, 'kind' | 'about' | 'date'>;
const everyDay = ({ kind, about }: Chain) => `${kind} ${about}`;
const thisDay = (chain: Chain) => `${everyDay(chain)} ${chain.date}`;
const saidTo = ({ said }: NotificationsModel, who: Who, chain: Chain) =>
  said[who].get(everyDay(chain)) ?? said[who].get(thisDay(chain)) ?? null;

/** Skips chains that the person has marked, and notifications that exist. Of two equal ones in one command, the later text counts. */
function tell(model: NotificationsModel, who: Who, told: readonly IssuedNotification[], now: Date): void {
  const fresh = new Map<string, Notification>();
  for (const { notificationId, subject: _subject, ...rest } of told) {
    if (model.notifications[who].some(({ id }) => id === notificationId)) continue;
    if (['done', 'not_for_me'].includes(saidTo(model, who, rest)?.answer ?? '')) continue;
    fresh.set(notificationId, { ...rest, createdAt: now.toISOString(), isRead: false, openedAt: null });
  }
  for (const [id, item] of fresh) model.notifications[who].push({ id, item });
}

const reads = step(
  'reads',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: NotificationsModel, { who, meant }, { api, people }: Real) => {
    const { id, stored } = findItem(model.notifications, who, meant);
    if (stored !== null && stored.item !== null) open(stored.item, api.now());
    const answer = await people[who].visitor.patch(`${path}/${id}`, { isRead: true });
    expectAnswer(
      answer,
      stored?.item == null ? gone : { status: 200, json: shown(model, who, id, stored.item) },
    );
  },
);

function open(item: Notification, now: Date): void {
  item.openedAt ??= now.toISOString();
  item.isRead = true;
}

/** As the API presents it. */
function shown(model: NotificationsModel, who: Who, id: string, item: Notification) {
  const { about: _about, ...rest } = item;
  const answer = saidTo(model, who, item);
  const importance = item.kind === 'visa_expiry' ? 'act' : 'plan';
  return { id, ...rest, importance, emailedAt: null, withdrawn: null, answer };
}

/** Repeating an answer, or withdrawing one that was never given, changes nothing. */
const answers = step(
  'answers',
  fc.record({
    who: anyPerson,
    meant: anyItem,
    given: fc.constantFrom<Given>('done', 'not_for_me', 'snoozed', 'open'),
    until: fc.constantFrom('2027-06-01', '2027-07-01'),
  }),
  async (model: NotificationsModel, { who, meant, given, until }, { api, people }: Real) => {
    const { id, stored } = findItem(model.notifications, who, meant);
    const request = { answer: given, ...(given === 'snoozed' && { until }) };
    const answer = await people[who].visitor.post(`${path}/${id}/answer`, request);
    if (stored?.item == null) return expectAnswer(answer, gone);
    say(model, who, stored.item, { given, until }, api.now());
    expectAnswer(answer, { status: 200, json: shown(model, who, id, stored.item) });
  },
);

function say(
  model: NotificationsModel,
  who: Who,
  item: Notification,
  { given, until }: { readonly given: Given; readonly until: string },
  now: Date,
): void {
  const said = model.said[who];
  const before = saidTo(model, who, item);
  if (given === 'open' && before === null) return;
  if (given !== 'open' && before?.answer === given && (given !== 'snoozed' || before.until === until)) return;
  if (given === 'open' || given === 'snoozed')
    for (const key of [everyDay(item), thisDay(item)]) said.delete(key);
  if (given === 'open') return;
  const isForEver = given === 'not_for_me' && item.kind !== 'visa_expiry';
  said.set(isForEver ? everyDay(item) : thisDay(item), {
    answer: given,
    until: given === 'snoozed' ? until : null,
  });
  for (const { item: each } of model.notifications[who])
    if (each !== null && thisDay(each) === thisDay(item)) open(each, now);
}

/** A notification cannot become unread again. */
const cannotUnread = step(
  'cannotUnread',
  fc.record({ who: anyPerson, meant: anyItem, isRead: fc.constantFrom(false, 'true', undefined) }),
  async (model: NotificationsModel, { who, meant, isRead }, { people }: Real) => {
    const { id } = findItem(model.notifications, who, meant);
    expect((await people[who].visitor.patch(`${path}/${id}`, { isRead })).status).toBe(400);
  },
);

const readsAll = step(
  'readsAll',
  fc.record({ who: anyPerson }),
  async (model: NotificationsModel, { who }, { api, people }: Real) => {
    expectAnswer(await people[who].visitor.post(`${path}/read-all`), noContent);
    for (const { item } of model.notifications[who]) if (item !== null) open(item, api.now());
  },
);

testStories<NotificationsModel>('notifications', {
  createModel: () => ({
    elapsed: 0,
    notifications: forEachPerson(() => []),
    said: forEachPerson(() => new Map()),
  }),
  steps: [isTold, isTold, reads, reads, answers, answers, readsAll, cannotUnread, timePasses()],
  async expectAgreement(model, { people }) {
    for (const person of storyPeople) {
      const listed = listItems(model.notifications[person])
        .toReversed()
        .map(({ id, item }) => shown(model, person, id, item));
      expectFreshAnswer(await people[person].visitor.get(path), listed);
    }
  },
});
