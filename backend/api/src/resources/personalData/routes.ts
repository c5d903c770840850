import { deleteAccountRequest } from '@settlewise/contract/personalData';
import { fileAnswer, rateLimited } from '../../http/describing';
import type { RateLimiter } from '../../http/rateLimit';
import { ownCommand } from '../../http/commandContext';
import type { ReadYourWrites } from '../../http/readYourWrites';
import type { Routes } from '../../http/routes';
import { signedIn, type Sessions } from '../../http/session';
import { body } from '../../http/validate';
import type { DraftKeys } from '../../http/draftKeys';
import type { EraseAccount } from './eraseAccount';
import type { ExportRecord } from './exportRecord';

export interface PersonalDataRoutesOptions {
  readonly eraseAccount: EraseAccount;
  readonly exportRecord: ExportRecord;
  readonly exportsByAccount: Pick<RateLimiter, 'count'>;
  readonly sessions: Pick<Sessions, 'end'>;
  readonly draftKeys: Pick<DraftKeys, 'forget'>;
  readonly readYourWrites: ReadYourWrites;
  readonly clock: () => Date;
}

/** Export and erasure of a person's data. */
export function personalDataRoutes(routes: Routes, options: PersonalDataRoutesOptions): void {
  const { eraseAccount, exportRecord, exportsByAccount, sessions, readYourWrites, clock } = options;

  routes.getFile('/api/account/export', {
    summary: 'Gives everything that is kept of a person, as an archive.',
    caller: signedIn,
    answers: { 200: fileAnswer('application/zip') },
    refusals: { ...rateLimited('Too many attempts') },
    handle: async (ctx, { userId }) => {
      await exportsByAccount.count(userId);
      await readYourWrites.upToDate(ctx, ...exportRecord.readModels);
      const { name, content } = await exportRecord.open(userId, clock());
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
      options.draftKeys.forget(ctx);
      ctx.status = 204;
    },
  });
}
