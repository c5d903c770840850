import { DomainError } from '@settlewise/domain/kernel';
import type { Logger } from '@settlewise/infra/telemetry';
import { tryAgainLater } from '../../http/requestRefusedError';
import type { IsBreached } from './createIsBreached';
import { refuseGuessable, type Owner } from './refuseGuessable';

/**
 * Refuses a new password that is breached or easy to guess.
 * @param field where the person typed it
 * @throws DomainError invalid, on the field · RequestRefusedError 503 if the list cannot be read
 */
export type RefusePassword = (
  field: 'password' | 'newPassword',
  password: string,
  owner: Owner,
) => Promise<void>;

export interface RefusePasswordOptions {
  /** Null without a list of breached passwords. */
  readonly isBreached: IsBreached | null;
  readonly log: Logger;
}

export function createRefusePassword({ isBreached, log }: RefusePasswordOptions): RefusePassword {
  return async (field, password, owner) => {
    refuseGuessable(field, password, owner);
    if (isBreached === null) return;
    const breached = await isBreached(password).catch((error: unknown) => {
      // An operator with a list expects that every password is checked.
      log.error({ err: error }, 'PWNED_PASSWORDS_DIR cannot be read');
      throw tryAgainLater(503, 'New passwords cannot be checked at the moment. Please try again later.', 60);
    });
    if (breached) {
      throw new DomainError(
        'invalid',
        'password_breached',
        'This password is known from a theft of passwords elsewhere. Choose another one, for example three words that have nothing to do with each other.',
        field,
      );
    }
  };
}
