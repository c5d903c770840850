import { randomBytes } from 'node:crypto';
import {
  calendarAddressResponse,
  type CalendarAddressResponse,
  calendarFeedResponse,
  type CalendarFeedResponse,
} from '@settlewise/contract/calendar';
import { calendarDecider, type CalendarState, calendarStream } from '@settlewise/domain/calendar';
import { DomainError } from '@settlewise/domain/kernel';
import { hashSecret } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { alertParts, findCalendarOwner, listReadModels } from '@settlewise/projections';
import type { App } from '../../app';
import { fileAnswer, rateLimited } from '../../http/callDescription';
import { ownCommand } from '../../http/commandContext';
import type { ApiContext } from '../../http/context';
import { limitedByAddress } from '../../http/rateLimit';
import { tryAgainLater } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { nullIfErased } from '../../identity/nullIfErased';
import { createDatesFile } from './createDatesFile';

/** A person's dates for their calendar, as a download or at a secret address. */
export function calendarRoutes(routes: Routes, app: App): void {
  const { config, commands, limiter, readYourWrites, clock } = app;
  const { publicUrl } = config;
  const datesFile = createDatesFile(app);
  const calendarByAccount = limiter('calendarByAccount');
  const anyone = limitedByAddress(limiter('calendarByAddress'));

  routes.get('/api/calendar', {
    summary: 'Tells whether the dates can be subscribed to.',
    caller: signedIn,
    answers: { 200: calendarFeedResponse },
    handle: async (ctx, { userId }) => {
      const { state } = await commands.load(calendarDecider, calendarStream(userId));
      const answer: CalendarFeedResponse = { isOpen: state !== null, openedAt: state?.openedAt ?? null };
      ctx.body = answer;
    },
  });

  routes.post('/api/calendar', {
    summary: 'Makes a secret address for calendars, which ends the one before.',
    caller: signedIn,
    answers: { 201: calendarAddressResponse },
    handle: async (ctx, { userId }) => {
      const now = clock();
      const openedAt = now.toISOString();
      const secret = randomBytes(32).toString('base64url');
      const { position } = await commands.handle(
        calendarDecider,
        calendarStream(userId),
        { type: 'OpenCalendar', secretHash: hashSecret(secret), now: openedAt },
        ownCommand(ctx, userId, now),
      );
      readYourWrites.remember(ctx, position);
      const answer: CalendarAddressResponse = {
        address: new URL(`/api/calendar/${secret}.ics`, publicUrl).toString(),
        openedAt,
      };
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.delete('/api/calendar', {
    summary: 'Ends the address for calendars.',
    caller: signedIn,
    answers: { 204: null },
    handle: async (ctx, { userId }) => {
      const { position } = await commands.handle(
        calendarDecider,
        calendarStream(userId),
        { type: 'CloseCalendar' },
        ownCommand(ctx, userId, clock()),
      );
      readYourWrites.remember(ctx, position);
      ctx.status = 204;
    },
  });

  routes.getFile('/api/calendar.ics', {
    summary: 'Gives the dates as a calendar.',
    caller: signedIn,
    answers: { 200: fileAnswer('text/calendar') },
    refusals: rateLimited('Read too often'),
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, ...listReadModels(alertParts));
      await answerWithDates(ctx, userId, datesNotReady);
      ctx.attachment('Settlewise dates.ics');
    },
  });

  routes.get('/api/calendar/:file', {
    summary: 'Gives the dates to whoever knows the secret address.',
    caller: anyone,
    answers: { 200: fileAnswer('text/calendar') },
    refusals: rateLimited('Read too often'),
    handle: async (ctx) => {
      const [, secret] = /^([\w-]{43})\.ics$/.exec(ctx.params['file'] ?? '') ?? [];
      const userId = secret === undefined ? null : await findOwner(hashSecret(secret), app);
      if (userId === null) throw calendarNotFound();
      await answerWithDates(ctx, userId, calendarNotFound);
    },
  });

  /** @param createError creates the error for a person whom the read models do not contain */
  async function answerWithDates(ctx: ApiContext, userId: string, createError: () => Error): Promise<void> {
    await calendarByAccount.count(userId);
    const file = await datesFile(userId);
    if (file === null) throw createError();
    ctx.body = file;
    ctx.type = 'text/calendar; charset=utf-8';
  }
}

/** Finds the owner of a secret. The read model names the person; their stream decides whether the secret is valid. */
async function findOwner(
  secretHash: string,
  { database, commands }: Pick<App, 'database' | 'commands'>,
): Promise<string | null> {
  const userId = await findCalendarOwner(database, secretHash);
  if (userId === null) return null;
  const state = await loadCalendar(commands, userId);
  return state?.secretHash === secretHash ? userId : null;
}

async function loadCalendar(commands: CommandHandler, userId: string): Promise<CalendarState> {
  const calendar = await nullIfErased(() => commands.load(calendarDecider, calendarStream(userId)));
  return calendar?.state ?? null;
}

/** The read models may not contain a new account yet, and an empty file would be wrong. */
const datesNotReady = () =>
  tryAgainLater(503, 'Your dates are still being worked out. Please try again shortly.', 2);

/** The same error for an unknown, closed or erased address. */
function calendarNotFound(): DomainError {
  return new DomainError('notFound', 'calendar_not_found', 'There is no calendar at this address.');
}
