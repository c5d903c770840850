import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { ApiContext, ApiMiddleware } from '../http/context';
import {
  findRestriction,
  createSecondFactorNeededError,
  type SecondFactorRequirement,
} from './secondFactor/secondFactorGate';
import { RequestRefusedError, signInFirst } from '../http/requestRefusedError';
import { signedIn } from '../http/session';

/** A person who is an administrator according to the log. */
export interface Administrator {
  readonly userId: string;
}

/**
 * Requires an administrator. It reads the log, so that a revoked role has no effect any more.
 * @throws RequestRefusedError 401 without a session, 403 for other people, and without a required second factor
 */
export type AdministratorGuard = (ctx: Pick<ApiContext, 'session' | 'req'>) => Promise<Administrator>;

export function createAdministratorGuard(
  commands: Pick<CommandHandler, 'load'>,
  requirement: SecondFactorRequirement,
): AdministratorGuard {
  // The middleware and the route both check; they share one check for each request.
  const checks = new WeakMap<object, Promise<Administrator>>();

  async function checkAdministrator(userId: string): Promise<Administrator> {
    try {
      const { state } = await commands.load(accountDecider, accountStream(userId));
      if (state?.role === 'admin' && !state.locked) {
        if (findRestriction(requirement, state) !== undefined) throw createSecondFactorNeededError();
        return { userId };
      }
    } catch (error) {
      if (error instanceof PersonErasedError) throw signInFirst();
      throw error;
    }
    throw new RequestRefusedError(403, 'This is for administrators only.');
  }

  return async (ctx) => {
    const { userId } = signedIn(ctx);
    let check = checks.get(ctx.req);
    if (check === undefined) {
      check = checkAdministrator(userId);
      checks.set(ctx.req, check);
    }
    return check;
  };
}

/** Guards all paths under /api/admin, including missing ones, so that other people cannot find out which exist. */
export function guardAdministration(guard: AdministratorGuard): ApiMiddleware {
  return async (ctx, next) => {
    if (ctx.path === '/api/admin' || ctx.path.startsWith('/api/admin/')) await guard(ctx);
    await next();
  };
}
