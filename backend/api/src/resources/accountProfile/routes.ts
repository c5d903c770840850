import { accountProfileRequest, accountProfileResponse } from '@settlewise/contract/accountSettings';
import { DomainError } from '@settlewise/domain/kernel';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { ownCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { createPersonReader } from '../../record/person/person';
import { createSavePerson } from '../../record/person/savePerson';
import { createEmailAddressChange } from './createEmailAddressChange';
import { accountProfileChange, presentAccountProfile } from './profile';

/** The profile of the account settings, with the email address. */
export function accountProfileRoutes(routes: Routes, app: App & Identity): void {
  const { reauthenticate, readYourWrites, clock, limiter } = app;
  const persons = createPersonReader(app);
  const savePerson = createSavePerson(app.commands);
  const emailAddressChange = createEmailAddressChange(app);
  const linksByAddress = limiter('linkByAddress');

  routes.get('/api/account/profile', {
    summary: 'Tells name, addresses and phone.',
    caller: signedIn,
    answers: { 200: accountProfileResponse },
    handle: async (ctx, { userId }) => {
      ctx.body = presentAccountProfile(await persons.find(ctx, userId));
    },
  });

  routes.put('/api/account/profile', {
    summary: 'Changes name, address and phone; another e-mail address is confirmed by a mail first.',
    caller: signedIn,
    input: body(accountProfileRequest),
    answers: { 200: accountProfileResponse },
    refusals: { 401: 'There is no session, or the current password is wrong.' },
    handle: async (ctx, { userId }, request) => {
      const context = ownCommand(ctx, userId, clock());
      const { email } = request;
      const before = await persons.load(userId);
      const change = accountProfileChange(request, before);
      // Requires the password, because the owner of the new address can reset it.
      const account =
        email === before.email ? null : await reauthenticate(ctx, userId, request.currentPassword);
      if (account !== null) {
        // Limited, because each request reveals whether the address is taken, and sends an email.
        await linksByAddress.count(ctx.ip);
        await emailAddressChange.reserve(email, context);
      }
      const { person, positions } = await savePerson(change, context).catch(async (error: unknown) => {
        if (account !== null && error instanceof DomainError) await emailAddressChange.cancel(email, context);
        throw error;
      });
      if (account === null) {
        readYourWrites.remember(ctx, ...positions);
        ctx.body = presentAccountProfile(person);
        return;
      }
      const position = await emailAddressChange.complete(email, account.passwordHash, context);
      readYourWrites.remember(ctx, ...positions, position);
      ctx.body = presentAccountProfile({ ...person, email, emailVerified: false });
    },
  });
}
