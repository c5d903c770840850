import fc from 'fast-check';
import { refused } from '../testing/refused';
import {
  anId,
  noContent,
  expectAnswer,
  expectFreshAnswer,
  readId,
  messageAnswer,
  type Expected,
} from './testing/answers';
import { storyPeople, forEachPerson, anyPerson, type Who } from './testing/people';
import { answerToRepeat, repeatKey, repeatsRequest, withKey, type Repeats } from './testing/repeats';
import { compareBy, findItem, anyItem, listItems, type Shelves } from './testing/shelf';
import { step, testStories, timePasses, type Model, type Real } from './testing/stories';

interface Task {
  title: string;
  description: string | null;
  category: string;
  stage: string;
  priority: string;
  dueDate: string | null;
  dependantId: number | null;
  completedAt: string | null;
  createdAt: string;
}

interface TasksModel extends Model {
  readonly tasks: Shelves<Task>;
  readonly repeats: Repeats;
}

const path = '/api/tasks';
const gone = messageAnswer(404, 'This task is not in your list.');

const title = fc.constantFrom('Book the test', '  Order photos ', 'Éva’s form', 'x'.repeat(200));
const description = fc.constantFrom('Leeds\nor York', '', ' \n ', null);
const category = fc.constantFrom('application', 'document', 'appointment', 'reminder', 'other');
const stage = fc.constantFrom('pending', 'in_progress', 'completed');
const priority = fc.constantFrom('low', 'medium', 'high', 'urgent');
const dueDate = fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22', '2027-02-28', '', null);
const dependantId = fc.constantFrom(1, 1_000_000, '', null);

const wrong = fc.constantFrom(
  { field: 'title', value: 'ab', message: 'Title must be at least 3 characters' },
  { field: 'title', value: 'x'.repeat(201), message: 'Title can have at most 200 characters' },
  { field: 'category', value: 'holiday', message: 'Please select a category' },
  { field: 'stage', value: 'done', message: 'Please select a stage' },
  { field: 'priority', value: 3, message: 'Please select a priority' },
  { field: 'dueDate', value: '2026-02-30', message: 'Please enter a valid due date' },
  { field: 'dependantId', value: 0, message: 'Please choose a dependant of the list' },
);

/** The stored value of an optional field. Only spaces count as empty. */
const stored = <Value>(value: Value): Value | null =>
  typeof value === 'string' && value.trim() === '' ? null : value;
const numberOf = (value: number | string | null) => (typeof value === 'number' ? value : null);

const shown = (id: unknown, { title, ...task }: Task, now: Date) => ({
  id,
  title: title.trim(),
  ...task,
  isOverdue:
    task.completedAt === null && task.dueDate !== null && task.dueDate < now.toISOString().slice(0, 10),
});

const adds = step(
  'adds',
  fc.record({
    who: anyPerson,
    key: repeatKey,
    task: fc.record({ title, description, category, stage, priority, dueDate, dependantId }),
  }),
  async (model: TasksModel, { who, key, task }, { api, people }: Real) => {
    const now = api.now();
    const answer = await people[who].visitor.post(path, task, withKey(key));
    const before = answerToRepeat(model.repeats[who].get(key ?? ''), task, now);
    if (before !== null) return expectAnswer(answer, before);
    const added: Task = {
      ...task,
      description: stored(task.description),
      dueDate: stored(task.dueDate),
      dependantId: numberOf(task.dependantId),
      completedAt: task.stage === 'completed' ? now.toISOString() : null,
      createdAt: now.toISOString(),
    };
    expectAnswer(answer, { status: 201, json: shown(anId, added, now) });
    const id = readId(answer);
    model.tasks[who].push({ id, item: added });
    // As it was added, even if it has changed since.
    const answered = (now: Date) => ({ status: 201, json: shown(id, added, now) });
    if (key !== null) model.repeats[who].set(key, { request: task, answer: answered });
  },
);

const again = repeatsRequest<TasksModel>((visitor, asked, sending) => visitor.post(path, asked, sending));

const isRefused = step(
  'isRefused',
  fc.record({ who: anyPerson, wrong, meant: anyItem }),
  async (model: TasksModel, { who, wrong: { field, value, message }, meant }, { people }: Real) => {
    const { visitor } = people[who];
    const task = { title: 'A task', category: 'other', stage: 'pending', priority: 'low', [field]: value };
    expectAnswer(await visitor.post(path, task), refused(400, field, message));
    const { id } = findItem(model.tasks, who, meant);
    expectAnswer(await visitor.patch(`${path}/${id}`, { [field]: value }), refused(400, field, message));
  },
);

const changes = step(
  'changes',
  fc.record({
    who: anyPerson,
    meant: anyItem,
    change: fc.record(
      { title, description, category, stage, priority, dueDate, dependantId },
      { requiredKeys: [] },
    ),
  }),
  async (model: TasksModel, { who, meant, change }, { api, people }: Real) => {
    const { id, stored: task } = findItem(model.tasks, who, meant);
    const now = api.now();
    expectAnswer(await people[who].visitor.patch(`${path}/${id}`, change), changed(task, change, now));
  },
);

interface Change {
  title?: string;
  description?: string | null;
  category?: string;
  stage?: string;
  priority?: string;
  dueDate?: string | null;
  dependantId?: number | string | null;
}

/** Changes a task in the model if the change is valid. @returns the expected answer */
function changed(
  task: { readonly id: string; item: Task | null } | null,
  change: Change,
  now: Date,
): Expected {
  if (task === null || task.item === null) return gone;
  const { stage: before } = task.item;
  const { stage = before } = change;
  if (before === 'completed' && stage !== before) {
    return refused(409, 'stage', 'This task is completed and cannot be opened again. You can add a new one.');
  }
  if (stage !== before && stage !== 'completed') {
    return refused(409, 'stage', 'The stage of a task can only be changed to completed.');
  }
  const { title, description, category, priority, dueDate, dependantId } = change;
  task.item = {
    ...task.item,
    title: title ?? task.item.title,
    description: description === undefined ? task.item.description : stored(description),
    category: category ?? task.item.category,
    priority: priority ?? task.item.priority,
    dueDate: dueDate === undefined ? task.item.dueDate : stored(dueDate),
    dependantId: dependantId === undefined ? task.item.dependantId : numberOf(dependantId),
    stage,
    completedAt: stage === before ? task.item.completedAt : now.toISOString(),
  };
  return { status: 200, json: shown(task.id, task.item, now) };
}

const completes = step(
  'completes',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: TasksModel, { who, meant }, { api, people }: Real) => {
    const { id, stored: task } = findItem(model.tasks, who, meant);
    const answer = await people[who].visitor.patch(`${path}/${id}`, { stage: 'completed' });
    expectAnswer(answer, changed(task, { stage: 'completed' }, api.now()));
  },
);

const removes = step(
  'removes',
  fc.record({ who: anyPerson, meant: anyItem }),
  async (model: TasksModel, { who, meant }, { people }: Real) => {
    const { id, stored: task } = findItem(model.tasks, who, meant);
    expectAnswer(await people[who].visitor.delete(`${path}/${id}`), task === null ? gone : noContent);
    if (task !== null) task.item = null;
  },
);

/** Open tasks first, by due date with undated ones last; then completed tasks, the latest first. */
const inOrder = compareBy<{ id: string; item: Task }>(
  ({ item }) => (item.completedAt === null ? -Infinity : -Date.parse(item.completedAt)),
  ({ item }) => item.dueDate ?? '9999',
  ({ item }) => item.createdAt,
  ({ id }) => id,
);

async function agreesFor(person: Who, { tasks }: TasksModel, { api, people }: Real): Promise<void> {
  const listed = listItems(tasks[person])
    .toSorted(inOrder)
    .map(({ id, item }) => shown(id, item, api.now()));
  expectFreshAnswer(await people[person].visitor.get(path), listed);
}

testStories<TasksModel>('tasks', {
  createModel: () => ({
    elapsed: 0,
    tasks: forEachPerson(() => []),
    repeats: forEachPerson(() => new Map()),
  }),
  steps: [adds, adds, again, changes, completes, removes, isRefused, timePasses()],
  async expectAgreement(model, real) {
    for (const person of storyPeople) await agreesFor(person, model, real);
  },
});
