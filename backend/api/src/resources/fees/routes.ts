import { feesRequest, feesResponse } from '@settlewise/contract/fees';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { sumOfFees } from '@settlewise/rules/fees';
import type { App } from '../../app';
import { rateLimited } from '../../http/describing';
import { presentFees } from '../../answers/presentAnswers';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** The bill of applications: for everybody, nothing is stored. */
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
