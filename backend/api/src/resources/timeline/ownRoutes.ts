import { plansRequest, type PlansResponse } from '@settlewise/contract/plans';
import { immigrationReadModels } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { Calculations } from '../../calculations/createCalculations';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { readRecord } from '../../record/readRecord';
import { lifeReadModels, readLife } from '../../record/readLife';

export interface OwnTimelineRoutesOptions {
  readonly database: Knex;
  readonly calculations: Calculations;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The signed-in person's own timeline, and plans beside each other. */
export function ownTimelineRoutes(routes: Routes, options: OwnTimelineRoutesOptions): void {
  const { database, calculations, readYourWrites, clock } = options;

  routes.get('/api/timeline', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, ...lifeReadModels);
    const now = clock();
    const [life, record] = await Promise.all([
      readLife(database, userId, now),
      readRecord(database, userId, now),
    ]);
    const content = await calculations.of(ctx)('ownTimeline', life, record);
    ctx.type = 'json';
    ctx.body = Buffer.from(content);
  });
  routes.post('/api/timeline/plans', signedIn, body(plansRequest), async (ctx, { userId }, { plans }) => {
    await readYourWrites.upToDate(ctx, ...immigrationReadModels);
    const record = await readRecord(database, userId, clock());
    ctx.body = {
      asOf: record.today,
      plans: await calculations.of(ctx)('plans', record, plans),
    } satisfies DeepReadonly<PlansResponse>;
  });
}
