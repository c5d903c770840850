import type { AccountSettings, AccountState } from '@settlewise/domain/accounts';

/** Whether somebody lets us send them mails by ourselves. */
export const letsUsMail = (settings: AccountSettings): boolean =>
  settings.notificationsEnabled &&
  settings.emailNotificationsEnabled &&
  settings.reminderFrequency !== 'never';

/**
 * Whether a mail that we send by ourselves may go to somebody's address. Until it is confirmed nobody has shown that it
 * is theirs: it may be a stranger's, and what is due waits.
 */
export const mayBeMailed = ({ emailVerified }: Pick<NonNullable<AccountState>, 'emailVerified'>): boolean =>
  emailVerified;

/** The same of the rows of `accounts`. */
export const mayBeMailedRow = { 'accounts.email_verified': true } as const;
