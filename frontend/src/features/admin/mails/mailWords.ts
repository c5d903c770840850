import type { MailKind } from '@settlewise/contract';

/** What a mail was for. */
export const mailKindWords: Readonly<Record<MailKind, string>> = {
  verification: 'Confirm your address',
  password_reset: 'Choose a new password',
  password_changed: 'The password was changed',
  passwords_refused: 'Wrong passwords were entered',
  address_changed: 'Your address was changed',
  second_factor: 'Two-step sign-in',
  digest: 'Reminders',
  lawyer_invitation: 'Invitation of a lawyer',
  rule_notice: 'A changed answer',
  lawyer_ending: 'A lawyer’s access ends soon',
};
