import { alertChoicesRequest, alertChoicesResponse, alertsResponse } from '@settlewise/contract/alerts';
import { notificationDecider, notificationsStream } from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { withReadings } from '@settlewise/rules/parameters';
import { alertParts, listAlertChoices, listAlertLeads, listReadModels } from '@settlewise/projections';
import { dueNow } from '@settlewise/projections/reminders';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import { type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { readAlertsOverview } from './readAlertsOverview';
import { presentChoices } from './presenter';

/** Current and future alerts, and the choice of alert kinds and channels. */
export function alertRoutes(routes: Routes, app: App): void {
  const { database, commands, keyed, lawDesk, calculations, readYourWrites, clock } = app;

  routes.get('/api/alerts', {
    summary: 'Tells what waits for a person now, and what is ahead by day.',
    caller: signedIn,
    answers: { 200: alertsResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, ...listReadModels(alertParts));
      const overview = await readAlertsOverview(
        { database, keyed, calculate: calculations.forRequest(ctx) },
        userId,
        civilDateInLondon(clock()),
      );
      ctx.body = withReadings(overview, (await lawDesk.current()).readings);
    },
  });

  routes.get('/api/alerts/choices', {
    summary: 'Lists the kinds of alerts, and where a person is told of each.',
    caller: signedIn,
    answers: { 200: alertChoicesResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'notifications');
      const [chosen, leads] = await Promise.all([
        listAlertChoices(database, userId),
        listAlertLeads(database, userId),
      ]);
      ctx.body = presentChoices(
        new Map(chosen.map(({ kind, choice }) => [kind, choice])),
        new Map(leads.map((each) => [each.kind, each.leads])),
      );
    },
  });

  routes.post('/api/alerts/choices', {
    summary: 'Chooses where a person is told of some kinds of alerts.',
    description:
      'A kind about a deadline (`act`) cannot be `off`. What was due while a kind was off is not told once it is on again.',
    caller: signedIn,
    input: body(alertChoicesRequest),
    repeatable: true,
    answers: { 200: alertChoicesResponse },
    handle: async (ctx, { userId }, { choices, leads = {} }) => {
      const now = clock();
      await readYourWrites.upToDate(ctx, ...listReadModels(alertParts));
      // Marks due alerts as told, so that turning a kind on or changing lead times does not send them later.
      const due = await dueNow({ database, keyed }, userId, civilDateInLondon(now), leads);
      const { state, position } = await commands.handle(
        notificationDecider,
        notificationsStream(userId),
        { type: 'ChooseAlertKinds', choices, leads, due },
        // The fingerprint omits due alerts, because they depend on the time of the request.
        {
          ...repeatableCommand(ctx, userId, now),
          requestFingerprint: JSON.stringify(['alert choices', choices, leads]),
        },
      );
      readYourWrites.remember(ctx, position);
      ctx.body = presentChoices(state.choices, state.leads);
    },
  });
}
