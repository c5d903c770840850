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
import { repeatableCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
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

  routes.post('/api/absence-journeys', {
    summary: 'Records a journey.',
    caller: signedIn,
    input: body(recordJourneyRequest),
    repeatable: true,
    answers: { 201: journeyResponse },
    handle: async (ctx, { userId }, request) => {
      const now = clock();
      const journey = toJourneyDetails(request, civilDateInLondon(now));
      const { answer, position } = await journeys.record(journey, repeatableCommand(ctx, userId, now));
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.patch('/api/absence-journeys/:id', {
    summary: 'Changes a journey.',
    caller: signedIn,
    input: body(changeJourneyRequest),
    repeatable: true,
    answers: { 200: journeyResponse },
    handle: async (ctx, { userId }, change) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await journeys.change(identifierInPath(ctx), change, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.delete('/api/absence-journeys/:id', {
    summary: 'Removes a journey.',
    caller: signedIn,
    repeatable: true,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const { position } = await journeys.remove(
        identifierInPath(ctx),
        repeatableCommand(ctx, userId, clock()),
      );
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });
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
