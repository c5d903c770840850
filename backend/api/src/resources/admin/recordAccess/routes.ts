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
import { accountNotFound, loadAccount } from '../loadAccount';

const minute = 60_000;

/**
 * Opens a person's record to an administrator for a limited time, in one session and for a stated reason. A repeated
 * request with the same `Idempotency-Key` returns the same access.
 */
export function adminRecordAccessRoutes(routes: Routes, app: AdminApp): void {
  const { administrator, commands, keyed, readYourWrites, accessGuard, clock } = app;

  routes.get('/api/admin/users/:id/access', {
    summary: 'Tells whether the record of a person is open in this session, and until when.',
    caller: administrator,
    answers: { 200: recordAccessResponse },
    handle: async (ctx, caller) => {
      const userId = identifierInPath(ctx);
      if (userId === null) throw accountNotFound();
      ctx.body = {
        userId,
        access: await accessGuard.findOpen(ctx, caller, userId),
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
    handle: async (ctx, caller, request) => {
      const { reason } = request;
      const userId = request.userId.toLowerCase();
      const now = clock();
      const context = administratorCommand(ctx, caller, userId, now);
      await loadAccount(commands, userId);
      const administratorId = caller.userId;
      const lookId =
        context.idempotencyKey === undefined
          ? randomUUID()
          : keyed.identifier('administrator look', administratorId, context.idempotencyKey);
      const until = new Date(now.getTime() + administratorAccessMinutes * minute).toISOString();
      const { state: access, position } = await commands.handle(
        administratorAccessDecider,
        administratorAccessStream(lookId),
        { type: 'OpenRecord', lookId, reason, administratorId, userId, openedAt: now.toISOString(), until },
        // The fingerprint omits the time, because a repeated request has a different one.
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
      await accessGuard.bind(ctx, opened);
      ctx.status = 201;
      ctx.body = opened;
    },
  });
}
