import { field, findChanges, type Choice, type ChangeOf, type ItemOf } from '../fields';

export const reminderFrequencyOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'never', label: 'Never' },
] as const satisfies readonly Choice[];

/** `open`: offered until the person completes or hides it. */
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

/** Notifications and their frequency, sharing with lawyers, and the state of the onboarding. */
export const settingsFields = {
  notificationsEnabled: field.tick('Notifications'),
  emailNotificationsEnabled: field.tick('Email notifications'),
  reminderFrequency: field.answer(
    'Reminder frequency',
    reminderFrequencyOptions,
    field.saying('Please choose one of the list'),
  ),
  /** No automatic email is sent between these hours, London time. Two equal hours mean no quiet time. */
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

/** Missing or undefined fields do not change. */
export type SettingsChange = ChangeOf<typeof settingsFields>;

/** The settings with a new value, or null if there are none. */
export function findChangedSettings(before: AccountSettings, change: SettingsChange): SettingsChange | null {
  const different = findChanges(settingsFields, before, change);
  return Object.keys(different).length === 0 ? null : different;
}
