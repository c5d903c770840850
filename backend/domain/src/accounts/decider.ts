import type { CommandOf, Decider } from '../kernel/decider';
import { DomainError } from '../kernel/domainError';
import type { AccountEvent, AccountRole } from './events';

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
  | CommandOf<'ResetPassword', { linkHash: string; passwordHash: string; now: string }>;

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
  readonly passwordHash: string;
  readonly emailVerified: boolean;
  /** Only the newest link of each kind opens anything, and only once. */
  readonly verificationLink: Link | null;
  readonly resetLink: Link | null;
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
          // Whoever opened the link reads the mail of this address.
          ...(account.emailVerified
            ? []
            : [{ type: 'EmailVerified', data: { email: account.email } } as const]),
        ];
    }
  },

  evolve(account, event) {
    if (event.type === 'AccountRegistered') {
      return { ...event.data, emailVerified: false, verificationLink: null, resetLink: null };
    }
    if (account === null) throw new Error(`${event.type} stands before AccountRegistered in its stream`);
    switch (event.type) {
      case 'EmailVerificationLinkIssued':
        return { ...account, verificationLink: event.data };
      case 'EmailVerified':
        return { ...account, emailVerified: true, verificationLink: null };
      case 'PasswordResetLinkIssued':
        return { ...account, resetLink: event.data };
      case 'PasswordChanged':
        return { ...account, passwordHash: event.data.passwordHash, resetLink: null };
    }
  },
};

function refuseUnlessOpen(link: Link | null, { linkHash, now }: { linkHash: string; now: string }): void {
  // Both are hashes of what was sent, so comparing them tells a caller nothing about the secret.
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
