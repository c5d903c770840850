import { describe, expect, it } from 'vitest';
import { createSpecification, stateAfter } from '../../testing/specification';
import { taskDecider, type TaskChange } from './decider';
import { taskAdded, taskChanged, type OpenTaskStage, type TaskDetails, type TaskEvent } from './events';

const { given } = createSpecification(taskDecider);

const taskId = '0f8b5f0c-0a3d-4a63-9d7e-0d6a0d9f0a01';
const userId = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b11';
const somebodyElse = '5c0de4f2-4a31-4c0a-8f0e-2b7f6f1f9b12';
const addedAt = '2026-11-21T12:00:00.000Z';
const now = '2026-11-22T08:30:00.000Z';

const photos: TaskDetails = { title: 'Order photos', category: 'application', priority: 'high' };
const detailed: TaskDetails = {
  ...photos,
  description: 'Two of each',
  dueDate: '2026-12-01',
  dependantId: 2,
};
const added = (task = photos, stage: OpenTaskStage = 'pending'): TaskEvent => ({
  type: 'TaskAdded',
  data: { taskId, userId, ...task, stage, addedAt },
});
const changed = (task: TaskDetails): TaskEvent => ({ type: 'TaskChanged', data: { taskId, ...task } });
const completed: TaskEvent = { type: 'TaskCompleted', data: { taskId, completedAt: now } };
const removed: TaskEvent = { type: 'TaskRemoved', data: { taskId } };
const notThere = { refusal: 'notFound', code: 'task_not_found' } as const;

describe('adding a task', () => {
  const add = (task = photos, stage: OpenTaskStage | 'completed' = 'pending') =>
    ({ type: 'AddTask', taskId, userId, task, stage, now: addedAt }) as const;

  it('keeps all fields', () => given().when(add(detailed)).then(added(detailed)));
  it('begins at the given stage', () =>
    given().when(add(photos, 'in_progress')).then(added(photos, 'in_progress')));
  it('records a completed task as added and completed', () =>
    given()
      .when(add(photos, 'completed'))
      .then(added(), { type: 'TaskCompleted', data: { taskId, completedAt: addedAt } }));
  it('refuses a second task under the same id, also after the first was removed', () => {
    const exists = { refusal: 'conflict', code: 'task_exists' } as const;
    given(added()).when(add()).thenRefused(exists);
    given(added(), removed).when(add()).thenRefused(exists);
  });
});

describe('changing a task', () => {
  const change = (fields: TaskChange, who = userId) =>
    ({ type: 'ChangeTask', taskId, userId: who, change: fields, now }) as const;

  it('records the whole task', () =>
    given(added(detailed))
      .when(change({ title: 'Order new photos', priority: 'urgent' }))
      .then(changed({ ...detailed, title: 'Order new photos', priority: 'urgent' })));
  it('clears null fields', () =>
    given(added(detailed))
      .when(change({ description: null, dueDate: null, dependantId: null }))
      .then(changed(photos)));
  it('does nothing if nothing changes', () => {
    given(added(detailed)).when(change(detailed)).thenNothing();
    given(added(detailed)).when(change({})).thenNothing();
    given(added(photos, 'in_progress'))
      .when(change({ stage: 'in_progress', title: undefined, dueDate: undefined }))
      .thenNothing();
    given(added())
      .when(change({ description: null, dueDate: null, dependantId: null }))
      .thenNothing();
  });
  it('is possible after completion, to correct a title', () =>
    given(added(), completed)
      .when(change({ title: 'Ordered photos', stage: 'completed' }))
      .then(changed({ ...photos, title: 'Ordered photos' })));
  it('refuses an unknown task, a removed task and a task of another person', () => {
    given()
      .when(change({ title: 'New' }))
      .thenRefused(notThere);
    given(added(), removed)
      .when(change({ title: 'New' }))
      .thenRefused(notThere);
    given(added())
      .when(change({ title: 'Mine now' }, somebodyElse))
      .thenRefused(notThere);
  });
});

describe('completing a task', () => {
  const toStage = (stage: OpenTaskStage | 'completed', more: TaskChange = {}, who = userId) =>
    ({ type: 'ChangeTask', taskId, userId: who, change: { ...more, stage }, now }) as const;

  it.each(['pending', 'in_progress'] as const)('is possible from %s', (stage) =>
    given(added(photos, stage)).when(toStage('completed')).then(completed),
  );
  it('is possible together with other changes', () =>
    given(added())
      .when(toStage('completed', { title: 'Ordered photos' }))
      .then(changed({ ...photos, title: 'Ordered photos' }), completed));
  it('keeps the first time if repeated', () =>
    given(added(), completed).when(toStage('completed')).thenNothing());
  it.each(['pending', 'in_progress'] as const)('has no way back to %s', (stage) =>
    given(added(photos, stage), completed)
      .when(toStage(stage, { title: 'And not this either' }))
      .thenRefused({ refusal: 'conflict', code: 'task_completed', field: 'stage' }),
  );
  it('is the only change of the stage', () => {
    const fixed = { refusal: 'conflict', code: 'task_stage_fixed', field: 'stage' } as const;
    given(added()).when(toStage('in_progress')).thenRefused(fixed);
    given(added(photos, 'in_progress')).when(toStage('pending')).thenRefused(fixed);
  });
  it('refuses an unknown task, a removed task and a task of another person', () => {
    given().when(toStage('completed')).thenRefused(notThere);
    given(added(), removed).when(toStage('completed')).thenRefused(notThere);
    given(added())
      .when(toStage('completed', {}, somebodyElse))
      .thenRefused(notThere);
  });
});

describe('removing a task', () => {
  const remove = (who = userId) => ({ type: 'RemoveTask', taskId, userId: who }) as const;

  it('removes it from the list, completed or not', () => {
    given(added()).when(remove()).then(removed);
    given(added(), completed).when(remove()).then(removed);
  });
  it('refuses an unknown task, a removed task and a task of another person', () => {
    given().when(remove()).thenRefused(notThere);
    given(added(), removed).when(remove()).thenRefused(notThere);
    given(added()).when(remove(somebodyElse)).thenRefused(notThere);
  });
});

describe('giving up a task', () => {
  const giveUp = { type: 'GiveUpTask', taskId, userId } as const;

  it('prevents a task that was never added from being added', () => {
    given().when(giveUp).then(removed);
    given(removed)
      .when({ type: 'AddTask', taskId, userId, task: photos, stage: 'pending', now })
      .thenRefused({ refusal: 'conflict', code: 'task_exists' });
  });
  it('does nothing for an added or removed task', () => {
    given(added()).when(giveUp).thenNothing();
    given(added(), removed).when(giveUp).thenNothing();
  });
});

describe('a task', () => {
  it('is the added task with its changes', () => {
    const since = [added(detailed), changed({ ...photos, dueDate: '2027-01-01' })];
    expect(stateAfter(taskDecider, ...since)).toStrictEqual({
      userId,
      details: { ...photos, dueDate: '2027-01-01' },
      stage: 'pending',
      addedAt,
      completedAt: null,
    });
    expect(stateAfter(taskDecider, ...since, completed)).toMatchObject({
      stage: 'completed',
      completedAt: now,
    });
    expect(stateAfter(taskDecider, ...since, completed, removed)).toBe('removed');
  });

  it.each([
    ['an empty title', { title: '' }],
    ['a day that does not exist', { dueDate: '2027-02-29' }],
    ['a dependant without a number', { dependantId: 0 }],
    ['an unknown stage', { stage: 'forgotten' }],
    ['a completion of its own', { stage: 'completed' }],
    ['an unknown field', { colour: 'red' }],
  ])('is never added with %s', (_, wrong) => {
    expect(() =>
      taskAdded.parse({ taskId, userId, ...photos, stage: 'pending', addedAt, ...wrong }),
    ).toThrow();
  });

  it('cannot lose its title or choices', () => {
    for (const name of ['title', 'category', 'priority']) {
      expect(() => taskChanged.parse({ taskId, ...photos, [name]: undefined })).toThrow();
    }
  });
});
