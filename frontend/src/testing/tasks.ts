import type { TaskResponse } from '@settlewise/contract/tasks';
import { aDependant } from './aDependant';
import { amina } from './builders';
import { aCitizenshipAnswer, anIlrProgress } from './progress';
import { serverInMemory } from './serverInMemory';

/** A task as the server answers it. */
export function aTask(title: string, rest: Partial<TaskResponse> = {}): TaskResponse {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    description: null,
    category: 'reminder',
    stage: 'pending',
    priority: 'medium',
    dueDate: null,
    isOverdue: false,
    completedAt: null,
    dependantId: null,
    createdAt: '2026-11-01T09:00:00.000Z',
    ...rest,
  };
}
/** What a completed task has. */
export const completed = { stage: 'completed', completedAt: '2026-11-20T23:30:00.000Z' };

export const leila = aDependant({
  id: 2,
  firstName: 'Leila',
  dateOfBirth: '2015-03-04',
  relationship: 'child',
  nationality: 'kenya',
});

/** A signed-in person's server that keeps a list of tasks. */
export function serverWithTasks(...tasks: TaskResponse[]) {
  let kept = tasks;
  const server = serverInMemory({
    'GET /api/user': () => ({ status: 200, body: amina }),
    'GET /api/tasks': () => ({ status: 200, body: kept }),
    'GET /api/dependants': () => ({ status: 200, body: [] }),
    'GET /api/documents': () => ({ status: 200, body: [] }),
    // Of an empty record nothing is suggested.
    'GET /api/immigration/profile/ilr-progress': () => ({
      status: 200,
      body: anIlrProgress({ missing: ['visaType', 'visaStartDate'] }),
    }),
    'GET /api/immigration/profile/citizenship-eligibility': () => ({
      status: 200,
      body: aCitizenshipAnswer(),
    }),
  });
  return { ...server, keep: (...changed: TaskResponse[]) => (kept = changed) };
}
