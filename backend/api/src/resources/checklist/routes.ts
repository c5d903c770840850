import { checklistRequest, checklistResponse } from '@settlewise/contract/checklist';
import { buildChecklist } from '@settlewise/rules/documentChecklist';
import type { App } from '../../app';
import { rateLimited } from '../../http/callDescription';
import { presentChecklist } from '@settlewise/casework/presentedRules';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';

/** Lists the documents for an application. Needs no account, and stores nothing. */
export function checklistRoutes(routes: Routes, app: App): void {
  routes.post('/api/checklist', {
    summary: 'Lists the documents that an application needs, and what is missing, too old or not needed.',
    caller: limitedByAddress(app.limiter('calculationsByAddress')),
    input: body(checklistRequest, { limit: '1mb' }),
    answers: { 200: checklistResponse },
    refusals: rateLimited('Too many calculations'),
    handle: (ctx, _anyone, request) => {
      ctx.body = presentChecklist(buildChecklist({ ...request, answers: request.answers ?? {} }));
    },
  });
}
