import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { PersonErasedError } from '@settlewise/infra/crypto';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import type { ApiContext, ApiMiddleware } from '../http/context';
import {
  shutWithoutSecondFactor,
  turnItOnFirst,
  type SecondFactorRequirement,
} from './secondFactor/secondFactorGate';
import { RequestRefusedError, signInFirst } from '../http/requestRefusedError';
import { signedIn } from '../http/session';

/** Somebody who is an administrator at this moment. */
export interface Administrator {
  readonly userId: string;
}

/**
 * Requires an administrator, by the log's state at this moment, so that a revoked role opens nothing any more.
 * @throws RequestRefusedError 401 without a session, 403 for everybody else, and without a second factor where one is wanted
 */
export type AdministratorGuard = (ctx: Pick<ApiContext, 'session' | 'req'>) => Promise<Administrator>;

export function createAdministratorGuard(
  commands: Pick<CommandHandler, 'load'>,
  requirement: SecondFactorRequirement,
): AdministratorGuard {
  // Both the middleware before the routes and the route ask; the check is made once for each request.
  const found = new WeakMap<object, Promise<Administrator>>();

  async function look(userId: string): Promise<Administrator> {
    try {
      const { state } = await commands.load(accountDecider, accountStream(userId));
      if (state?.role === 'admin' && !state.locked) {
        if (shutWithoutSecondFactor(requirement, state) !== undefined) throw turnItOnFirst();
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
    let looking = found.get(ctx.req);
    if (looking === undefined) {
      looking = look(userId);
      found.set(ctx.req, looking);
    }
    return looking;
  };
}

/** Guards every path under /api/admin, even those that do not exist, so that nobody else learns which ones do. */
export function administratorsOnly(guard: AdministratorGuard): ApiMiddleware {
  return async (ctx, next) => {
    if (ctx.path === '/api/admin' || ctx.path.startsWith('/api/admin/')) await guard(ctx);
    await next();
  };
}
