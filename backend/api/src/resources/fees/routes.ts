import { feesRequest, feesResponse } from '@settlewise/contract/fees';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { sumOfFees } from '@settlewise/rules/fees';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { presentFees } from '../../answers/presentAnswers';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';
import { feePlanResponse, type FeePlanResponse } from '@settlewise/contract/feePlan';
import { familyParts } from '@settlewise/projections';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

/** Adds up the fees of applications. Needs no account, and stores nothing. */
export function feesRoutes(routes: Routes, app: App): void {
  const { clock, limiter } = app;

  routes.post('/api/fees', {
    summary: 'Adds up what applications cost a family, each by the fees of its own day.',
    caller: limitedByAddress(limiter('calculationsByAddress')),
    input: body(feesRequest),
    answers: { 200: feesResponse },
    refusals: rateLimited('Too many calculations'),
    handle: (ctx, _anyone, request) => {
      ctx.body = presentFees(sumOfFees({ ...request, asOf: request.asOf ?? civilDateInLondon(clock()) }));
    },
  });
}

/** Plans the applications that follow from the signed-in person's record, with their fees. */
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
