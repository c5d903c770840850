import { checklistRequest, type ChecklistResponse } from '@settlewise/contract';
import { checklistOf, type ChecklistResult } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { sourceOf } from '../../http/presentedSource';
import { limitedByAddress, type RateLimiter } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

interface ChecklistRoutesOptions {
  readonly calculationsByAddress: RateLimiter;
}

/** The documents that an application needs: for everybody, nothing is stored. */
export function checklistRoutes(routes: Routes, { calculationsByAddress }: ChecklistRoutesOptions): void {
  routes.post(
    '/api/checklist',
    limitedByAddress(calculationsByAddress),
    body(checklistRequest, { largest: '1mb' }),
    (ctx, _anyone, request) => {
      ctx.body = presentChecklist(checklistOf({ ...request, answers: request.answers ?? {} }));
    },
  );
}

const presentChecklist = ({ requirements, ...rest }: ChecklistResult): DeepReadonly<ChecklistResponse> => ({
  requirements: requirements.map(({ source, ...line }) => ({ ...line, source: sourceOf(source) })),
  ...rest,
});
