import {
  endSessionsRequest,
  sessionListResponse,
  type SessionListResponse,
} from '@settlewise/contract/accountSettings';
import { DomainError } from '@settlewise/domain/kernel';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, identifierInPath } from '../../http/validate';

const path = '/api/account/sessions';

/** Lists a person's sessions, and ends them. */
export function ownSessionRoutes(routes: Routes, app: App & Identity): void {
  const { ownSessions, reauthenticate } = app;

  routes.get(path, {
    summary: 'Lists where one is signed in.',
    caller: signedIn,
    answers: { 200: sessionListResponse },
    handle: async (ctx, { userId }) => {
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
    },
  });

  routes.post(`${path}/end-others`, {
    summary: 'Signs out everywhere else.',
    caller: signedIn,
    input: body(endSessionsRequest),
    answers: { 204: null },
    handle: async (ctx, { userId }, { currentPassword }) => {
      await reauthenticate(ctx, userId, currentPassword);
      await ownSessions.endOthers(ctx, userId);
      ctx.status = 204;
    },
  });

  routes.delete(`${path}/:id`, {
    summary: 'Signs out in one place.',
    caller: signedIn,
    input: body(endSessionsRequest),
    answers: { 204: null },
    handle: async (ctx, { userId }, { currentPassword }) => {
      await reauthenticate(ctx, userId, currentPassword);
      const id = identifierInPath(ctx);
      const sessions = await ownSessions.list(ctx, userId);
      if (sessions.some((session) => session.id === id && session.current)) throw sessionInUse();
      if (id === null || !(await ownSessions.end(userId, id))) throw sessionNotFound();
      ctx.status = 204;
    },
  });
}

function sessionInUse(): DomainError {
  return new DomainError('conflict', 'session_in_use', 'You are using this one now. Log out in its menu.');
}

function sessionNotFound(): DomainError {
  return new DomainError('notFound', 'session_not_found', 'You are not signed in there any more.');
}
