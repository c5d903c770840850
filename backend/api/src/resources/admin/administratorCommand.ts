import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { ApiContext } from '../../http/context';
import { repeatableCommand } from '../../http/commandContext';
import type { Administrator } from '../../identity/administratorGuard';

/**
 * The context of an administrator's command on a person's record. Requests with the same `Idempotency-Key` run once.
 * @throws RequestRefusedError 400
 */
export function administratorCommand(
  ctx: ApiContext,
  { userId: actorId }: Administrator,
  userId: string,
  now: Date,
): CommandContext {
  return { ...repeatableCommand(ctx, userId, now), actorId, actorRole: 'admin' };
}
