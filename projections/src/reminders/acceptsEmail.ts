import type { AccountSettings, AccountState } from '@settlewise/domain/accounts';

/** Whether a person accepts emails about their alerts. */
export const acceptsEmail = (settings: AccountSettings): boolean =>
  settings.notificationsEnabled &&
  settings.emailNotificationsEnabled &&
  settings.reminderFrequency !== 'never';

/** Whether alerts may be emailed to an address. An unconfirmed address may belong to a stranger, so due emails wait. */
export const canBeEmailed = ({ emailVerified }: Pick<NonNullable<AccountState>, 'emailVerified'>): boolean =>
  emailVerified;

/** `canBeEmailed` for rows of `accounts`. */
export const canBeEmailedRow = { 'accounts.email_verified': true } as const;
