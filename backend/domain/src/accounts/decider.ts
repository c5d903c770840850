import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import { administer, type AdministratorCommand } from './administer';
import type { AccountEvent, AccountRole } from './events';
import type { NameParts } from './fullName';
import {
  decideSecondFactor,
  evolveSecondFactor,
  noSecondFactor,
  passwordNotCorrect,
  type SecondFactorCommand,
  type SecondFactorState,
} from './secondFactor/decide';
import { findChangedSettings, defaultSettings, type AccountSettings, type SettingsChange } from './settings';

export type AccountCommand =
  | CommandOf<
      'RegisterAccount',
      {
        userId: string;
        username: string;
        email: string;
        firstName?: string;
        lastName?: string;
        role: AccountRole;
        passwordHash: string;
      }
    >
  | CommandOf<'IssueEmailVerificationLink', { linkHash: string; expiresAt: string }>
  | CommandOf<'VerifyEmail', { linkHash: string; now: string }>
  | CommandOf<'IssuePasswordResetLink', { linkHash: string; expiresAt: string }>
  | CommandOf<'ResetPassword', { linkHash: string; passwordHash: string; now: string }>
  /** `verifiedAgainst`: the stored hash that the current password was checked against. */
  | CommandOf<'ChangePassword', { verifiedAgainst: string; passwordHash: string }>
  | CommandOf<'ChangeName', NameParts>
  /** The new address has been reserved for this account. `verifiedAgainst` as in `ChangePassword`. */
  | CommandOf<'ChangeEmailAddress', { email: string; verifiedAgainst: string }>
  | CommandOf<'ChangeSettings', { change: SettingsChange }>
  | SecondFactorCommand
  | AdministratorCommand;

interface Link {
  readonly linkHash: string;
  readonly expiresAt: string;
}

/** `null` until the account is registered. */
export type AccountState = {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly role: AccountRole;
  /** Locked: nobody can sign in. */
  readonly locked: boolean;
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  /** Former addresses that had been verified. */
  readonly formerEmails: readonly string[];
  /** Only the newest link of each kind is valid, and only once. */
  readonly verificationLink: Link | null;
  /** The link that confirmed the current address. Opening it again succeeds and changes nothing. */
  readonly confirmedLinkHash: string | null;
  readonly resetLink: Link | null;
  readonly settings: AccountSettings;
  readonly secondFactor: SecondFactorState['secondFactor'];
  readonly secondFactorKey: SecondFactorState['secondFactorKey'];
} | null;

export const accountStream = (userId: string) => `account-${userId}`;

export const accountDecider: Decider<AccountCommand, AccountState, AccountEvent> = {
  initialState: null,

  decide(command, account) {
    if (command.type === 'RegisterAccount') {
      if (account !== null) {
        throw new DomainError('conflict', 'account_exists', 'This account is already registered.');
      }
      const { type: _, ...registered } = command;
      return [{ type: 'AccountRegistered', data: registered }];
    }
    if (account === null) throw new DomainError('notFound', 'account_not_found', 'There is no such account.');

    switch (command.type) {
      case 'IssueEmailVerificationLink':
        if (account.emailVerified) return [];
        return [
          {
            type: 'EmailVerificationLinkIssued',
            data: { email: account.email, linkHash: command.linkHash, expiresAt: command.expiresAt },
          },
        ];
      case 'VerifyEmail':
        if (account.emailVerified && account.confirmedLinkHash === command.linkHash) return [];
        refuseUnlessOpen(account.verificationLink, command);
        return [{ type: 'EmailVerified', data: { email: account.email } }];
      case 'IssuePasswordResetLink':
        return [
          {
            type: 'PasswordResetLinkIssued',
            data: { linkHash: command.linkHash, expiresAt: command.expiresAt },
          },
        ];
      case 'ResetPassword':
        refuseUnlessOpen(account.resetLink, command);
        return [
          { type: 'PasswordChanged', data: { passwordHash: command.passwordHash, by: 'reset_link' } },
          // Opening the link proves that the person receives emails at this address.
          ...(account.emailVerified
            ? []
            : [{ type: 'EmailVerified', data: { email: account.email } } as const]),
        ];
      case 'ChangePassword':
        if (command.verifiedAgainst !== account.passwordHash) throw passwordNotCorrect();
        return [
          { type: 'PasswordChanged', data: { passwordHash: command.passwordHash, by: 'current_password' } },
        ];
      case 'ChangeName': {
        const { firstName, lastName } = command;
        if (firstName === (account.firstName ?? null) && lastName === (account.lastName ?? null)) return [];
        return [{ type: 'NameChanged', data: { firstName, lastName } }];
      }
      case 'ChangeEmailAddress':
        if (command.email === account.email) return [];
        // The owner of the new address could reset the password, so the current one is required.
        if (command.verifiedAgainst !== account.passwordHash) throw passwordNotCorrect();
        return [{ type: 'EmailAddressChanged', data: { email: command.email, formerEmail: account.email } }];
      case 'ChangeSettings': {
        const changed = findChangedSettings(account.settings, command.change);
        return changed === null ? [] : [{ type: 'SettingsChanged', data: changed }];
      }
      case 'MakeSecondFactorKey':
      case 'TurnOnSecondFactor':
      case 'UseSecondFactor':
      case 'MakeRecoveryCodes':
      case 'TurnOffSecondFactor':
      case 'TakeAwaySecondFactor':
        return decideSecondFactor(command, account);
      case 'ChangeRole':
      case 'LockAccount':
      case 'UnlockAccount':
      case 'EndSessions':
      case 'ResendEmailVerification':
        return administer(command, account);
    }
  },

  evolve(account, event) {
    if (event.type === 'AccountRegistered') {
      return {
        ...event.data,
        ...unverified,
        ...noSecondFactor,
        locked: false,
        formerEmails: [],
        settings: defaultSettings,
      };
    }
    if (account === null) throw new Error(`${event.type} stands before AccountRegistered in its stream`);
    switch (event.type) {
      case 'EmailVerificationLinkIssued':
        return { ...account, verificationLink: event.data };
      case 'EmailVerified':
        return {
          ...account,
          emailVerified: true,
          verificationLink: null,
          confirmedLinkHash: account.verificationLink?.linkHash ?? null,
        };
      case 'PasswordResetLinkIssued':
        return { ...account, resetLink: event.data };
      case 'PasswordChanged':
        return { ...account, passwordHash: event.data.passwordHash, resetLink: null };
      case 'NameChanged': {
        const { firstName: _first, lastName: _last, ...rest } = account;
        const { firstName, lastName } = event.data;
        return {
          ...rest,
          ...(firstName === null ? {} : { firstName }),
          ...(lastName === null ? {} : { lastName }),
        };
      }
      case 'EmailAddressChanged': {
        const { email, formerEmail } = event.data;
        const formerEmails = account.emailVerified
          ? [...account.formerEmails, formerEmail]
          : account.formerEmails;
        return { ...account, email, formerEmails, ...unverified };
      }
      case 'SettingsChanged':
        return { ...account, settings: { ...account.settings, ...event.data } };
      case 'RoleChanged':
        return { ...account, role: event.data.role };
      case 'AccountLocked':
        return { ...account, locked: true };
      case 'AccountUnlocked':
        return { ...account, locked: false };
      case 'SessionsEnded':
      case 'EmailVerificationResent':
        return account;
      case 'SecondFactorKeyMade':
      case 'SecondFactorTurnedOn':
      case 'SecondFactorCodeUsed':
      case 'RecoveryCodeUsed':
      case 'RecoveryCodesMade':
      case 'SecondFactorTurnedOff':
      case 'SecondFactorTakenAway':
        return evolveSecondFactor(account, event);
    }
  },
};

/** A new address is not verified. Links that were sent to the old address are no longer valid. */
const unverified = {
  emailVerified: false,
  verificationLink: null,
  confirmedLinkHash: null,
  resetLink: null,
} as const;

function refuseUnlessOpen(link: Link | null, { linkHash, now }: { linkHash: string; now: string }): void {
  // Both are hashes, so the duration of the comparison reveals nothing about the secret.
  const open = link !== null && link.linkHash === linkHash && Date.parse(link.expiresAt) > Date.parse(now);
  if (!open) {
    throw new DomainError(
      'invalid',
      'link_not_valid',
      'This link has been used already or is too old. Ask for a new one.',
      'token',
    );
  }
}
