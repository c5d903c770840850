import {
  accessLogResponse,
  type AccessLogResponse,
  extendLegalAccessRequest,
  grantLegalAccessRequest,
  legalAccessGrantResponse,
  legalAccessListResponse,
} from '@settlewise/contract/legalAccess';
import { defaultSettings } from '@settlewise/domain/accounts';
import { findAccountSettings, listLegalAccess, listAccessLog } from '@settlewise/projections';
import { z } from 'zod';
import type { App } from '../../app';
import { repeatableCommand } from '../../http/commandContext';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { createReader } from '../../http/callDescription';
import type { Reader, Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import { createLegalAccessCommands } from './commands';
import { cutAccessLogPage } from './cutAccessLogPage';
import { presentAccess, presentRecordedGrant } from '../../record/legalAccess/presenter';

const maxEntries = 100;

/** Lists, gives and revokes access to a person's record, and lists accesses. */
export function legalAccessRoutes(routes: Routes, app: App): void {
  const { database, limiter, invitations, readYourWrites, clock } = app;
  const legalAccess = createLegalAccessCommands(app);
  // Each grant sends an email to a lawyer.
  const grantsByAccount = limiter('grantsByAccount');

  routes.get('/api/legal-access', {
    summary: 'Lists the access that a person gave.',
    caller: signedIn,
    answers: { 200: legalAccessListResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'accounts', 'legal_access');
      const { lawyerSharingEnabled } = (await findAccountSettings(database, userId)) ?? defaultSettings;
      const grantDetails = { sharingEnabled: lawyerSharingEnabled, now: clock() };
      ctx.body = (await listLegalAccess(database, userId)).map((grant) =>
        presentRecordedGrant(grant, grantDetails),
      );
    },
  });

  routes.post('/api/legal-access', {
    summary: 'Gives a lawyer access to the record, and sends them a mail.',
    caller: signedIn,
    input: body(grantLegalAccessRequest),
    repeatable: true,
    answers: { 201: legalAccessGrantResponse },
    handle: async (ctx, { userId }, request) => {
      const context = repeatableCommand(ctx, userId, clock());
      await grantsByAccount.count(userId);
      const { answer, position } = await legalAccess.give(request, context);
      readYourWrites.remember(ctx, position);
      await invitations.send({ userId, grantId: answer.id }, ctx.state.correlationId);
      ctx.status = 201;
      ctx.body = answer;
    },
  });

  routes.get('/api/legal-access/looks', {
    summary: 'Lists who has seen the record.',
    caller: signedIn,
    input: beforeInput,
    answers: { 200: accessLogResponse },
    handle: async (ctx, { userId }, before) => {
      await readYourWrites.upToDate(ctx, 'looks');
      const found = await listAccessLog(database, userId, { before, limit: maxEntries + 1 });
      const { accesses, more } = cutAccessLogPage(found, maxEntries);
      const grants = new Map(
        (await listLegalAccess(database, userId)).map((grant) => [grant.grantId, grant] as const),
      );
      const answer: AccessLogResponse = {
        looks: accesses.flatMap((access) => {
          const presented = presentAccess(access, grants.get(access.grantId ?? ''));
          return presented === null ? [] : [presented];
        }),
        more,
      };
      ctx.body = answer;
    },
  });

  routes.patch('/api/legal-access/:id', {
    summary: 'Gives access another last day.',
    caller: signedIn,
    input: body(extendLegalAccessRequest),
    repeatable: true,
    answers: { 200: legalAccessGrantResponse },
    handle: async (ctx, { userId }, request) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await legalAccess.extend(identifierInPath(ctx), request, context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });

  routes.delete('/api/legal-access/:id', {
    summary: 'Revokes access at once.',
    caller: signedIn,
    repeatable: true,
    answers: { 200: legalAccessGrantResponse },
    handle: async (ctx, { userId }) => {
      const context = repeatableCommand(ctx, userId, clock());
      const { answer, position } = await legalAccess.revoke(identifierInPath(ctx), context);
      readYourWrites.remember(ctx, position);
      ctx.body = answer;
    },
  });
}

const instant = z.iso.datetime().optional();

/** @throws RequestRefusedError 400 */
const readBefore: Reader<Date | undefined> = (ctx) => {
  const parsed = instant.safeParse(ctx.query['before']);
  if (!parsed.success) {
    throw new RequestRefusedError(400, 'The query “before” must be an instant, as 2026-01-31T12:00:00Z.');
  }
  return parsed.data === undefined ? undefined : new Date(parsed.data);
};

const beforeInput = createReader(
  { query: { before: { schema: instant, description: 'Only what is older than this moment.' } } },
  readBefore,
);
