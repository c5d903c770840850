import { type AlertChoice, alertChoicesResponse, alertsResponse } from '@settlewise/contract/alerts';
import { taskListResponse, taskResponse } from '@settlewise/contract/tasks';
import { alertKinds, notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { dueNow } from '@settlewise/projections/reminders';
import { listAlertChoices } from '@settlewise/projections';
import { beforeAll, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { visaDetails } from '../../../testing/aProfile';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/alerts/choices';
const signUp = () => aPerson().signsUpAt(api.address);
const chooses = ({ visitor }: SignedUp, choices: object) => visitor.post(path, { choices });
async function readChoices({ visitor }: SignedUp): Promise<Readonly<Record<string, AlertChoice>>> {
  const { kinds } = alertChoicesResponse.parse((await visitor.get(path)).json);
  return Object.fromEntries(kinds.map(({ kind, choice }) => [kind, choice]));
}

test('every kind is listed, is on unless it is opt-in, and each person has their own choices', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const before = await readChoices(person);
  expect(Object.keys(before)).toEqual(alertKinds.filter((kind) => kind !== 'brp_expiry'));
  const elsewhere = Object.entries(before).filter(([, choice]) => choice !== 'app_and_email');
  expect(elsewhere).toEqual([['announced_change', 'off']]);
  const answer = await chooses(person, { task_due: 'off', visa_expiry: 'app' });
  expect(answer.status).toBe(200);
  const after = { ...before, task_due: 'off', visa_expiry: 'app' };
  expect(await readChoices(person)).toEqual(after);
  expect(answer.json).toEqual((await person.visitor.get(path)).json);
  expect(await readChoices(other)).toEqual(before);
  // A choice keeps the others, and an empty one keeps all.
  await chooses(person, { task_due: 'app_and_email' });
  await chooses(person, {});
  expect(await readChoices(person)).toEqual({ ...after, task_due: 'app_and_email' });
  await api.whenCaughtUp();
  expect(await listAlertChoices(api.database, person.user.id)).toMatchObject([
    { kind: 'task_due', choice: 'app_and_email' },
    { kind: 'visa_expiry', choice: 'app' },
  ]);
});

test('a deadline cannot be turned off, and a request that tries changes nothing', async () => {
  const person = await signUp();
  const before = await readChoices(person);
  const answer = await chooses(person, { task_due: 'off', visa_expiry: 'off' });
  expect(problem(answer)).toEqual(
    refused(
      422,
      'choices.visa_expiry',
      'Alerts about a deadline are always shown in the app. You can turn off their emails.',
    ),
  );
  expect(await readChoices(person)).toEqual(before);
});

test('the lead times of a kind can be chosen, change future alerts, and can be reset', async () => {
  const person = await signUp();
  const { visitor } = person;
  const findKind = async (kind: string) => {
    const { kinds } = alertChoicesResponse.parse((await visitor.get(path)).json);
    const found = kinds.find((each) => each.kind === kind);
    return { leads: found?.leads, told: found?.told };
  };
  const toldOn = async () => {
    const { ahead } = alertsResponse.parse((await visitor.get('/api/alerts')).json);
    return ahead.find(({ kind }) => kind === 'visa_expiry')?.toldOn.slice(0, 2);
  };
  await visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate: '2028-12-31' }));
  // 180 and 90 days before.
  expect(await toldOn()).toEqual(['2028-07-04', '2028-10-02']);
  const usual = ['180_days', '90_days', '60_days', '30_days', '14_days', '7_days', '1_day'];
  expect((await findKind('visa_expiry')).leads).toEqual({ now: usual, usual, isChosen: false });
  expect((await findKind('passport_replaced')).leads).toBeNull();

  const leads = { visa_expiry: ['30_days', '12_months'], document_expiry: ['14_days'] };
  expect((await visitor.post(path, { choices: {}, leads })).status).toBe(200);
  expect(await toldOn()).toEqual(['2027-12-31', '2028-12-01']);
  expect(await findKind('visa_expiry')).toMatchObject({
    leads: { now: ['12_months', '30_days'], usual, isChosen: true },
    told: [{ of: null, months: [12] }],
  });
  // A passport now has the same times.
  expect((await findKind('document_expiry')).told).toHaveLength(1);
  await visitor.post(path, { choices: {}, leads: { visa_expiry: [] } });
  expect(await toldOn()).toEqual(['2028-07-04', '2028-10-02']);
  // A former name that programs may send is accepted.
  await visitor.post(path, { choices: {}, leads: { visa_expiry: ['1_days', '1_months'] } });
  expect((await findKind('visa_expiry')).leads).toMatchObject({ now: ['1_month', '1_day'] });
  const refusal = await visitor.post(path, { choices: {}, leads: { passport_replaced: ['7_days'] } });
  expect(problem(refusal)).toEqual(
    refused(422, 'leads.passport_replaced', 'Nothing of this kind is told before its day.'),
  );
});

test.each([
  [{ choices: {}, leads: { visa_expiry: ['8_days'] } }],
  [{ choices: {}, leads: { weather: ['7_days'] } }],
  [{ choices: { weather: 'off' } }],
  [{ choices: { task_due: 'never' } }],
  [{ choices: { task_due: null } }],
  [{ choices: [] }],
  [{ choices: null }],
  [{}],
])('%j is refused', async (request) => {
  const { visitor } = await signUp();
  expect(problem(await visitor.post(path, request))).toMatchObject({ status: 400 });
});

/** Issues notifications as the worker does on this day. */
async function isTold({ user: { id: userId } }: SignedUp): Promise<void> {
  await api.whenCaughtUp();
  const notifications = await dueNow(api, userId, '2026-11-21');
  await api.commands.handle(
    notificationDecider,
    notificationsStream(userId),
    { type: 'IssueNotifications', notifications },
    {
      userId,
      actorId: userId,
      actorRole: 'system',
      now: api.now(),
      correlationId: 'test',
      causationId: 'test',
    },
  );
  await api.whenCaughtUp();
}

test('valid notifications wait until they are answered, and future alerts are sorted by day', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const overview = async ({ visitor }: SignedUp = person) => {
    const { asOf, waiting, ahead } = alertsResponse.parse((await visitor.get('/api/alerts')).json);
    return {
      asOf,
      waiting: waiting.map(({ kind }) => kind),
      ahead: ahead.map(({ kind, day }) => `${day} ${kind}`),
      ids: waiting.map(({ id }) => id),
    };
  };
  const visa = (visaExpiryDate: string) =>
    person.visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate }));
  await visa('2026-12-31');
  const task = { title: 'Send the form', category: 'document', stage: 'pending', priority: 'high' };
  await person.visitor.post('/api/tasks', { ...task, dueDate: '2026-11-22' });
  expect((await overview()).waiting).toEqual([]);
  await isTold(person);
  const first = await overview();
  expect(first).toMatchObject({ asOf: '2026-11-21', waiting: ['visa_expiry', 'task_due'] });
  const { waiting } = alertsResponse.parse((await person.visitor.get('/api/alerts')).json);
  const sources = waiting.map(({ kind, source }) => [kind, source?.title ?? null, source?.checkedOn ?? null]);
  // An alert from the record has no other source.
  expect(sources).toContainEqual(['visa_expiry', 'Immigration Rules', '2025-12-06']);
  expect(sources).toContainEqual(['task_due', null, null]);
  expect(first.ahead.slice(0, 2)).toEqual(['2026-11-22 task_due', '2026-12-31 visa_expiry']);

  const answer = (answer: string) =>
    person.visitor.post(`/api/notifications/${first.ids[1] ?? ''}/answer`, { answer });
  const inCalendar = async () =>
    (await person.visitor.get('/api/calendar.ics')).bytes.toString().includes('Due: Send the form');
  expect(await inCalendar()).toBe(true);
  await answer('done');
  expect(await overview()).toMatchObject({ waiting: ['visa_expiry'] });
  expect(await inCalendar()).toBe(false);
  expect((await overview()).ahead.join()).not.toContain('task_due');
  await answer('open');
  expect(await overview()).toMatchObject({ waiting: ['visa_expiry', 'task_due'] });
  expect(await inCalendar()).toBe(true);
  await chooses(person, { task_due: 'off' });
  expect(await inCalendar()).toBe(false);
  await chooses(person, { task_due: 'app' });
  // After a new visa, alerts about the old one disappear.
  await visa('2029-12-31');
  expect(await overview()).toMatchObject({ waiting: ['task_due'] });
  expect((await overview(other)).waiting).toEqual([]);
  expect((await overview(other)).ahead.join()).not.toContain('task_due');
});

test('an alert becomes one task with its day, from any device and step', async () => {
  const [person, other] = [await signUp(), await signUp()];
  const { visitor } = person;
  await visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate: '2027-01-31' }));
  await visitor.post('/api/tasks', {
    title: 'Send the form',
    category: 'document',
    stage: 'pending',
    priority: 'high',
    dueDate: '2026-11-22',
  });
  await isTold(person);
  const waiting = async (kind: string) => {
    const { waiting: all } = alertsResponse.parse((await visitor.get('/api/alerts')).json);
    return all.find((alert) => alert.kind === kind);
  };
  const visa = await waiting('visa_expiry');
  const title = 'Extend my visa or apply for ILR';
  expect(visa?.task).toEqual({ title, dueDate: '2027-01-01', isAdded: false });
  // A due task is already a task.
  const due = await waiting('task_due');
  expect(due?.task).toBeNull();
  const add = (id: string | undefined, { visitor: by } = person) =>
    by.post(`/api/notifications/${id ?? ''}/task`, undefined);
  expect(problem(await add(due?.id))).toMatchObject({ status: 409 });
  expect(problem(await add(visa?.id, other))).toMatchObject({ status: 404 });

  const [one, another] = await Promise.all([add(visa?.id), add(visa?.id)]);
  const { id } = taskResponse.parse(one.json);
  expect(taskResponse.parse(another.json)).toMatchObject({ id, title, dueDate: '2027-01-01' });
  expect(taskResponse.parse((await add(visa?.id)).json).id).toBe(id);
  const tasks = async () =>
    taskListResponse.parse((await visitor.get('/api/tasks')).json).map((task) => task.title);
  expect(await tasks()).toEqual(['Send the form', title]);
  expect((await waiting('visa_expiry'))?.task?.isAdded).toBe(true);

  // It is not offered again after it is done, but after it is removed.
  await visitor.patch(`/api/tasks/${id}`, { stage: 'completed' });
  expect((await waiting('visa_expiry'))?.task?.isAdded).toBe(true);
  await visitor.delete(`/api/tasks/${id}`);
  expect((await waiting('visa_expiry'))?.task?.isAdded).toBe(false);
  // A task in the person’s own words also counts.
  await visitor.post('/api/tasks', {
    title: 'Renew the visa',
    category: 'application',
    stage: 'pending',
    priority: 'high',
  });
  expect((await waiting('visa_expiry'))?.task?.isAdded).toBe(true);
  expect(taskResponse.parse((await add(visa?.id)).json).title).toBe('Renew the visa');
  expect(await tasks()).toEqual(['Send the form', 'Renew the visa']);
});

test('a removed task can be added again', async () => {
  const person = await signUp();
  const { visitor } = person;
  await visitor.post('/api/immigration/profile/visa', visaDetails({ visaExpiryDate: '2027-01-31' }));
  await isTold(person);
  const { waiting } = alertsResponse.parse((await visitor.get('/api/alerts')).json);
  const visa = waiting.find(({ kind }) => kind === 'visa_expiry');
  const add = async () =>
    taskResponse.parse((await visitor.post(`/api/notifications/${visa?.id ?? ''}/task`, undefined)).json).id;
  const first = await add();
  await visitor.delete(`/api/tasks/${first}`);
  const second = await add();
  expect(second).not.toBe(first);
  expect(await add()).toBe(second);
});
