import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { dependantListResponse, dependantRequest, dependantResponse } from '@settlewise/contract/dependants';
import { familyOf } from '@settlewise/casework/dependants';
import { familyParts, listDependants } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { createDependantCommands } from './commands';
import { presentDependant } from '../../record/dependants/presenter';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The people whose permission depends on the person's. */
export function dependantRoutes(routes: Routes, app: App): void {
  const { database, calculations, readYourWrites, clock } = app;
  const dependants = createDependantCommands(app.commands);

  routes.get('/api/dependants', {
    summary: 'Lists the dependants.',
    caller: signedIn,
    answers: { 200: dependantListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'immigration_profile');
      ctx.body = (await listDependants(database, userId)).map(presentDependant);
    },
  });

  routes.get('/api/dependants/progress', {
    summary: 'Tells how far it is to indefinite leave for each dependant.',
    caller: signedIn,
    answers: { 200: dependantProgressListResponse },
    handle: async (ctx, { userId }) => {
      const record = await readOwnRecord(app, ctx, userId, familyParts);
      const family = familyOf(record, civilDateInLondon(clock()));
      ctx.body = await calculations.forRequest(ctx)('familyProgress', family);
    },
  });

  routes.post('/api/dependants', {
    summary: 'Adds a dependant.',
    caller: signedIn,
    input: body(dependantRequest),
    repeatable: true,
    answers: { 201: dependantResponse },
    handle: async (ctx, { userId }, request) => {
      const { answer, position } = await dependants.add(request, repeatableCommand(ctx, userId, clock()));
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.put('/api/dependants/:id', {
    summary: 'Writes a dependant anew.',
    caller: signedIn,
    input: body(dependantRequest),
    repeatable: true,
    answers: { 200: dependantResponse },
    handle: async (ctx, { userId }, request) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await dependants.change(numberInPath(ctx), request, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.delete('/api/dependants/:id', {
    summary: 'Removes a dependant.',
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { position } = await dependants.remove(numberInPath(ctx), context);
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
}

/** The number in the path, or null when this program never gives such numbers. */
function numberInPath(ctx: ApiContext): number | null {
  const text = ctx.params['id'] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
