import { feePlanResponse, type FeePlanResponse } from '@settlewise/contract/feePlan';
import { familyParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The applications that the signed-in person's record leads to, to be paid. */
export function ownFeesRoutes(routes: Routes, app: App): void {
  const { calculations, clock } = app;

  routes.get('/api/fees/plan', {
    summary: 'Plans the applications that the record leads to, up to a passport, and who pays for each.',
    caller: signedIn,
    answers: { 200: feePlanResponse },
    handle: async (ctx, { userId }) => {
      const record = await readOwnRecord(app, ctx, userId, familyParts);
      const answer: FeePlanResponse = await calculations.forRequest(ctx)(
        'feePlan',
        record,
        civilDateInLondon(clock()),
      );
      ctx.body = answer;
    },
  });
}
