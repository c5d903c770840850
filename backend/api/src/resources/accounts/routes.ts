import { loginRequest, registerRequest, userResponse } from '@settlewise/contract/accounts';
import {
  codeNeededResponse,
  type CodeNeededResponse,
  loginCodeRequest,
} from '@settlewise/contract/secondFactor';
import { accountDecider, type AccountState, accountStream } from '@settlewise/domain/accounts';
import { findAccount } from '@settlewise/projections';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { rateLimited } from '../../http/callDescription';
import { limitedByAddress } from '../../http/rateLimit';
import { signInFirst } from '../../http/requestRefusedError';
import { anyone, type Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body, idempotencyKey } from '../../http/validate';
import { isSecondFactorRequired, findRestriction } from '../../identity/secondFactor/secondFactorGate';
import { presentAccount, presentAccountState } from './presenter';

/** Registration, sign-in, sign-out and the current user. */
export function accountRoutes(routes: Routes, app: App & Identity): void {
  const {
    database,
    commands,
    register,
    checkCredentials,
    beginSession,
    sessions,
    readYourWrites,
    accountEmails,
    log,
    secondStep,
    secondFactorRequired,
    limiter,
  } = app;

  const present = (account: NonNullable<AccountState>) =>
    presentAccountState(account, findRestriction(secondFactorRequired, account));

  routes.post('/api/register', {
    summary: 'Opens an account and signs in.',
    caller: limitedByAddress(limiter('registerByAddress')),
    input: body(registerRequest),
    repeatable: true,
    answers: { 201: userResponse },
    refusals: { 409: 'The username or the e-mail address is taken.', ...rateLimited('Too many attempts') },
    handle: async (ctx, _anyone, request) => {
      const { account, position } = await register(request, {
        role: 'user',
        correlationId: ctx.state.correlationId,
        idempotencyKey: idempotencyKey(ctx),
      });
      if (position !== null) {
        // The account exists, so the request succeeds even if the email cannot be queued. The person can request
        // another.
        await accountEmails
          .requestVerification(account.userId, ctx.state.correlationId)
          .catch((error: unknown) => {
            log.error(
              { correlationId: ctx.state.correlationId, err: error },
              'A verification mail was not queued',
            );
          });
      }
      await beginSession(ctx, account);
      readYourWrites.remember(ctx, position);
      ctx.status = 201;
      ctx.body = present(account);
    },
  });

  routes.post('/api/login', {
    summary: 'Signs in with username (or e-mail address) and password.',
    description: 'Where the account has a second factor, 202 asks for its code: `POST /api/login/code`.',
    caller: limitedByAddress(limiter('signInByAddress')),
    input: body(loginRequest),
    answers: { 200: userResponse, 202: codeNeededResponse },
    refusals: { 401: 'Name or password is wrong.', ...rateLimited('Too many attempts') },
    handle: async (ctx, _anyone, request) => {
      const account = await checkCredentials(request, ctx.ip);
      if (account.secondFactor !== null) {
        secondStep.begin(ctx, account);
        ctx.status = 202;
        ctx.body = {
          message: 'Please enter the code from your app.',
          codeNeeded: true,
        } satisfies CodeNeededResponse;
        return;
      }
      await beginSession(ctx, account);
      ctx.body = present(account);
    },
  });

  routes.post('/api/login/code', {
    summary: 'Completes signing in with a code of the second factor.',
    caller: anyone,
    input: body(loginCodeRequest),
    answers: { 200: userResponse },
    refusals: {
      401: 'The code is wrong, or signing in has to begin anew.',
      ...rateLimited('Too many attempts'),
    },
    handle: async (ctx, _anyone, { code }) => {
      const account = await secondStep.complete(ctx, code);
      await beginSession(ctx, account);
      ctx.body = present(account);
    },
  });

  routes.post('/api/logout', {
    summary: 'Signs out.',
    caller: anyone,
    answers: { 204: null },
    handle: async (ctx) => {
      await sessions.end(ctx);
      app.draftKeys.forget(ctx);
      ctx.status = 204;
    },
  });

  routes.get('/api/user', {
    summary: 'Tells who is signed in.',
    caller: signedIn,
    answers: { 200: userResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'accounts');
      const account = await findAccount(database, userId);
      if (account !== null && !isSecondFactorRequired(secondFactorRequired, account)) {
        ctx.body = presentAccount(account);
        return;
      }
      // The read model lacks the account or the required second factor, so the account's events are read.
      const { state } = await commands.load(accountDecider, accountStream(userId));
      if (state === null) {
        await sessions.end(ctx);
        throw signInFirst();
      }
      ctx.body = present(state);
    },
  });
}
