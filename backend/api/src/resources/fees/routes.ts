import { feesRequest, type FeesResponse } from '@settlewise/contract';
import { civilDateInLondon, sumOfFees, type FeesAnswer } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { sourceOf } from '../../http/presentedSource';
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

const presentFees = ({ lines, ...answer }: FeesAnswer): DeepReadonly<FeesResponse> => ({
  ...answer,
  lines: lines.map(({ source, ...line }) => ({
    ...line,
    source: source === null ? null : sourceOf(source),
  })),
});
