import { randomUUID } from 'node:crypto';
import {
  administratorAccessMinutes,
  administratorAccessResponse,
  type AdministratorAccessResponse,
  openRecordRequest,
  recordAccessResponse,
  type RecordAccessResponse,
} from '@settlewise/contract/admin';
import {
  administratorAccessDecider,
  administratorAccessStream,
} from '@settlewise/domain/administratorAccess';
import type { Routes } from '../../../http/routes';
import { body, identifierInPath } from '../../../http/validate';
import { administratorCommand } from '../administratorCommand';
import type { AdminApp } from '../adminApp';
import { accountNotFound, foundAccount } from '../foundAccount';

const minute = 60_000;

/**
 * An administrator says why, and is then shown one person's record for a while, in the session in which they said it.
 * Sent again under the same `Idempotency-Key` it is the same access.
 */
export function adminRecordAccessRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, commands, keyed, readYourWrites, recordAccess, clock } = app;

  routes.get('/api/admin/users/:id/access', {
    summary: 'Tells whether the record of a person is open in this session, and until when.',
    caller: administrator,
    answers: { 200: recordAccessResponse },
    handle: async (ctx, asking) => {
      const userId = identifierInPath(ctx);
      if (userId === null) throw accountNotFound();
      ctx.body = {
        userId,
        access: await recordAccess.openAt(ctx, asking, userId),
        now: clock().toISOString(),
      } satisfies RecordAccessResponse;
    },
  });

  routes.post('/api/admin/looks', {
    summary: 'Opens the record of a person for an hour, for a reason that the person is told.',
    caller: administrator,
    input: body(openRecordRequest),
    repeatable: true,
    answers: { 201: administratorAccessResponse },
    refusals: {
      404: 'There is no such account.',
      409: 'A request with this key opened the record in another session.',
    },
    handle: async (ctx, asking, request) => {
      const { reason } = request;
      const userId = request.userId.toLowerCase();
      const now = clock();
      const context = administratorCommand(ctx, asking, userId, now);
      await foundAccount(commands, userId);
      const administratorId = asking.userId;
      const lookId =
        context.idempotencyKey === undefined
          ? randomUUID()
          : keyed.identifier('administrator look', administratorId, context.idempotencyKey);
      const until = new Date(now.getTime() + administratorAccessMinutes * minute).toISOString();
      const { state: access, position } = await commands.handle(
        administratorAccessDecider,
        administratorAccessStream(lookId),
        { type: 'OpenRecord', lookId, reason, administratorId, userId, openedAt: now.toISOString(), until },
        // The moment is left out: a repeat of the request comes at another one.
        { ...context, requestFingerprint: JSON.stringify(['look', userId, reason]) },
      );
      if (access === null) throw new Error('The access was not recorded');
      readYourWrites.remember(ctx, position);
      const opened: AdministratorAccessResponse = {
        id: lookId,
        userId,
        reason: access.reason,
        openedAt: access.openedAt,
        until: access.until,
      };
      await recordAccess.bind(ctx, opened);
      ctx.status = 201;
      ctx.body = opened;
    },
  });
}
