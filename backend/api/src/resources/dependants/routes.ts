import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { dependantListResponse, dependantRequest, dependantResponse } from '@settlewise/contract/dependants';
import { describeFamily } from '@settlewise/casework/dependants';
import { familyParts, listDependants } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { createDependantCommands } from './commands';
import { createListCalls } from '../../record/listCalls';
import { presentDependant } from '../../record/dependants/presenter';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The people whose permission depends on this person's permission. */
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
      const family = describeFamily(record, civilDateInLondon(clock()));
      ctx.body = await calculations.forRequest(ctx)('familyProgress', family);
    },
  });

  const calls = createListCalls(routes, app, numberInPath);
  calls.post('/api/dependants', {
    summary: 'Adds a dependant.',
    request: dependantRequest,
    response: dependantResponse,
    run: dependants.add,
  });
  calls.put('/api/dependants/:id', {
    summary: 'Writes a dependant anew.',
    request: dependantRequest,
    response: dependantResponse,
    run: dependants.change,
  });
  calls.delete('/api/dependants/:id', { summary: 'Removes a dependant.', run: dependants.remove });
}

/** The number in the path, or null if this program never assigns such numbers. */
function numberInPath(ctx: ApiContext): number | null {
  const text = ctx.params['id'] ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
