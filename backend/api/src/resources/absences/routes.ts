import {
  absenceSummaryResponse,
  changeAbsenceRequest,
  journeyListResponse,
  journeyResponse,
  recordAbsenceRequest,
} from '@settlewise/contract/journeys';
import { journeyFields } from '@settlewise/domain/journeys';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { wholeItem } from '@settlewise/domain/fields';
import { recordOn } from '@settlewise/casework/record';
import { journeyReadModels, listJourneys, progressParts } from '@settlewise/projections';
import { presentJourneys } from '@settlewise/casework/journeys';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { createListCalls } from '../../record/listCalls';
import { createJourneyCommands } from '../../record/journeys/commands';
import { readOwnRecord } from '../../record/readOwnRecord';

/** The journeys under the dashboard's path: reasons in the person's own words, and a summary. */
export function absenceRoutes(routes: Routes, app: App): void {
  const { database, calculations, readYourWrites, clock } = app;
  const journeys = createJourneyCommands(app);

  routes.get('/api/absences', {
    summary: 'Lists the journeys, under their older name.',
    caller: signedIn,
    answers: { 200: journeyListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, ...journeyReadModels);
      ctx.body = presentJourneys(await listJourneys(database, userId), civilDateInLondon(clock()));
    },
  });

  routes.get('/api/absences/summary', {
    summary: 'Counts the days away.',
    caller: signedIn,
    answers: { 200: absenceSummaryResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, ...journeyReadModels);
      const [listed, record] = await Promise.all([
        listJourneys(database, userId),
        readOwnRecord(app, ctx, userId, progressParts),
      ]);
      const today = civilDateInLondon(clock());
      ctx.body = await calculations.forRequest(ctx)('absenceSummary', listed, recordOn(record, today));
    },
  });

  const calls = createListCalls(routes, app);
  calls.post('/api/absences', {
    summary: 'Records a journey, under its older name.',
    request: recordAbsenceRequest,
    response: journeyResponse,
    run: (request, context) => journeys.record(wholeItem(journeyFields, request), context),
  });
  calls.patch('/api/absences/:id', {
    summary: 'Changes a journey, under its older name.',
    request: changeAbsenceRequest,
    response: journeyResponse,
    run: journeys.change,
  });
  calls.delete('/api/absences/:id', {
    summary: 'Removes a journey, under its older name.',
    run: journeys.remove,
  });
}
