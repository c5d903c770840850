import { randomBytes, randomUUID } from 'node:crypto';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { type TaskChange, type TaskCommand, taskDecider, taskStream } from '@settlewise/domain/tasks';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import type { Position } from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { readTableVersions, rebuild, type Projections } from '../../runner';
import { countTasks, listTasks, listUpcomingTasks, tasksProjection } from './index';

let bench: Workbench;
let projections: Projections;
let commands: CommandHandler;
let personKeys: PersonKeys;
let last: Position | null = null;

beforeAll(async () => {
  bench = await openWorkbench();
  const masterKey = randomBytes(32);
  personKeys = createPersonKeys({ database: bench.database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  commands = createCommandHandler({ store: bench.store, codec, keyed: createKeyed(masterKey) });
  projections = await bench.start({ projections: [tasksProjection], codec });
});
afterAll(() => bench.close());

const addedAt = '2026-03-04T05:06:07.000Z';
const at = (minute: number) => `2026-04-01T10:${String(minute).padStart(2, '0')}:00.000Z`;

/** Everything that was decided shows. */
const shown = () => projections.whenCaughtUp(last ?? undefined);

async function decide(command: TaskCommand, now: string): Promise<void> {
  const { userId, taskId } = command;
  const { position } = await commands.handle(taskDecider, taskStream(taskId), command, {
    userId,
    actorId: userId,
    actorRole: 'user',
    correlationId: randomUUID(),
    causationId: randomUUID(),
    now: new Date(now),
  });
  last = position;
}

interface Given {
  readonly title?: string;
  readonly dueDate?: string;
  readonly description?: string;
  readonly dependantId?: number;
  readonly now?: string;
}

async function added(userId: string, { now = addedAt, ...fields }: Given = {}): Promise<string> {
  const taskId = randomUUID();
  const task = { title: 'Order photos', category: 'application', priority: 'high', ...fields };
  await decide({ type: 'AddTask', taskId, userId, task, stage: 'pending', now }, now);
  return taskId;
}
const change = (userId: string, taskId: string, fields: TaskChange, now: string) =>
  decide({ type: 'ChangeTask', taskId, userId, change: fields, now }, now);

const titlesOf = async (userId: string) =>
  (await listTasks(bench.database, userId)).map(({ title }) => title);

test('a task is shown with all its fields', async () => {
  const userId = randomUUID();
  const taskId = await added(userId, { description: 'Two', dueDate: '2026-12-01', dependantId: 2 });
  await shown();
  expect(await listTasks(bench.database, userId)).toEqual([
    {
      taskId,
      userId,
      title: 'Order photos',
      description: 'Two',
      category: 'application',
      stage: 'pending',
      priority: 'high',
      dueDate: '2026-12-01',
      dependantId: 2,
      addedAt: new Date(addedAt),
      completedAt: null,
      changedAt: new Date(addedAt),
    },
  ]);
});

test('open tasks are first, the soonest first and undated last; then completed ones, the latest first', async () => {
  const userId = randomUUID();
  const first = await added(userId, { title: 'done first', dueDate: '2020-01-01' });
  const second = await added(userId, { title: 'done last' });
  await added(userId, { title: 'undated, later', now: at(2) });
  await added(userId, { title: 'undated', now: at(1) });
  await added(userId, { title: 'in May', dueDate: '2026-05-01' });
  await added(userId, { title: 'in April', dueDate: '2026-04-01' });
  await change(userId, first, { stage: 'completed' }, at(3));
  await change(userId, second, { stage: 'completed' }, at(4));
  await added(randomUUID(), { title: 'somebody else’s' });
  await shown();
  const toDo = ['in April', 'in May', 'undated', 'undated, later'];
  expect(await titlesOf(userId)).toEqual([...toDo, 'done last', 'done first']);
  const upcoming = await listUpcomingTasks(bench.database, userId, 3);
  expect(upcoming.map(({ title }) => title)).toEqual(toDo.slice(0, 3));
});

test('a changed task is shown as it is now, a completed one with its time, and a removed one not at all', async () => {
  const userId = randomUUID();
  const taskId = await added(userId, { description: 'Old', dueDate: '2026-12-01', dependantId: 2 });
  const taken = await added(userId, { title: 'Taken away' });
  await change(userId, taskId, { title: 'Ordered photos', description: null, dependantId: null }, at(1));
  await change(userId, taskId, { stage: 'completed' }, at(2));
  await decide({ type: 'RemoveTask', taskId: taken, userId }, at(3));
  await shown();
  expect(await listTasks(bench.database, userId)).toMatchObject([
    {
      taskId,
      title: 'Ordered photos',
      description: null,
      dependantId: null,
      dueDate: '2026-12-01',
      stage: 'completed',
      completedAt: new Date(at(2)),
      addedAt: new Date(addedAt),
      changedAt: new Date(at(2)),
    },
  ]);
  expect(await listUpcomingTasks(bench.database, userId, 5)).toEqual([]);
});

test('counts contain open tasks, those due before the day, and completed ones', async () => {
  const userId = randomUUID();
  await added(userId, { dueDate: '2026-11-20' });
  await added(userId, { dueDate: '2026-11-21' });
  await added(userId);
  const done = await added(userId, { dueDate: '2026-01-01' });
  await change(userId, done, { stage: 'completed' }, at(1));
  await shown();
  expect(await countTasks(bench.database, userId, '2026-11-21')).toEqual({
    pending: 3,
    overdue: 1,
    completed: 1,
  });
  expect(await countTasks(bench.database, randomUUID(), '2026-11-21')).toEqual({
    pending: 0,
    overdue: 0,
    completed: 0,
  });
});

test('due dates are read as written, in any time zone', async () => {
  const userId = randomUUID();
  await added(userId, { dueDate: '2199-12-31' });
  await shown();
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    await bench.database.transaction(async (transaction) => {
      await transaction.raw(`SET LOCAL timezone TO '${zone}'`);
      expect(await listTasks(transaction, userId)).toMatchObject([{ dueDate: '2199-12-31' }]);
      expect(await countTasks(transaction, userId, '2199-12-31')).toMatchObject({ overdue: 0 });
    });
  }
});

test('a rebuild gives the same rows, without erased people', async () => {
  const [kept, erased] = [randomUUID(), randomUUID()];
  for (const userId of [kept, erased]) {
    const taskId = await added(userId, { dueDate: '2026-12-01', dependantId: 1 });
    await change(userId, taskId, { title: 'Ordered photos', stage: 'completed' }, at(1));
    await added(userId);
  }
  await shown();
  const rowsOf = async (table: string) => {
    const { rows } = await bench.database.raw<{ rows: { rows: number; checksum: string | null }[] }>(
      `SELECT count(*)::integer AS rows, md5(string_agg(each::text, ',' ORDER BY each::text)) AS checksum
       FROM ?? AS each WHERE user_id <> ?`,
      [table, erased],
    );
    return rows[0];
  };
  const before = await rowsOf('tasks_v1');
  expect(before?.rows).toBeGreaterThanOrEqual(2);

  await personKeys.destroy(erased);
  expect(await rebuild(bench.database, tasksProjection)).toBe(2);
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === 1 && all.every(({ state, versionNumber }) => state === 'live' && versionNumber === 2),
  );
  expect(await rowsOf('tasks_v2')).toEqual(before);
  expect(await listTasks(bench.database, kept)).toHaveLength(2);
  expect(await listTasks(bench.database, erased)).toEqual([]);
});
