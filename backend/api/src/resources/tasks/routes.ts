import {
  addTaskRequest,
  changeTaskRequest,
  taskListResponse,
  taskResponse,
} from '@settlewise/contract/tasks';
import { listTasks } from '@settlewise/projections';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { identifierInPath } from '../../http/validate';
import { createListCalls } from '../../record/listCalls';
import { addForAlert } from './addForAlert';
import { createTaskCommands } from './commands';
import { presentStoredTask } from '../../record/tasks/presenter';

/** A person's tasks. */
export function taskRoutes(routes: Routes, app: App): void {
  const { database, readYourWrites, clock } = app;
  const tasks = createTaskCommands(app);

  routes.get('/api/tasks', {
    summary: 'Lists the tasks.',
    caller: signedIn,
    answers: { 200: taskListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'tasks');
      const now = clock();
      ctx.body = (await listTasks(database, userId)).map((task) => presentStoredTask(task, now));
    },
  });

  const calls = createListCalls(routes, app);
  calls.post('/api/tasks', {
    summary: 'Adds a task.',
    request: addTaskRequest,
    response: taskResponse,
    run: tasks.add,
  });
  calls.patch('/api/tasks/:id', {
    summary: 'Changes a task.',
    request: changeTaskRequest,
    response: taskResponse,
    run: tasks.change,
  });
  calls.delete('/api/tasks/:id', { summary: 'Removes a task.', run: tasks.remove });

  routes.post('/api/notifications/:id/task', {
    summary: 'Adds the task that an alert leads to.',
    description:
      'Answers 200 with the task where there is one for the same alert, or one still to do that is about the same. An alert that leads to no task is refused (409).',
    caller: signedIn,
    repeatable: true,
    answers: { 200: taskResponse, 201: taskResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'documents', 'notifications', 'tasks');
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await addForAlert(app, identifierInPath(ctx), context);
      if (position !== null) readYourWrites.remember(ctx, position);
      ctx.status = position === null ? 200 : 201;
      ctx.body = answer;
    },
  });
}
