import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../app';
import type { AccountEmails, PasswordMail } from './accountEmails';

/** Queues an email about a person's password. A failure to queue it does not undo the change. */
export type NotifyOfPassword = (
  news: PasswordMail,
  context: Pick<CommandContext, 'userId' | 'correlationId'>,
) => Promise<void>;

export function createNotifyOfPassword({
  accountEmails,
  log,
}: Pick<App, 'log'> & { readonly accountEmails: AccountEmails }): NotifyOfPassword {
  return async (news, { userId, correlationId }) => {
    await accountEmails.requestPasswordMail(userId, news, correlationId).catch((error: unknown) => {
      log.error({ correlationId, news, err: error }, 'A mail about a password was not queued');
    });
  };
}
