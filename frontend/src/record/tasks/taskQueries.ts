import {
  type AddTaskRequest,
  type ChangeTaskRequest,
  taskListResponse,
  taskResponse,
} from '@settlewise/contract/tasks';
import { useQuery } from '@tanstack/react-query';
import { ApiError, ConnectionError } from '../../api/errors';
import { defineQuery, ofDay } from '../../api/queries';
import { removal } from '../../api/resourceCalls';
import { useSend } from '../../api/useSend';
import { useToday } from '../../ui/dates/useToday';

const path = '/api/tasks';
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;
const tasks = defineQuery({ path, answer: taskListResponse, tags: ['tasks'] });

/** GET /api/tasks: the signed-in person's tasks, what is to do first. What was due yesterday is overdue today. */
export const useTasks = () => useQuery(ofDay(tasks, useToday()));

/** POST /api/tasks */
export const useAddTask = () =>
  useSend({
    request: (payload: AddTaskRequest) => ({ method: 'POST', path, payload }),
    answer: taskResponse,
    once: true,
    touches: ['tasks'],
  });

/** POST /api/notifications/{id}/task: the task of an alert, or the one that there is for it; asked for twice it is one. */
export const useAddTaskOfAlert = () =>
  useSend({
    request: (id: string) => ({ method: 'POST', path: `/api/notifications/${encodeURIComponent(id)}/task` }),
    answer: taskResponse,
    touches: ['tasks'],
    overtaken: [404, 409],
  });

/**
 * PATCH /api/tasks/{id}. The task is shown as it now is at once; the list that comes after it has the order too. A task
 * that is gone, or was completed elsewhere, makes the list be asked for again.
 */
export const useChangeTask = () =>
  useSend({
    request: ({ id, change }: { id: string; change: ChangeTaskRequest }) => ({
      method: 'PATCH',
      path: pathOf(id),
      payload: change,
    }),
    answer: taskResponse,
    changesIn: [tasks],
    touches: ['tasks'],
    overtaken: [404, 409],
  });

/** DELETE /api/tasks/{id} */
export const useDeleteTask = removal<string>({ path, touches: ['tasks'] });

const words = { create: 'creating', update: 'updating', delete: 'deleting' } as const;

/** Why something could not be done with a task: the server's own sentence where it sent one. */
export function taskProblem(act: keyof typeof words, error: unknown): string {
  if (error instanceof ConnectionError) return error.userMessage;
  if (!(error instanceof ApiError)) return `There was a problem ${words[act]} your task.`;
  return error.serverMessage === '' ? `Failed to ${act} task` : error.serverMessage;
}
