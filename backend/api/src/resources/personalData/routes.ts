import { deleteAccountRequest } from '@settlewise/contract/personalData';
import type { App } from '../../app';
import { fileAnswer, rateLimited } from '../../http/callDescription';
import { ownCommand } from '../../http/commandContext';
import type { Routes } from '../../http/routes';
import { signedIn } from '../../http/session';
import { body } from '../../http/validate';
import type { EraseAccount } from './createAccountErasure';
import { createRecordExport } from './createRecordExport';

/** Export and erasure of a person's data. */
export function personalDataRoutes(routes: Routes, app: App, eraseAccount: EraseAccount): void {
  const { draftKeys, limiter, sessions, readYourWrites, clock } = app;
  const recordExport = createRecordExport(app);
  const exportsByAccount = limiter('exportByAccount');

  routes.getFile('/api/account/export', {
    summary: 'Gives everything that is kept of a person, as an archive.',
    caller: signedIn,
    answers: { 200: fileAnswer('application/zip') },
    refusals: { ...rateLimited('Too many attempts') },
    handle: async (ctx, { userId }) => {
      await exportsByAccount.count(userId);
      await readYourWrites.upToDate(ctx, ...recordExport.readModels);
      const { name, content } = await recordExport.open(userId, clock());
      ctx.attachment(name);
      ctx.type = 'application/zip';
      ctx.body = content;
    },
  });

  routes.delete('/api/account', {
    summary: 'Deletes the account and everything in it.',
    caller: signedIn,
    input: body(deleteAccountRequest),
    answers: { 204: null },
    handle: async (ctx, { userId }, { password }) => {
      await eraseAccount(password, ownCommand(ctx, userId, clock()));
      await sessions.end(ctx);
      draftKeys.forget(ctx);
      ctx.status = 204;
    },
  });
}
