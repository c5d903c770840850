import { accountDecider, accountStream } from '@settlewise/domain/accounts';
import { DomainError } from '@settlewise/domain/kernel';
import { normaliseName } from '@settlewise/domain/reservations';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import type { Identity } from '../../identity/createIdentity';
import { tryAgainLater } from '../../http/requestRefusedError';
import { reservationTtlMs } from '../../identity/reservations';

export interface EmailAddressChange {
  /**
   * Reserves the address, because another account could take it during the change.
   * @throws DomainError conflict if another account has it
   */
  reserve(email: string, context: CommandContext): Promise<void>;
  /** Releases a reserved address. */
  cancel(email: string, context: CommandContext): Promise<void>;
  /**
   * Changes to the reserved address, releases the former one, and asks the person to confirm the new one.
   * @param verifiedAgainst the stored hash that matched the person’s current password
   */
  complete(email: string, verifiedAgainst: string, context: CommandContext): Promise<Position | null>;
}

/**
 * Changes an account's email address. A process may die after any step, because unused reservations expire (see
 * `reservations.ts`).
 */
export function createEmailAddressChange(
  app: Pick<App, 'commands' | 'clock' | 'log'> & Pick<Identity, 'reservations' | 'accountEmails'>,
): EmailAddressChange {
  const { commands, reservations, accountEmails, clock, log } = app;

  /** Releases an address unless the account uses it, because a concurrent change may have restored it. */
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

    cancel: releaseUnused,

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
      // The address is changed, so the request succeeds even if the emails cannot be queued. The person can request
      // another.
      const logFailure = (mail: Promise<void>) =>
        mail.catch((error: unknown) => {
          log.error({ correlationId, err: error }, 'A mail about a changed address was not queued');
        });
      for (const event of events) {
        if (event.type !== 'EmailAddressChanged') continue;
        const { formerEmail } = event.data;
        await releaseUnused(formerEmail, context);
        await logFailure(accountEmails.requestAddressChanged(userId, formerEmail, correlationId));
      }
      await logFailure(accountEmails.requestVerification(userId, correlationId));
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
