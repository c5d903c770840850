import {
  messageResponse,
  verifyEmailRequest,
  verifyEmailResponse,
  type VerifyEmailResponse,
} from '@settlewise/contract/accounts';
import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { rateLimited } from '../../http/callDescription';
import { ownCommand } from '../../http/commandContext';
import { limitedByAddress } from '../../http/rateLimit';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { rethrowAsInvalidLink, createInvalidLinkError } from '../../mails/invalidLink';
import { readLinkToken } from '../../mails/linkToken';

/** Verifies an email address by link, and sends another link. */
export function emailVerificationRoutes(routes: Routes, app: App & Identity): void {
  const { commands, readYourWrites, accountEmails, invitations, limiter, clock } = app;
  const linksByAddress = limiter('linkByAddress');

  routes.post('/api/verify-email', {
    summary: 'Confirms an e-mail address with the secret of a mail.',
    caller: limitedByAddress(linksByAddress),
    input: body(verifyEmailRequest),
    answers: { 200: verifyEmailResponse },
    refusals: { 409: 'The address is taken.', ...rateLimited('Too many attempts') },
    handle: async (ctx, _anyone, { token }) => {
      const link = readLinkToken(token);
      if (link === null) throw createInvalidLinkError();
      const { userId, linkHash } = link;
      const { events, position } = await commands
        .handle(
          accountDecider,
          accountStream(userId),
          { type: 'VerifyEmail', linkHash, now: clock().toISOString() },
          ownCommand(ctx, userId, clock()),
        )
        .catch(rethrowAsInvalidLink);
      readYourWrites.remember(ctx, position);
      const isAlreadyVerified = events.length === 0;
      if (!isAlreadyVerified) await invitations.sendWaiting(userId, ctx.state.correlationId);
      const answer: VerifyEmailResponse = {
        message: isAlreadyVerified
          ? 'Your email address is confirmed already.'
          : 'Your email address is confirmed.',
        already: isAlreadyVerified,
      };
      ctx.body = answer;
    },
  });

  routes.post('/api/verify-email/resend', {
    summary: 'Sends the mail that confirms the address once more.',
    caller: signedIn,
    answers: { 200: messageResponse, 202: messageResponse },
    handle: async (ctx, { userId }) => {
      await linksByAddress.count(ctx.ip);
      const { state } = await commands.load(accountDecider, accountStream(userId));
      if (state?.emailVerified === true) {
        ctx.body = { message: 'Your email address is confirmed already.' };
        return;
      }
      await accountEmails.requestVerification(userId, ctx.state.correlationId);
      ctx.status = 202;
      ctx.body = { message: 'We have sent you a new link. Please look into your mail.' };
    },
  });
}
