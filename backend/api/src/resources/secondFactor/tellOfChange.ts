import type { Logger } from '@settlewise/infra/telemetry';
import type { LinkMails, SecondFactorChange } from '../../mails/linkMails';
import type { Trying } from '../accounts/countedTries';

/** Has a mail written about what was done to somebody's second factor. It is done: a mail that cannot be queued undoes nothing. */
export type TellOfChange = (change: SecondFactorChange, about: Trying) => Promise<void>;

interface Options {
  readonly linkMails: LinkMails;
  readonly log: Logger;
}

export function createTellOfChange({ linkMails, log }: Options): TellOfChange {
  return async (change, { userId, correlationId }) => {
    await linkMails.requestSecondFactorChanged(userId, change, correlationId).catch((error: unknown) => {
      log.error({ correlationId, err: error }, 'A mail about a second factor was not queued');
    });
  };
}
