import { checklistRequest } from '@settlewise/contract/checklist';
import { checklistOf } from '@settlewise/rules/documentChecklist';
import { presentChecklist } from '../../http/presentedAnswers';
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
