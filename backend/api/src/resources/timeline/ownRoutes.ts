import { plansRequest, type PlansResponse } from '@settlewise/contract';
import { immigrationReadModels } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '../../http/deepReadonly';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { readRecord } from '../../record/progress/record';
import { ownTimelineOf } from '../../record/timeline/ownTimeline';
import { plansOf } from '../../record/timeline/planOf';
import { lifeReadModels, readLife } from '../../record/timeline/readLife';

export interface OwnTimelineRoutesOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The signed-in person's own timeline, and plans beside each other. */
export function ownTimelineRoutes(routes: Routes, options: OwnTimelineRoutesOptions): void {
  const { database, readYourWrites, clock } = options;

  routes.get('/api/timeline', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, ...lifeReadModels);
    const now = clock();
    const [life, record] = await Promise.all([
      readLife(database, userId, now),
      readRecord(database, userId, now),
    ]);
    ctx.body = await ownTimelineOf(life, record);
  });
  routes.post('/api/timeline/plans', signedIn, body(plansRequest), async (ctx, { userId }, { plans }) => {
    await readYourWrites.upToDate(ctx, ...immigrationReadModels);
    const record = await readRecord(database, userId, clock());
    ctx.body = {
      ...{ asOf: record.today, plans: await plansOf(record, plans) },
    } satisfies DeepReadonly<PlansResponse>;
  });
}
