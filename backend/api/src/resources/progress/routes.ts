import {
  citizenshipEligibilityResponse,
  type CitizenshipEligibilityResponse,
  ilrProgressResponse,
  type IlrProgressResponse,
} from '@settlewise/contract/progress';
import { recordOn } from '@settlewise/casework/record';
import { progressParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import type { ApiContext } from '../../http/context';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The signed-in person's progress to ILR and citizenship, calculated as of today. */
export function progressRoutes(routes: Routes, app: App): void {
  const { calculations, clock } = app;

  async function readProgressRecord(ctx: ApiContext, userId: string) {
    const record = await readOwnRecord(app, ctx, userId, progressParts);
    return recordOn(record, civilDateInLondon(clock()));
  }

  routes.get('/api/immigration/profile/ilr-progress', {
    summary: 'Tells how far it is to indefinite leave, and why.',
    caller: signedIn,
    answers: { 200: ilrProgressResponse },
    handle: async (ctx, { userId }) => {
      const answer: DeepReadonly<IlrProgressResponse> = await calculations.forRequest(ctx)(
        'ilrProgress',
        await readProgressRecord(ctx, userId),
      );
      ctx.body = answer;
    },
  });

  routes.get('/api/immigration/profile/citizenship-eligibility', {
    summary: 'Tells how far it is to citizenship, and why.',
    caller: signedIn,
    answers: { 200: citizenshipEligibilityResponse },
    handle: async (ctx, { userId }) => {
      const answer: DeepReadonly<CitizenshipEligibilityResponse> = await calculations.forRequest(ctx)(
        'citizenshipEligibility',
        await readProgressRecord(ctx, userId),
      );
      ctx.body = answer;
    },
  });
}
