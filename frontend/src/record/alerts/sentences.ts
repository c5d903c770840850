import type { AccountSettingsResponse } from '@settlewise/contract/accountSettings';
import type { ToldWhen } from '@settlewise/contract/alerts';

/** `Told 90, 30 and 7 days before, and on the day after.`, and what of a kind is told at other times. */
export const whenTold = (told: readonly ToldWhen[]): string =>
  told
    .map((when) => (when.of === null ? `Told ${oneWhen(when)}.` : `Of ${when.of}: ${oneWhen(when)}.`))
    .join(' ');

function oneWhen({ asSoonAsKnown, yearly, months, days }: ToldWhen): string {
  const before = days.filter((each) => each > 0);
  const after = days.filter((each) => each < 0);
  const parts = [
    ...(asSoonAsKnown ? ['as soon as we know it'] : []),
    ...(months.length === 0
      ? []
      : [`${listed(months)} ${months.join() === '1' ? 'month' : 'months'} before`]),
    ...(before.length === 0
      ? []
      : [before.join() === '1' ? 'on the day before' : `${listed(before)} days before`]),
    ...(days.includes(0) ? ['on the day'] : []),
    ...(yearly ? ['once a year after that'] : []),
    ...(after.length === 0
      ? []
      : [after.length === 1 ? 'on the day after' : `daily for ${after.length} days after`]),
  ];
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
