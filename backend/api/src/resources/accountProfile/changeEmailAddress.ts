import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { normaliseName } from '@settlewise/domain/reservations';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { tryAgainLater } from '../../http/requestRefusedError';
import { reservationTtlMs } from '../../identity/reservations';

export interface ChangeEmailAddress {
  /** Makes sure that nobody else has the address, nor gets it while it is being changed. @throws DomainError conflict */
  reserve(email: string, context: CommandContext): Promise<void>;
  /** Releases a reserved address that is not going to be used. */
  giveUp(email: string, context: CommandContext): Promise<void>;
  /**
   * Changes to the reserved address, releases the former one, and asks the person to confirm the new one.
   * @param verifiedAgainst the stored hash that the person’s current password was found to fit
   */
  complete(email: string, verifiedAgainst: string, context: CommandContext): Promise<Position | null>;
}

/**
 * Changes an account's e-mail address. The order of the steps allows a process to die at any point: reservations that are
 * not used, or not used any more, lapse by themselves (see `reservations.ts`).
 */
export function createChangeEmailAddress(
  app: Pick<App, 'commands' | 'clock' | 'log'> & Pick<Identity, 'reservations' | 'accountEmails'>,
): ChangeEmailAddress {
  const { commands, reservations, accountEmails, clock, log } = app;

  /** Releases it only if the account does not use it now: it may have been changed back at this moment. */
  async function releaseUnused(email: string, context: CommandContext): Promise<void> {
    const { state } = await commands.load(accountDecider, accountStream(context.userId));
    if (state !== null && normaliseName(state.email) === normaliseName(email)) return;
    await reservations.release('email', email, context);
  }

  return {
    async reserve(email, context) {
      await reservations.take('email', email, context).catch((error: unknown) => {
        throw error instanceof DomainError && error.refusal === 'conflict' ? addressTaken() : error;
      });
    },

    giveUp: releaseUnused,

    async complete(email, verifiedAgainst, context) {
      if (clock().getTime() - context.now.getTime() > reservationTtlMs) {
        throw tryAgainLater(503, 'Changing your email address took too long. Please try again.', 60);
      }
      const { events, position } = await commands
        .handle(
          accountDecider,
          accountStream(context.userId),
          { type: 'ChangeEmailAddress', email, verifiedAgainst },
          context,
        )
        .catch(async (error: unknown) => {
          if (error instanceof DomainError) await releaseUnused(email, context);
          throw error;
        });
      const { userId, correlationId } = context;
      // The address is changed, so the request succeeds even when the emails cannot be queued; the person can ask for another.
      const queued = (mail: Promise<void>) =>
        mail.catch((error: unknown) => {
          log.error({ correlationId, err: error }, 'A mail about a changed address was not queued');
        });
      for (const event of events) {
        if (event.type !== 'EmailAddressChanged') continue;
        const { formerEmail } = event.data;
        await releaseUnused(formerEmail, context);
        await queued(accountEmails.requestAddressChanged(userId, formerEmail, correlationId));
      }
      await queued(accountEmails.requestVerification(userId, correlationId));
      return position;
    },
  };
}

function addressTaken(): DomainError {
  return new DomainError(
    'conflict',
    'email_taken',
    'There is already an account with this email address',
    'email',
  );
}
