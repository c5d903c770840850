import { addTaskRequest, changeTaskRequest } from '@settlewise/contract/tasks';
import { listTasks } from '@settlewise/projections';
import type { Knex } from 'knex';
import { repeatableCommand } from '../../http/commandContext';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { addForAlert } from './addForAlert';
import type { TaskCommands, TaskCommandsOptions } from './commands';
import { presentStoredTask } from '../../record/tasks/presenter';

export interface TaskRoutesOptions extends TaskCommandsOptions {
  readonly database: Knex;
  readonly tasks: TaskCommands;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** A person's tasks. */
export function taskRoutes(routes: Routes, options: TaskRoutesOptions): void {
  const { database, tasks, readYourWrites, clock } = options;

  routes.get('/api/tasks', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'tasks');
    const now = clock();
    ctx.body = (await listTasks(database, userId)).map((task) => presentStoredTask(task, now));
  });

  routes.post('/api/tasks', signedIn, body(addTaskRequest), async (ctx, { userId }, request) => {
    const { answer, position } = await tasks.add(request, repeatableCommand(ctx, userId, clock()));
    readYourWrites.remember(ctx, position);
    ctx.status = 201;
    ctx.body = answer;
  });

  routes.post('/api/notifications/:id/task', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, 'documents', 'notifications', 'tasks');
    const context = repeatableCommand(ctx, userId, clock());
    const { answer, position } = await addForAlert(options, identifierInPath(ctx), context);
    if (position !== null) readYourWrites.remember(ctx, position);
    ctx.status = position === null ? 200 : 201;
    ctx.body = answer;
  });

  routes.patch('/api/tasks/:id', signedIn, body(changeTaskRequest), async (ctx, { userId }, change) => {
    const context = repeatableCommand(ctx, userId, clock());
    const { answer, position } = await tasks.change(identifierInPath(ctx), change, context);
    readYourWrites.remember(ctx, position);
    ctx.body = answer;
  });

  routes.delete('/api/tasks/:id', signedIn, nothing, async (ctx, { userId }) => {
    const { position } = await tasks.remove(identifierInPath(ctx), repeatableCommand(ctx, userId, clock()));
    readYourWrites.remember(ctx, position);
    ctx.status = 204;
  });
}
