import { ownTimelineResponse } from '@settlewise/contract/timelineEntries';
import { plansRequest, plansResponse, type PlansResponse } from '@settlewise/contract/plans';
import { recordOn } from '@settlewise/casework/record';
import { alertParts, progressParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The signed-in person's timeline, and a comparison of plans. */
export function ownTimelineRoutes(routes: Routes, app: App): void {
  const { calculations, clock } = app;

  routes.get('/api/timeline', {
    summary: 'Tells what is ahead, the soonest first, and what happened, the latest first.',
    caller: signedIn,
    answers: { 200: ownTimelineResponse },
    handle: async (ctx, { userId }) => {
      const record = await readOwnRecord(app, ctx, userId, alertParts);
      const content = await calculations.forRequest(ctx)('ownTimeline', record, civilDateInLondon(clock()));
      ctx.type = 'json';
      ctx.body = Buffer.from(content);
    },
  });
  routes.post('/api/timeline/plans', {
    summary: 'Compares plans to settlement and citizenship, by the record. Nothing is stored.',
    caller: signedIn,
    input: body(plansRequest),
    answers: { 200: plansResponse },
    handle: async (ctx, { userId }, { plans }) => {
      const record = recordOn(
        await readOwnRecord(app, ctx, userId, progressParts),
        civilDateInLondon(clock()),
      );
      ctx.body = {
        asOf: record.today,
        plans: await calculations.forRequest(ctx)('plans', record, plans),
      } satisfies DeepReadonly<PlansResponse>;
    },
  });
}
