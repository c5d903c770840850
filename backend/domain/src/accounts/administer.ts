import type { CommandOf } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AccountEvent, AccountRole } from './events';

/** An administrator's actions on an account, each with a reason. */
export type AdministratorCommand =
  | CommandOf<'ChangeRole', { role: AccountRole; reason: string }>
  | CommandOf<
      'LockAccount' | 'UnlockAccount' | 'EndSessions' | 'ResendEmailVerification',
      { reason: string }
    >;

interface Administered {
  readonly role: AccountRole;
  readonly locked: boolean;
  readonly emailVerified: boolean;
}

/**
 * An administrator cannot be locked, so locking never removes the last one. `administratorsDecider` makes sure that a
 * change of role leaves one administrator.
 * @throws DomainError conflict
 */
export function administer(command: AdministratorCommand, account: Administered): readonly AccountEvent[] {
  const { reason } = command;
  switch (command.type) {
    case 'ChangeRole':
      if (command.role === account.role) return [];
      if (account.locked) {
        throw new DomainError(
          'conflict',
          'account_locked',
          'This account is locked. Unlock it before you change its role.',
        );
      }
      return [{ type: 'RoleChanged', data: { role: command.role, reason } }];
    case 'LockAccount':
      if (account.locked) return [];
      if (account.role === 'admin') {
        throw new DomainError(
          'conflict',
          'administrator_not_lockable',
          'An administrator cannot be locked. Take the role away first.',
        );
      }
      return [{ type: 'AccountLocked', data: { reason } }];
    case 'UnlockAccount':
      return account.locked ? [{ type: 'AccountUnlocked', data: { reason } }] : [];
    case 'EndSessions':
      return [{ type: 'SessionsEnded', data: { reason } }];
    case 'ResendEmailVerification':
      if (account.emailVerified) {
        throw new DomainError(
          'conflict',
          'email_verified',
          'This e-mail address has been verified. No mail is needed.',
        );
      }
      return [{ type: 'EmailVerificationResent', data: { reason } }];
  }
}
