import type { App } from '../../app';
import type { AccountEmails } from '../../mails/accountEmails';
import type { SecondFactorChange } from '../../mails/secondFactorEmail';
import type { Trying } from '../countedAttempts';

/** Queues an email about a change of somebody's second factor. A failure to queue it does not undo the change. */
export type TellOfChange = (change: SecondFactorChange, about: Trying) => Promise<void>;

export function createTellOfChange({
  accountEmails,
  log,
}: Pick<App, 'log'> & { readonly accountEmails: AccountEmails }): TellOfChange {
  return async (change, { userId, correlationId }) => {
    await accountEmails.requestSecondFactorChanged(userId, change, correlationId).catch((error: unknown) => {
      log.error({ correlationId, err: error }, 'A mail about a second factor was not queued');
    });
  };
}
