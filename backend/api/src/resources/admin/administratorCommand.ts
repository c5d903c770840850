import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { ApiContext } from '../../http/context';
import { repeatableCommand } from '../../http/commandContext';
import type { Administrator } from '../../identity/administratorGuard';

/**
 * A command that an administrator gives about somebody's record; sent again under the same `Idempotency-Key` it is
 * carried out once. @throws RequestRefusedError 400
 */
export function administratorCommand(
  ctx: ApiContext,
  { userId: actorId }: Administrator,
  userId: string,
  now: Date,
): CommandContext {
  return { ...repeatableCommand(ctx, userId, now), actorId, actorRole: 'admin' };
}
