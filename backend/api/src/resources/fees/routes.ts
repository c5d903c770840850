import { feesRequest } from '@settlewise/contract/fees';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { sumOfFees } from '@settlewise/rules/fees';
import { presentFees } from '../../http/presentedAnswers';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

export interface FeesRoutesOptions {
  readonly calculationsByAddress: RateLimiter;
  readonly clock: () => Date;
}

/** The bill of applications: for everybody, nothing is stored. */
export function feesRoutes(routes: Routes, { calculationsByAddress, clock }: FeesRoutesOptions): void {
  routes.post(
    '/api/fees',
    limitedByAddress(calculationsByAddress),
    body(feesRequest),
    (ctx, _anyone, request) => {
      ctx.body = presentFees(sumOfFees({ ...request, asOf: request.asOf ?? civilDateInLondon(clock()) }));
    },
  );
}
