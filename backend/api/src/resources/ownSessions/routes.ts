import { endSessionsRequest, type SessionListResponse } from '@settlewise/contract';
import { DomainError } from '@settlewise/domain';
import type { ApiContext } from '../../http/context';
import type { OwnSessions } from '../../http/ownSessions';
import { nothing, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';
import type { CurrentPassword } from '../accounts/currentPassword';

export interface OwnSessionRoutesOptions {
  readonly ownSessions: OwnSessions;
  readonly currentPassword: CurrentPassword;
}

const path = '/api/account/sessions';

/** Where a person is signed in, and signing out there. */
export function ownSessionRoutes(routes: Routes, options: OwnSessionRoutesOptions): void {
  const { ownSessions, currentPassword } = options;

  /** Whoever took a session over, or sits at a device left open, must not lock its owner out. */
  async function askWhoIsThere(ctx: ApiContext, userId: string, typed: string | undefined): Promise<void> {
    if (await ownSessions.isFresh(ctx)) return;
    await currentPassword.check(userId, typed);
    await currentPassword.forgetTries(userId);
    await ownSessions.refresh(ctx);
  }

  routes.get(path, signedIn, nothing, async (ctx, { userId }) => {
    const sessions = await ownSessions.list(ctx, userId);
    const answer: SessionListResponse = {
      passwordNeeded: !(await ownSessions.isFresh(ctx)),
      sessions: sessions.map(({ startedAt, lastUsedAt, ...session }) => ({
        ...session,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
    ctx.body = answer;
  });

  routes.post(
    `${path}/end-others`,
    signedIn,
    body(endSessionsRequest),
    async (ctx, { userId }, { currentPassword: typed }) => {
      await askWhoIsThere(ctx, userId, typed);
      await ownSessions.endOthers(ctx, userId);
      ctx.status = 204;
    },
  );

  routes.delete(
    `${path}/:id`,
    signedIn,
    body(endSessionsRequest),
    async (ctx, { userId }, { currentPassword: typed }) => {
      await askWhoIsThere(ctx, userId, typed);
      const id = identifierInPath(ctx);
      const sessions = await ownSessions.list(ctx, userId);
      if (sessions.some((session) => session.id === id && session.current)) throw isThisOne();
      if (id === null || !(await ownSessions.end(userId, id))) throw sessionNotFound();
      ctx.status = 204;
    },
  );
}

function isThisOne(): DomainError {
  return new DomainError('conflict', 'session_in_use', 'You are using this one now. Log out in its menu.');
}

function sessionNotFound(): DomainError {
  return new DomainError('notFound', 'session_not_found', 'You are not signed in there any more.');
}
