import type { Logger } from '@settlewise/infra/telemetry';
import type { AccountEmails, SecondFactorChange } from '../../mails/accountEmails';
import type { Trying } from '../accounts/countedTries';

/** Has a mail written about what was done to somebody's second factor. It is done: a mail that cannot be queued undoes nothing. */
export type TellOfChange = (change: SecondFactorChange, about: Trying) => Promise<void>;

interface Options {
  readonly accountEmails: AccountEmails;
  readonly log: Logger;
}

export function createTellOfChange({ accountEmails, log }: Options): TellOfChange {
  return async (change, { userId, correlationId }) => {
    await accountEmails.requestSecondFactorChanged(userId, change, correlationId).catch((error: unknown) => {
      log.error({ correlationId, err: error }, 'A mail about a second factor was not queued');
    });
  };
}
