import { feePlanResponse, type FeePlanResponse } from '@settlewise/contract/feePlan';
import { familyParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { Calculations } from '../../calculations/createCalculations';
import type { ReadYourWrites } from '../../http/readYourWrites';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

export interface OwnFeesRoutesOptions {
  readonly database: Knex;
  readonly calculations: Calculations;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The applications that the signed-in person's record leads to, to be paid. */
export function ownFeesRoutes(routes: Routes, options: OwnFeesRoutesOptions): void {
  const { calculations, clock } = options;
  routes.get('/api/fees/plan', {
    summary: 'Plans the applications that the record leads to, up to a passport, and who pays for each.',
    caller: signedIn,
    answers: { 200: feePlanResponse },
    handle: async (ctx, { userId }) => {
      const record = await readOwnRecord(options, ctx, userId, familyParts);
      const answer: FeePlanResponse = await calculations.of(ctx)(
        'feePlan',
        record,
        civilDateInLondon(clock()),
      );
      ctx.body = answer;
    },
  });
}
