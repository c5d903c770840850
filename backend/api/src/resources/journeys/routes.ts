import {
  changeJourneyRequest,
  journeyListResponse,
  journeyResponse,
  recordJourneyRequest,
  type RecordJourneyRequest,
} from '@settlewise/contract/journeys';
import { type JourneyDetails, journeyFields } from '@settlewise/domain/journeys';
import { DomainError } from '@settlewise/domain/kernel';
import { daysOfTrip, tripUpTo } from '@settlewise/rules/absences';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { wholeItem } from '@settlewise/domain/fields';
import { journeyReadModels, listJourneys } from '@settlewise/projections';
import { presentJourneys } from '@settlewise/casework/journeys';
import type { App } from '../../app';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { createListCalls } from '../../record/listCalls';
import { createJourneyCommands } from '../../record/journeys/commands';

/** The journeys of the absence tracker. `/api/absences` is an alias of the same record. */
export function journeyRoutes(routes: Routes, app: App): void {
  const { database, readYourWrites, clock } = app;
  const journeys = createJourneyCommands(app);

  routes.get('/api/absence-journeys', {
    summary: 'Lists the journeys.',
    caller: signedIn,
    answers: { 200: journeyListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, ...journeyReadModels);
      ctx.body = presentJourneys(await listJourneys(database, userId), civilDateInLondon(clock()));
    },
  });

  const calls = createListCalls(routes, app);
  calls.post('/api/absence-journeys', {
    summary: 'Records a journey.',
    request: recordJourneyRequest,
    response: journeyResponse,
    run: (request, context) =>
      journeys.record(toJourneyDetails(request, civilDateInLondon(context.now)), context),
  });
  calls.patch('/api/absence-journeys/:id', {
    summary: 'Changes a journey.',
    request: changeJourneyRequest,
    response: journeyResponse,
    run: journeys.change,
  });
  calls.delete('/api/absence-journeys/:id', { summary: 'Removes a journey.', run: journeys.remove });
}

/** Checks the number of days against the dates. Another number means that the client expects other dates. */
function toJourneyDetails({ days, ...journey }: RecordJourneyRequest, today: CivilDate): JourneyDetails {
  const { departureDate, returnDate = null } = journey;
  const counted = daysOfTrip(tripUpTo({ departureDate, returnDate }, today), 'inclusive');
  if (days !== undefined && days !== counted) {
    throw new DomainError(
      'invalid',
      'days_do_not_fit',
      `From departure to ${returnDate === null ? 'today' : 'return'}, both days counted, this journey has ${counted} days`,
      'days',
    );
  }
  return wholeItem(journeyFields, journey);
}
