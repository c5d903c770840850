import {
  citizenshipEligibilityResponse,
  type CitizenshipEligibilityResponse,
  ilrProgressResponse,
  type IlrProgressResponse,
} from '@settlewise/contract/progress';
import { recordOn } from '@settlewise/casework/record';
import { progressParts } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import type { Calculations } from '../../calculations/createCalculations';
import type { ApiContext } from '../../http/context';
import type { ReadYourWrites } from '../../http/readYourWrites';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';

export interface ProgressRoutesOptions {
  readonly database: Knex;
  readonly calculations: Calculations;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The signed-in person's progress to ILR and to citizenship, computed as of today. */
export function progressRoutes(routes: Routes, options: ProgressRoutesOptions): void {
  const { calculations, clock } = options;

  async function ownRecord(ctx: ApiContext, userId: string) {
    const record = await readOwnRecord(options, ctx, userId, progressParts);
    return recordOn(record, civilDateInLondon(clock()));
  }

  routes.get('/api/immigration/profile/ilr-progress', {
    summary: 'Tells how far it is to indefinite leave, and why.',
    caller: signedIn,
    answers: { 200: ilrProgressResponse },
    handle: async (ctx, { userId }) => {
      const answer: DeepReadonly<IlrProgressResponse> = await calculations.of(ctx)(
        'ilrProgress',
        await ownRecord(ctx, userId),
      );
      ctx.body = answer;
    },
  });

  routes.get('/api/immigration/profile/citizenship-eligibility', {
    summary: 'Tells how far it is to citizenship, and why.',
    caller: signedIn,
    answers: { 200: citizenshipEligibilityResponse },
    handle: async (ctx, { userId }) => {
      const answer: DeepReadonly<CitizenshipEligibilityResponse> = await calculations.of(ctx)(
        'citizenshipEligibility',
        await ownRecord(ctx, userId),
      );
      ctx.body = answer;
    },
  });
}
