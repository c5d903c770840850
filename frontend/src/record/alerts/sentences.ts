import type { AccountSettingsResponse } from '@settlewise/contract';

/** `90, 30 and 7 days before, and on the day after`, by days before a day; none: as soon as it is known. */
export function whenTold(leadDays: readonly number[]): string {
  const before = leadDays.filter((days) => days > 0);
  const parts = [
    ...(before.length === 0
      ? []
      : [before.join() === '1' ? 'on the day before' : `${listed(before)} days before`]),
    ...(leadDays.includes(0) ? ['on the day'] : []),
    ...(leadDays.includes(-1) ? ['on the day after'] : []),
  ];
  if (parts.length === 0) return 'as soon as we know it';
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')}, and ${last}`;
}

const listed = (days: readonly number[]): string => new Intl.ListFormat('en-GB').format(days.map(String));

type Mailing = Pick<
  AccountSettingsResponse['data'],
  'notificationsEnabled' | 'emailNotificationsEnabled' | 'reminderFrequency' | 'quietFrom' | 'quietUntil'
>;

/** When emails go out by these settings. */
export function whenMailed(settings: Mailing): string {
  const { quietFrom, quietUntil, reminderFrequency } = settings;
  if (!settings.notificationsEnabled || !settings.emailNotificationsEnabled || reminderFrequency === 'never')
    return 'Emails are off in your notification settings.';
  const quiet =
    quietFrom === quietUntil
      ? 'You have no quiet hours.'
      : `Your quiet hours are ${quietFrom} to ${quietUntil}, London time. Until they end, that email waits.`;
  return `A deadline is emailed at once. ${quiet} Everything else comes in your ${reminderFrequency} email.`;
}
