import type { AccountSettings } from '@settlewise/domain';

/** Whether somebody lets us send them mails by ourselves. */
export const letsUsMail = (settings: AccountSettings): boolean =>
  settings.notificationsEnabled &&
  settings.emailNotificationsEnabled &&
  settings.reminderFrequency !== 'never';
