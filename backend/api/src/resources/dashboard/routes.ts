import type { DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { travelRecord } from '@settlewise/rules/absences';
import { topicOfProgress } from '@settlewise/rules/notices';
import { answers, applications, papers, referees } from '@settlewise/domain/record';
import { asTheyStood } from '@settlewise/casework/record';
import { immigrationReadModels, listDocuments, listItems, listTasks } from '@settlewise/projections';
import type { Knex } from 'knex';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { nextActOf, openDocumentsOf, runningOf } from '@settlewise/casework/nextAct';
import { citizenshipOutlookOf, hasEnglishAndTest, ilrEligibilityOf } from '@settlewise/casework/progress';
import type { Calculations } from '../../calculations/createCalculations';
import type { ReadYourWrites } from '../../http/readYourWrites';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readRecord } from '../../record/readRecord';
import { presentStoredTask } from '../../record/tasks/presenter';

export interface DashboardRoutesOptions {
  readonly database: Knex;
  readonly calculations: Calculations;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** The read models that the summary is made from. */
const dashboardReadModels = [
  ...immigrationReadModels,
  'documents',
  'tasks',
  ...[answers, papers, referees].map(({ part }) => part),
];

/** The summary on the dashboard, computed from the person's record as of today. */
export function dashboardRoutes(routes: Routes, options: DashboardRoutesOptions): void {
  const { database, calculations, readYourWrites, clock } = options;

  routes.get('/api/dashboard/summary', signedIn, nothing, async (ctx, { userId }) => {
    await readYourWrites.upToDate(ctx, ...dashboardReadModels);
    const now = clock();
    const [record, tasks, documents, ownReferees, ownPapers, ownAnswers, ownApplications] = await Promise.all(
      [
        readRecord(database, userId, now),
        listTasks(database, userId),
        listDocuments(database, userId),
        listItems(database, referees, userId),
        listItems(database, papers, userId),
        listItems(database, answers, userId),
        listItems(database, applications, userId),
      ],
    );
    const standing = asTheyStood(ownApplications, record.today);
    const { ilr, citizenship } = await calculations.of(ctx)('progress', record);
    const topic = topicOfProgress({ ilr, citizenship });
    const nextRequirements = (ilr.hasILR || ilr.needsNoIlr ? citizenship : ilr).requirements;
    const { totalDays, lastYear } = travelRecord(record.journeys, record.today, 'inclusive');
    const summary: DeepReadonly<DashboardSummaryResponse> = {
      dependantCount: record.dependantCount,
      totalAbsenceDays: totalDays,
      absenceLast12Months: lastYear.days,
      nextAct: nextActOf({
        today: record.today,
        ilr,
        citizenship,
        hasJourneys: record.journeys.length > 0,
        expectedIlr: record.details.settlementDate,
        running: runningOf(standing, record.today),
        tasks: tasks.map((task) => presentStoredTask(task, now)),
        documents: openDocumentsOf({
          record,
          ilr,
          citizenship,
          documents,
          referees: ownReferees,
          papers: ownPapers,
          answers: ownAnswers,
        }),
      }),
      ilrEligibility: ilrEligibilityOf(ilr),
      citizenship: citizenshipOutlookOf(citizenship),
      topic: topic === null || topic === 'citizenship' ? topic : topic.settlementOn,
      limits: ilr.limits,
      firstSteps: {
        visa: record.details.visaType !== null && record.details.visaStartDate !== null,
        journeys: record.journeys.length > 0,
        passport: documents.some(({ documentType }) => documentType === 'passport'),
        englishAndTest: hasEnglishAndTest(record.details, nextRequirements),
      },
    };
    ctx.body = summary;
  });
}
