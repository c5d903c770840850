import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../app';
import type { AccountEmails, PasswordNews } from './accountEmails';

/** Queues an email about somebody's password. The change is done; a failure to queue the email does not undo it. */
export type TellOfPassword = (
  news: PasswordNews,
  context: Pick<CommandContext, 'userId' | 'correlationId'>,
) => Promise<void>;

export function createTellOfPassword({
  accountEmails,
  log,
}: Pick<App, 'log'> & { readonly accountEmails: AccountEmails }): TellOfPassword {
  return async (news, { userId, correlationId }) => {
    await accountEmails.requestPasswordMail(userId, news, correlationId).catch((error: unknown) => {
      log.error({ correlationId, news, err: error }, 'A mail about a password was not queued');
    });
  };
}
