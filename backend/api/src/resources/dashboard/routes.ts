import { dashboardSummaryResponse, type DashboardSummaryResponse } from '@settlewise/contract/dashboard';
import { travelRecord } from '@settlewise/rules/absences';
import { topicOfProgress } from '@settlewise/rules/notices';
import { recordOn } from '@settlewise/casework/record';
import { dashboardParts, listTasks } from '@settlewise/projections';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { findOpenDocuments } from '@settlewise/casework/checklist';
import { decideNextAct, listPendingApplications } from '@settlewise/casework/nextAct';
import { toCitizenshipOutlook, hasEnglishAndTest, toIlrEligibility } from '@settlewise/casework/progress';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { readOwnRecord } from '../../record/readOwnRecord';
import { presentStoredTask } from '../../record/tasks/presenter';

/** The summary on the dashboard, calculated from the person's record as of today. */
export function dashboardRoutes(routes: Routes, app: App): void {
  const { database, calculations, readYourWrites, clock } = app;

  routes.get('/api/dashboard/summary', {
    summary: 'Tells where a person stands, in short.',
    caller: signedIn,
    answers: { 200: dashboardSummaryResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'tasks');
      const now = clock();
      const [personRecord, tasks] = await Promise.all([
        readOwnRecord(app, ctx, userId, dashboardParts),
        listTasks(database, userId),
      ]);
      const record = recordOn(personRecord, civilDateInLondon(now));
      const { ilr, citizenship } = await calculations.forRequest(ctx)('progress', record);
      const topic = topicOfProgress({ ilr, citizenship });
      const nextRequirements = (ilr.hasILR || ilr.needsNoIlr ? citizenship : ilr).requirements;
      const { totalDays, lastYear } = travelRecord(record.journeys, record.today, 'inclusive');
      const summary: DeepReadonly<DashboardSummaryResponse> = {
        dependantCount: record.dependants.length,
        totalAbsenceDays: totalDays,
        absenceLast12Months: lastYear.days,
        nextAct: decideNextAct({
          today: record.today,
          ilr,
          citizenship,
          hasJourneys: record.journeys.length > 0,
          expectedIlr: record.details.settlementDate,
          running: listPendingApplications(record.applications, record.today),
          tasks: tasks.map((task) => presentStoredTask(task, now)),
          documents: findOpenDocuments(record, { ilr, citizenship }),
        }),
        ilrEligibility: toIlrEligibility(ilr),
        citizenship: toCitizenshipOutlook(citizenship),
        topic: topic === null || topic === 'citizenship' ? topic : topic.settlementOn,
        limits: ilr.limits,
        firstSteps: {
          visa: record.details.visaType !== null && record.details.visaStartDate !== null,
          journeys: record.journeys.length > 0,
          passport: record.documents.some(({ documentType }) => documentType === 'passport'),
          englishAndTest: hasEnglishAndTest(record.details, nextRequirements),
        },
      };
      ctx.body = summary;
    },
  });
}
