import { forgotPasswordRequest, messageResponse, resetPasswordRequest } from '@settlewise/contract/accounts';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { rateLimited } from '../../http/callDescription';
import { ownCommand } from '../../http/commandContext';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { body } from '../../http/validate';
import { rethrowAsInvalidLink, createInvalidLinkError } from '../../mails/invalidLink';
import { readLinkToken } from '../../mails/linkToken';

/** Resets a forgotten password by a link. */
export function passwordRoutes(routes: Routes, app: App & Identity): void {
  const { commands, sessions, passwords, readYourWrites, accountEmails, clock, limiter } = app;

  routes.post('/api/password/forgot', {
    summary: 'Sends a link for choosing a new password, where there is an account.',
    caller: limitedByAddress(limiter('forgotByAddress')),
    input: body(forgotPasswordRequest),
    answers: { 202: messageResponse },
    refusals: { ...rateLimited('Too many attempts') },
    handle: async (ctx, _anyone, { email }) => {
      await accountEmails.requestPasswordReset(email, ctx.state.correlationId);
      ctx.status = 202;
      ctx.body = { message: 'If there is an account with this email address, we have sent a link to it.' };
    },
  });

  routes.post('/api/password/reset', {
    summary: 'Chooses a new password with the secret of a mail; ends every session.',
    caller: limitedByAddress(limiter('linkByAddress')),
    input: body(resetPasswordRequest),
    answers: { 200: messageResponse },
    refusals: { 409: 'The account was changed at the same moment.', ...rateLimited('Too many attempts') },
    handle: async (ctx, _anyone, request) => {
      const link = readLinkToken(request.token);
      if (link === null) throw createInvalidLinkError();
      const { userId, linkHash } = link;
      const { state } = await commands.load(accountDecider, accountStream(userId));
      // Checks the link first, because hashing is expensive. The decider checks it again.
      if (state?.resetLink?.linkHash !== linkHash) throw createInvalidLinkError();
      await app.refusePassword('newPassword', request.newPassword, state);
      const passwordHash = await passwords.hash(request.newPassword);
      const now = clock();
      const { position } = await commands
        .handle(
          accountDecider,
          accountStream(userId),
          { type: 'ResetPassword', linkHash, passwordHash, now: now.toISOString() },
          ownCommand(ctx, userId, now),
        )
        .catch(rethrowAsInvalidLink);
      await sessions.endAll(userId);
      await app.notifyOfPassword('passwordChanged', { userId, correlationId: ctx.state.correlationId });
      readYourWrites.remember(ctx, position);
      ctx.body = { message: 'Your password has been changed. Please sign in with the new one.' };
    },
  });
}
