import { plansRequest, type OwnTimelineResponse, type PlansResponse } from '@settlewise/contract';
import { immigrationReadModels } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { readRecord } from '../../record/progress/record';
import { planOf } from '../../record/timeline/planOf';
import { wayAhead } from '../../record/timeline/wayAhead';
import { lifeReadModels, readLife, triggersInLife } from '../../record/timeline/readLife';
import { applicationsOf, timelineOf } from '../../record/timeline/timelineOf';

export interface OwnTimelineRoutesOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The signed-in person's own timeline: the entries that a lawyer is shown, with what is ahead first, and their applications. */
export function ownTimelineRoutes(routes: Routes, options: OwnTimelineRoutesOptions): void {
  const { database, readYourWrites, clock } = options;

  routes.get('/api/timeline', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, ...lifeReadModels);
    const now = clock();
    const [life, record] = await Promise.all([
      readLife(database, userId, now),
      readRecord(database, userId, now),
    ]);
    const applications = applicationsOf(life);
    const answer: DeepReadonly<OwnTimelineResponse> = {
      ...{ asOf: life.today, entries: timelineOf(life, await triggersInLife(life), applications) },
      applications: applications.map(
        ({ applicationId: id, dependantId, recorded, stage, answer: waiting }) => ({
          ...{ id, dependantId, appliedFor: recorded.appliedFor, stage, waiting },
        }),
      ),
      wayAhead: wayAhead(record, applications),
    };
    ctx.body = answer;
  });
  routes.post('/api/timeline/plans', signedIn, body(plansRequest), async (ctx, { userId }, { plans }) => {
    await readYourWrites.upToDate(ctx, ...immigrationReadModels);
    const record = await readRecord(database, userId, clock());
    ctx.body = {
      ...{ asOf: record.today, plans: plans.map((plan) => planOf(record, plan)) },
    } satisfies DeepReadonly<PlansResponse>;
  });
}
