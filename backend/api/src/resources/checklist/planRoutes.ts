import {
  planApplicantChecklist,
  presentChecklistPlan,
  toChecklistCase,
} from '@settlewise/casework/checklist';
import { describeFamily } from '@settlewise/casework/dependants';
import { recordOn } from '@settlewise/casework/record';
import { checklistPlanQuery, checklistPlanResponse } from '@settlewise/contract/checklist';
import { dashboardParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { query } from '../../http/validate';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The checklist of the signed-in person's next application, or of a dependant's. */
export function checklistPlanRoutes(routes: Routes, app: App): void {
  routes.get('/api/checklist/plan', {
    summary: 'Plans the checklist of your next application, or of a dependant’s, from your record.',
    caller: signedIn,
    input: choiceInput,
    answers: { 200: checklistPlanResponse },
    refusals: { 422: 'The query is not valid, or the dates of the record contradict each other.' },
    handle: async (ctx, { userId }, choice) => {
      const recorded = await readOwnRecord(app, ctx, userId, dashboardParts);
      const today = civilDateInLondon(app.clock());
      const record = recordOn(recorded, today);
      const calculate = app.calculations.forRequest(ctx);
      const [{ ilr, citizenship }, dependants] = await Promise.all([
        calculate('progress', record),
        calculate('familyProgress', describeFamily(recorded, today)),
      ]);
      const plan = planApplicantChecklist(toChecklistCase(record, { ilr, citizenship, dependants }), choice);
      ctx.body = presentChecklistPlan(plan, { today, ilr, citizenship });
    },
  });
}

const choiceInput = query(checklistPlanQuery, {
  applicant: 'Whose checklist: `you`, or the number of a dependant; without it yours.',
  form: 'The form; without it the one of the record.',
  plannedOn: 'The day of the application; without it the one of the record.',
  dateOfBirth: 'The date of birth, used if the record has none.',
  visaType: 'The visa, used if the record has no known route.',
});
