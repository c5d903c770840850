import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { ApiContext } from './context';
import { idempotencyKey } from './validate';

/** The context of a command of a person on their own record. */
export function ownCommand(ctx: ApiContext, userId: string, now: Date): CommandContext {
  return {
    userId,
    actorId: userId,
    actorRole: 'user',
    correlationId: ctx.state.correlationId,
    causationId: ctx.state.correlationId,
    now,
  };
}

/** As `ownCommand`, with the request's `Idempotency-Key`, so that a repeat has no effect. @throws RequestRefusedError 400 */
export function repeatableCommand(ctx: ApiContext, userId: string, now: Date): CommandContext {
  const key = idempotencyKey(ctx);
  return { ...ownCommand(ctx, userId, now), ...(key === undefined ? {} : { idempotencyKey: key }) };
}
