import type { DashboardSummaryResponse } from '@settlewise/contract';
import { hasDocumentOfType } from '@settlewise/projections';
import { travelRecord } from '@settlewise/rules';
import type { Knex } from 'knex';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import type { DeepReadonly } from '../../http/deepReadonly';
import { readRecord } from '../../record/progress/record';
import { citizenshipOutlookOf } from './citizenshipOutlook';
import { ilrEligibilityOf } from './ilrEligibility';

export interface DashboardRoutesOptions {
  readonly database: Knex;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The summary on the dashboard, computed from the person's record as of today. */
export function dashboardRoutes(routes: Routes, options: DashboardRoutesOptions): void {
  const { database, readYourWrites, clock } = options;

  routes.get('/api/dashboard/summary', signedIn, nothing, async (ctx, { userId }) => {
    await Promise.all([
      readYourWrites.upToDate(ctx, 'journeys'),
      readYourWrites.upToDate(ctx, 'immigration_profile'),
      readYourWrites.upToDate(ctx, 'documents'),
    ]);
    const [record, hasPassport] = await Promise.all([
      readRecord(database, userId, clock()),
      hasDocumentOfType(database, userId, 'passport'),
    ]);
    const ilrEligibility = ilrEligibilityOf(record);
    const { totalDays, lastYear } = travelRecord(record.journeys, record.today, 'inclusive');
    const summary: DeepReadonly<DashboardSummaryResponse> = {
      dependantCount: record.dependantCount,
      totalAbsenceDays: totalDays,
      absenceLast12Months: lastYear.days,
      ilrEligibility,
      citizenship: citizenshipOutlookOf(record),
      firstSteps: {
        visa: ilrEligibility.missing.length === 0,
        journeys: record.journeys.length > 0,
        passport: hasPassport,
        englishAndTest: record.details.englishLanguageProof && record.details.lifeInUKPassed,
      },
    };
    ctx.body = summary;
  });
}
