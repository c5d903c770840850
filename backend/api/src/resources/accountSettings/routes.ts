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

/** The settings of notifications and sharing, and the password. */
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
      // The read model lacks the account, so its events are read.
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
      // Ends all sessions, because others may know the old password or this session's id. This browser gets a new one.
      await sessions.endAll(userId);
      await beginSession(ctx, account);
      readYourWrites.remember(ctx, position);
      ctx.body = { message: 'Your password has been changed. You are signed out on your other devices.' };
    },
  });
}

/** Picks the fields of the settings only. */
const presentSettings = (settings: AccountSettings): AccountSettingsResponse => ({
  data: wholeItem(settingsFields, settings),
});
