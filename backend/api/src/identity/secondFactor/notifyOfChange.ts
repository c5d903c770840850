import type { App } from '../../app';
import type { AccountEmails } from '../../mails/accountEmails';
import type { SecondFactorChange } from '../../mails/secondFactorEmail';
import type { AttemptContext } from '../countedAttempts';

/** Queues an email about a change of a person's second factor. A failure to queue it does not undo the change. */
export type NotifyOfChange = (change: SecondFactorChange, about: AttemptContext) => Promise<void>;

export function createNotifyOfChange({
  accountEmails,
  log,
}: Pick<App, 'log'> & { readonly accountEmails: AccountEmails }): NotifyOfChange {
  return async (change, { userId, correlationId }) => {
    await accountEmails.requestSecondFactorChanged(userId, change, correlationId).catch((error: unknown) => {
      log.error({ correlationId, err: error }, 'A mail about a second factor was not queued');
    });
  };
}
