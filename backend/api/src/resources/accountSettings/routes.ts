import { messageResponse } from '@settlewise/contract/accounts';
import {
  accountSettingsRequest,
  accountSettingsResponse,
  type AccountSettingsResponse,
  changePasswordRequest,
} from '@settlewise/contract/accountSettings';
import {
  accountDecider,
  type AccountSettings,
  accountStream,
  settingsFields,
} from '@settlewise/domain/accounts';
import { wholeItem } from '@settlewise/domain/fields';
import { findAccountSettings } from '@settlewise/projections';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { ownCommand } from '../../http/commandContext';
import { signInFirst } from '../../http/requestRefusedError';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import { createChangePassword } from './changePassword';

/** What a person wants to be told and to share, and their password. */
export function accountSettingsRoutes(routes: Routes, app: App & Identity): void {
  const { database, commands, beginSession, sessions, readYourWrites, clock } = app;
  const changePassword = createChangePassword(app);

  routes.get('/api/account/settings', {
    summary: 'Tells what a person wants to be told and to share.',
    caller: signedIn,
    answers: { 200: accountSettingsResponse },
    handle: async (ctx, { userId }) => {
      await readYourWrites.upToDate(ctx, 'accounts');
      const settings = await findAccountSettings(database, userId);
      // Not projected yet, or no longer: read the account's own events.
      const { state } =
        settings === null
          ? await commands.load(accountDecider, accountStream(userId))
          : { state: { settings } };
      if (state === null) throw signInFirst();
      ctx.body = presentSettings(state.settings);
    },
  });

  routes.post('/api/account/settings', {
    summary: 'Changes settings.',
    caller: signedIn,
    input: body(accountSettingsRequest),
    answers: { 200: accountSettingsResponse },
    handle: async (ctx, { userId }, change) => {
      const { state, position } = await commands.handle(
        accountDecider,
        accountStream(userId),
        { type: 'ChangeSettings', change },
        ownCommand(ctx, userId, clock()),
      );
      if (state === null) throw signInFirst();
      readYourWrites.remember(ctx, position);
      ctx.body = presentSettings(state.settings);
    },
  });

  routes.post('/api/account/password', {
    summary: 'Changes the password; ends every other session.',
    caller: signedIn,
    input: body(changePasswordRequest),
    answers: { 200: messageResponse },
    refusals: { 401: 'There is no session. The current password is wrong.' },
    handle: async (ctx, { userId }, request) => {
      const { account, position } = await changePassword(request, ownCommand(ctx, userId, clock()));
      // All sessions end, as others may know the old password or this session's id. This browser, which has just given the
      // password, gets a new one.
      await sessions.endAll(userId);
      await beginSession(ctx, account);
      readYourWrites.remember(ctx, position);
      ctx.body = { message: 'Your password has been changed. You are signed out on your other devices.' };
    },
  });
}

/** Answers hold the fields of the settings and no others. */
const presentSettings = (settings: AccountSettings): AccountSettingsResponse => ({
  data: wholeItem(settingsFields, settings),
});
