import type { DashboardSummaryResponse } from '@settlewise/contract';
import { emptyDetails } from '@settlewise/domain';
import { findImmigrationProfile, listDependants, listJourneys } from '@settlewise/projections';
import { civilDateInLondon, travelRecord } from '@settlewise/rules';
import type { Knex } from 'knex';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { citizenshipOutlookOf } from './citizenshipOutlook';
import { ilrEligibilityOf } from './ilrEligibility';

export interface DashboardRoutesOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** What the dashboard says at a glance: from the person's own record, worked out on the day it is asked. */
export function dashboardRoutes(routes: Routes, options: DashboardRoutesOptions): void {
  const { database, readYourWrites, clock } = options;

  routes.get('/api/dashboard/summary', signedIn, nothing, async (ctx, { userId }) => {
    await Promise.all([
      readYourWrites.upToDate(ctx, 'journeys'),
      readYourWrites.upToDate(ctx, 'immigration_profile'),
    ]);
    const [profile, dependants, journeys] = await Promise.all([
      findImmigrationProfile(database, userId),
      listDependants(database, userId),
      listJourneys(database, userId),
    ]);
    const today = civilDateInLondon(clock());
    const details = profile ?? emptyDetails;
    const { totalDays, lastYear } = travelRecord(journeys, today, 'inclusive');
    ctx.body = {
      dependantCount: dependants.length,
      totalAbsenceDays: totalDays,
      absenceLast12Months: lastYear.days,
      ilrEligibility: ilrEligibilityOf(details, journeys, today),
      citizenship: citizenshipOutlookOf(details, journeys, today),
    } satisfies DashboardSummaryResponse;
  });
}
