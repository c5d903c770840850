import { field, whatChanges, type Choice, type ChangeOf, type ItemOf } from '../fields';

export const reminderFrequencyOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'never', label: 'Never' },
] as const satisfies readonly Choice[];

/** `open`: offered until the person has gone through it, or does not want to see it any more. */
export const onboardingOptions = [
  { value: 'open', label: 'Offered' },
  { value: 'done', label: 'Completed' },
  { value: 'put_away', label: 'Put away' },
] as const satisfies readonly Choice[];

/** Each full hour of a day in London. */
export const quietHourOptions: readonly Choice[] = Array.from({ length: 24 }, (_, hour) => {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return { value: time, label: time };
});
const quietHour = (label: string) =>
  field.answer(label, quietHourOptions, field.saying('Please choose one of the list'));

/** Which notifications a person wants, how often, whether sharing with lawyers is on, and where the onboarding stands. */
export const settingsFields = {
  notificationsEnabled: field.tick('Notifications'),
  emailNotificationsEnabled: field.tick('Email notifications'),
  reminderFrequency: field.answer(
    'Reminder frequency',
    reminderFrequencyOptions,
    field.saying('Please choose one of the list'),
  ),
  /** Between these hours, in London, no email goes out by itself. Two that are alike are none. */
  quietFrom: quietHour('Quiet from'),
  quietUntil: quietHour('Quiet until'),
  lawyerSharingEnabled: field.tick('Sharing with lawyers'),
  onboarding: field.answer('Onboarding', onboardingOptions, field.saying('Please choose one of the list')),
};
export type AccountSettings = ItemOf<typeof settingsFields>;

export const defaultSettings: AccountSettings = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  quietFrom: '21:00',
  quietUntil: '08:00',
  lawyerSharingEnabled: false,
  onboarding: 'open',
};

/** Fields that are left out, or undefined, stay as they are. */
export type SettingsChange = ChangeOf<typeof settingsFields>;

/** The settings that a change makes different, or null when it changes nothing. */
export function changedSettings(before: AccountSettings, change: SettingsChange): SettingsChange | null {
  const different = whatChanges(settingsFields, before, change);
  return Object.keys(different).length === 0 ? null : different;
}
