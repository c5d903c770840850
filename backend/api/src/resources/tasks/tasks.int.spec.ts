import { randomUUID } from 'node:crypto';
import { taskListResponse, taskResponse, type TaskResponse } from '@settlewise/contract/tasks';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { problem, refused } from '../../../testing/refused';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const path = '/api/tasks';
const notInList = 'This task is not in your list.';
const signUp = () => aPerson().signsUpAt(api.address);
/** The request of the form if only the title was typed. */
const aTask = (change: Readonly<Record<string, unknown>> = {}) => ({
  title: 'Order photos',
  category: 'reminder',
  stage: 'pending',
  priority: 'medium',
  ...change,
});
async function added(person: SignedUp, change = {}): Promise<TaskResponse> {
  const answer = await person.visitor.post(path, aTask(change));
  expect(answer.status).toBe(201);
  return taskResponse.parse(answer.json);
}
async function listOf(person: SignedUp): Promise<TaskResponse[]> {
  return taskListResponse.parse((await person.visitor.get(path)).json);
}
const complete = (person: SignedUp, id: string) =>
  person.visitor.patch(`${path}/${id}`, { stage: 'completed' });

describe('adding a task', () => {
  test('returns the task, and lists it at once', async () => {
    const person = await signUp();
    const answer = await person.visitor.post(path, {
      title: '  Book the test ',
      description: ' Leeds\nor York ',
      category: 'appointment',
      stage: 'in_progress',
      priority: 'urgent',
      dueDate: '2027-02-28',
      dependantId: 2,
    });
    expect(problem(answer)).toEqual({
      status: 201,
      json: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Book the test',
        description: 'Leeds\nor York',
        category: 'appointment',
        stage: 'in_progress',
        priority: 'urgent',
        dueDate: '2027-02-28',
        isOverdue: false,
        completedAt: null,
        dependantId: 2,
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    });
    const list = await person.visitor.get(path);
    expect([list.status, list.json, list.headers.get('Settlewise-Stale')]).toEqual([
      200,
      [answer.json],
      null,
    ]);
  });

  test.each([
    ['left out', {}],
    ['empty', { description: '', dueDate: '', dependantId: '' }],
    ['nothing but space', { description: ' \n ', dueDate: '  ' }],
    ['null', { description: null, dueDate: null, dependantId: null }],
  ])('needs only a title and choices: the other fields may be %s', async (_, rest) => {
    const person = await signUp();
    const task = await added(person, rest);
    expect(task).toMatchObject({ description: null, dueDate: null, dependantId: null });
    expect(await listOf(person)).toEqual([task]);
  });

  test('with the stage completed completes it at once', async () => {
    const person = await signUp();
    const task = await added(person, { stage: 'completed', dueDate: '2026-01-01' });
    expect(task).toMatchObject({
      stage: 'completed',
      completedAt: '2026-11-21T12:00:00.000Z',
      isOverdue: false,
    });
    expect(await listOf(person)).toEqual([task]);
  });

  test('twice with the same Idempotency-Key, at once or later, adds one task and has the same answer', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = (title = 'Order photos') => person.visitor.post(path, aTask({ title }), { headers });
    const answers = await Promise.all([send(), send(), send()]);
    const [task] = await listOf(person);
    expect((await complete(person, task?.id ?? '')).status).toBe(200);
    await api.later(60_000, async () => {
      answers.push(await send());
    });
    for (const answer of answers) expect(problem(answer)).toEqual({ status: 201, json: task });
    expect(await listOf(person)).toHaveLength(1);
    expect((await send('Another')).status).toBe(422);
  });

  test('again after its deletion, with the same Idempotency-Key, does not add it again', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const send = () => person.visitor.post(path, aTask(), { headers });
    const { id } = taskResponse.parse((await send()).json);
    expect((await person.visitor.delete(`${path}/${id}`)).status).toBe(204);
    expect((await send()).status).toBe(201);
    expect(await listOf(person)).toEqual([]);
  });
});

const malformed = [
  ['title', 'ab', 'Title must be at least 3 characters'],
  ['title', '  a  ', 'Title must be at least 3 characters'],
  ['title', null, 'Title must be at least 3 characters'],
  ['title', 't'.repeat(201), 'Title can have at most 200 characters'],
  ['description', 7, 'Description must be text'],
  ['description', 'd'.repeat(2_001), 'Description can have at most 2,000 characters'],
  ['category', '', 'Please select a category'],
  ['category', 'identity', 'Please select a category'],
  ['stage', '', 'Please select a stage'],
  ['stage', 'done', 'Please select a stage'],
  ['priority', null, 'Please select a priority'],
  ['priority', 'highest', 'Please select a priority'],
  ['dueDate', '31/12/2027', 'Please enter a valid due date'],
  ['dueDate', '2027-02-29', 'Please enter a valid due date'],
  ['dueDate', '2200-01-01', 'Please enter a valid due date'],
  ['dependantId', '1', 'Please choose a dependant of the list'],
  ['dependantId', 0, 'Please choose a dependant of the list'],
  ['dependantId', 1.5, 'Please choose a dependant of the list'],
  ['dependantId', 1_000_001, 'Please choose a dependant of the list'],
] as const;

describe('malformed input', () => {
  test.each(malformed)(
    'a %s like %j is named with status 400, when adding and when changing',
    async (...row) => {
      const [field, value, message] = row;
      const person = await signUp();
      const task = await added(person);
      for (const answer of [
        await person.visitor.post(path, aTask({ [field]: value })),
        await person.visitor.patch(`${path}/${task.id}`, { [field]: value }),
      ]) {
        expect(problem(answer)).toEqual(refused(400, field, message));
      }
      expect(await listOf(person)).toEqual([task]);
    },
  );

  test.each([
    ['title', 'Title must be at least 3 characters'],
    ['category', 'Please select a category'],
    ['stage', 'Please select a stage'],
    ['priority', 'Please select a priority'],
  ])('a task without %s is not added', async (field, message) => {
    const person = await signUp();
    const answer = await person.visitor.post(path, aTask({ [field]: undefined }));
    expect(problem(answer)).toEqual(refused(400, field, message));
    expect(await listOf(person)).toEqual([]);
  });
});

describe('the list', () => {
  test('has open tasks first, by due date with undated ones last, and then completed tasks', async () => {
    const person = await signUp();
    const done = await added(person, { title: 'Done', dueDate: '2026-01-01' });
    await added(person, { title: 'Some day' });
    await added(person, { title: 'In May', dueDate: '2027-05-01' });
    await added(person, { title: 'In April', dueDate: '2027-04-01' });
    await complete(person, done.id);
    expect((await listOf(person)).map(({ title }) => title)).toEqual([
      'In April',
      'In May',
      'Some day',
      'Done',
    ]);
    expect(await listOf(await signUp())).toEqual([]);
  });

  test('shows a task as overdue from the day after its due date in London, until it is completed', async () => {
    const person = await signUp();
    await added(person, { title: 'Yesterday', dueDate: '2026-11-20' });
    const today = await added(person, { title: 'Today', dueDate: '2026-11-21' });
    const overdue = async () =>
      Object.fromEntries((await listOf(person)).map(({ title, isOverdue }) => [title, isOverdue]));
    expect(await overdue()).toEqual({ Yesterday: true, Today: false });
    // From noon to a moment after midnight.
    await api.later(12 * 60 * 60_000 + 1, async () => {
      expect(await overdue()).toEqual({ Yesterday: true, Today: true });
      await complete(person, today.id);
      expect(await overdue()).toEqual({ Yesterday: true, Today: false });
    });
  });
});

describe('a change', () => {
  test('changes the fields in the request and keeps the others', async () => {
    const person = await signUp();
    const task = await added(person, { description: 'Two', dueDate: '2026-01-01', dependantId: 1 });
    const answer = await person.visitor.patch(`${path}/${task.id}`, {
      title: 'Order new photos',
      description: '',
      dueDate: null,
    });
    const changed = {
      ...task,
      title: 'Order new photos',
      description: null,
      dueDate: null,
      isOverdue: false,
    };
    expect(problem(answer)).toEqual({ status: 200, json: changed });
    expect(await listOf(person)).toEqual([changed]);
  });

  test('that changes nothing is accepted', async () => {
    const person = await signUp();
    const task = await added(person);
    for (const change of [{}, aTask(), { stage: 'pending' }]) {
      const answer = await person.visitor.patch(`${path}/${task.id}`, change);
      expect(problem(answer)).toEqual({ status: 200, json: task });
    }
  });

  test('to completed records the time, and a repeat keeps that time', async () => {
    const person = await signUp();
    const { id } = await added(person, { dueDate: '2026-01-01' });
    const first = await complete(person, id);
    expect([first.status, first.json]).toMatchObject([
      200,
      { stage: 'completed', completedAt: '2026-11-21T12:00:00.000Z', isOverdue: false },
    ]);
    await api.later(60_000, async () => {
      expect(problem(await complete(person, id))).toEqual(problem(first));
    });
    expect(await listOf(person)).toEqual([first.json]);
  });

  test.each(['pending', 'in_progress'])('cannot go back to %s from completed', async (stage) => {
    const person = await signUp();
    const { id } = await added(person, { stage });
    const completed = await complete(person, id);
    const answer = await person.visitor.patch(`${path}/${id}`, { stage, title: 'And not this' });
    const message = 'This task is completed and cannot be opened again. You can add a new one.';
    expect(problem(answer)).toEqual(refused(409, 'stage', message));
    expect(await listOf(person)).toEqual([completed.json]);
  });

  test('to another stage than completed is refused', async () => {
    const person = await signUp();
    const task = await added(person);
    const answer = await person.visitor.patch(`${path}/${task.id}`, { stage: 'in_progress' });
    expect(problem(answer)).toEqual(
      refused(409, 'stage', 'The stage of a task can only be changed to completed.'),
    );
    expect(await listOf(person)).toEqual([task]);
  });

  test('of a completed task’s title leaves it completed', async () => {
    const person = await signUp();
    const { id } = await added(person);
    const completed = taskResponse.parse((await complete(person, id)).json);
    const answer = await person.visitor.patch(`${path}/${id}`, { title: 'Ordered photos' });
    expect(problem(answer)).toEqual({ status: 200, json: { ...completed, title: 'Ordered photos' } });
  });
});

test('a deleted task is gone, and a second deletion is refused', async () => {
  const person = await signUp();
  const { id } = await added(person);
  const kept = await added(person, { title: 'Kept' });
  expect((await person.visitor.delete(`${path}/${id}`)).status).toBe(204);
  expect(await listOf(person)).toEqual([kept]);
  for (const answer of [await person.visitor.delete(`${path}/${id}`), await complete(person, id)]) {
    expect([answer.status, answer.message]).toEqual([404, notInList]);
  }
});

test.each(['1', 'not-an-id', '%00', randomUUID()])('the unknown id %s: 404', async (id) => {
  const person = await signUp();
  const address = `${path}/${encodeURIComponent(id)}`;
  for (const answer of [
    await person.visitor.patch(address, { title: 'Anything' }),
    await person.visitor.delete(address),
  ]) {
    expect([answer.status, answer.message]).toEqual([404, notInList]);
  }
});

describe('who may do what', () => {
  let owner: SignedUp;
  let other: SignedUp;
  let task: TaskResponse;
  beforeAll(async () => {
    [owner, other] = [await signUp(), await signUp()];
    task = await added(owner);
  });

  const calls = [
    { call: 'GET /api/tasks', send: (who: Visitor) => who.get(path), own: 200, others: 200 },
    { call: 'POST /api/tasks', send: (who: Visitor) => who.post(path, aTask()), own: 201, others: 201 },
    {
      call: 'PATCH /api/tasks/{id}',
      send: (who: Visitor) => who.patch(`${path}/${task.id}`, { stage: 'completed' }),
      own: 200,
      others: 404,
    },
    {
      call: 'DELETE /api/tasks/{id}',
      send: async (who: Visitor) => {
        // The owner's own deletion needs a task that the other cases do not.
        const { id } = who === owner.visitor ? await added(owner) : task;
        return who.delete(`${path}/${id}`);
      },
      own: 204,
      others: 404,
    },
  ];

  test.each(calls)('$call: 401 without a session', async ({ send }) => {
    const answer = await send(new Visitor(api.address));
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test.each(calls)('$call: another person only learns that there is no such task', async (entry) => {
    const answer = await entry.send(other.visitor);
    expect(answer.status).toBe(entry.others);
    if (entry.others === 404) expect(answer.message).toBe(notInList);
    expect(await listOf(owner)).toContainEqual(task);
    expect((await listOf(other)).map(({ id }) => id)).not.toContain(task.id);
  });

  test.each(calls)('$call: the owner', async ({ send, own }) => {
    expect((await send(owner.visitor)).status).toBe(own);
  });
});
