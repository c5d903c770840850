import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { Logger } from '@settlewise/infra/telemetry';
import type { LinkMails } from './linkMails';

/** Has a mail written that a password was changed. It is changed: a mail that cannot be queued undoes nothing. */
export type TellOfPassword = (context: Pick<CommandContext, 'userId' | 'correlationId'>) => Promise<void>;

interface Options {
  readonly linkMails: Pick<LinkMails, 'requestPasswordChanged'>;
  readonly log: Logger;
}

export function createTellOfPassword({ linkMails, log }: Options): TellOfPassword {
  return async ({ userId, correlationId }) => {
    await linkMails.requestPasswordChanged(userId, correlationId).catch((error: unknown) => {
      log.error({ correlationId, err: error }, 'A mail about a changed password was not queued');
    });
  };
}
