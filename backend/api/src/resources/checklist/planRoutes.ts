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
import type { ApiContext } from '../../http/context';
import { createReader } from '../../http/callDescription';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The checklist of the signed-in person's next application, or of a dependant's. */
export function checklistPlanRoutes(routes: Routes, app: App): void {
  routes.get('/api/checklist/plan', {
    summary: 'Plans the checklist of your next application, or of a dependant’s, from your record.',
    caller: signedIn,
    input: readChoice,
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

const { shape } = checklistPlanQuery;

const readChoice = createReader(
  {
    query: {
      applicant: {
        schema: shape.applicant,
        description: 'Whose checklist: `you`, or the number of a dependant; without it yours.',
      },
      form: { schema: shape.form, description: 'The form; without it the one of the record.' },
      plannedOn: {
        schema: shape.plannedOn,
        description: 'The day of the application; without it the one of the record.',
      },
      dateOfBirth: {
        schema: shape.dateOfBirth,
        description: 'The date of birth, used if the record has none.',
      },
      visaType: { schema: shape.visaType, description: 'The visa, used if the record has no known route.' },
    },
  },
  (ctx: ApiContext) => {
    const read = checklistPlanQuery.safeParse(ctx.query);
    if (read.success) return read.data;
    const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new RequestRefusedError(422, errors[0]?.message ?? 'Please check the query.', { errors });
  },
);
