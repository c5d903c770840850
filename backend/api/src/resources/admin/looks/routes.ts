import { randomUUID } from 'node:crypto';
import {
  administratorLookMinutes,
  openRecordRequest,
  type AdministratorLookResponse,
} from '@settlewise/contract';
import { administratorLookDecider, administratorLookStream } from '@settlewise/domain';
import type { Routes } from '../../../http/routes';
import { body } from '../../../http/validate';
import { administratorCommand } from '../administratorCommand';
import type { AdminParts } from '../adminParts';
import { foundAccount } from '../foundAccount';

const minute = 60_000;

/** An administrator says why, and is then shown one person's record for a while. */
export function adminLooksRoutes(routes: Routes, { administrator, commands, clock }: AdminParts): void {
  routes.post('/api/admin/looks', administrator, body(openRecordRequest), async (ctx, asking, request) => {
    const userId = request.userId.toLowerCase();
    const now = clock();
    const context = administratorCommand(ctx, asking, userId, now);
    await foundAccount(commands, userId);
    const look = {
      ...{ lookId: randomUUID(), reason: request.reason, administratorId: asking.userId, userId },
      openedAt: now.toISOString(),
      until: new Date(now.getTime() + administratorLookMinutes * minute).toISOString(),
    };
    await commands.handle(
      administratorLookDecider,
      administratorLookStream(look.lookId),
      { type: 'OpenRecord', ...look },
      context,
    );
    const { lookId, reason, openedAt, until } = look;
    ctx.status = 201;
    ctx.body = { id: lookId, userId, reason, openedAt, until } satisfies AdministratorLookResponse;
  });
}
