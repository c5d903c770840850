import {
  taskListResponse,
  taskResponse,
  type AddTaskRequest,
  type ChangeTaskRequest,
  type TaskResponse,
} from '@settlewise/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useToday } from '../ui/dates/useToday';
import { callFor, callOnly } from './client';
import { ApiError, ConnectionError } from './errors';
import { useIdempotencyKeys } from './idempotencyKey';

const path = '/api/tasks';
const tasksKey = [path] as const;
const pathOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

/**
 * GET /api/tasks: the signed-in person's tasks, what is to do first. Asked again when a new day begins in London: what
 * was due yesterday is overdue then.
 */
export function useTasks() {
  const today = useToday();
  return useQuery({
    queryKey: [...tasksKey, today],
    queryFn: ({ signal }) => callFor(taskListResponse, 'GET', path, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useRefreshTasks() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: tasksKey });
  };
}

/** POST /api/tasks */
export function useAddTask() {
  const keys = useIdempotencyKeys();
  const refresh = useRefreshTasks();
  return useMutation({
    mutationFn: (payload: AddTaskRequest) =>
      callFor(taskResponse, 'POST', path, { payload, idempotencyKey: keys.keyFor(payload) }),
    onSuccess() {
      keys.accepted();
      refresh();
    },
  });
}

/** PATCH /api/tasks/{id}. A task that is gone, or was completed elsewhere, makes the list be asked for again. */
export function useChangeTask() {
  const client = useQueryClient();
  const refresh = useRefreshTasks();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: ChangeTaskRequest }) =>
      callFor(taskResponse, 'PATCH', pathOf(id), { payload: change }),
    onSuccess(changed) {
      // Shown as it now is at once; the list that comes after it has the order too.
      client.setQueriesData<TaskResponse[]>({ queryKey: tasksKey }, (tasks) =>
        tasks?.map((task) => (task.id === changed.id ? changed : task)),
      );
      refresh();
    },
    onError(error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 409)) refresh();
    },
  });
}

/** DELETE /api/tasks/{id}. A task that is gone already makes the list be asked for again. */
export function useDeleteTask() {
  const refresh = useRefreshTasks();
  return useMutation({
    mutationFn: (id: string) => callOnly('DELETE', pathOf(id)),
    onSuccess: refresh,
    onError(error) {
      if (error instanceof ApiError && error.status === 404) refresh();
    },
  });
}

const words = {
  create: 'creating',
  update: 'updating',
  delete: 'deleting',
} as const;

/** Why something could not be done with a task: the server's own sentence where it sent one. */
export function taskProblem(act: keyof typeof words, error: unknown): string {
  if (error instanceof ConnectionError) return error.userMessage;
  if (!(error instanceof ApiError)) return `There was a problem ${words[act]} your task.`;
  return error.serverMessage === '' ? `Failed to ${act} task` : error.serverMessage;
}
