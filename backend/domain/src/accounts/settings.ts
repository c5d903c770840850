import { field, whatChanges, type Choice, type ChangeOf, type ItemOf } from '../fields';

export const reminderFrequencyOptions = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'never', label: 'Never' },
] as const satisfies readonly Choice[];

/** Which notifications a person wants, how often, and whether sharing with lawyers is on. */
export const settingsFields = {
  notificationsEnabled: field.tick('Notifications'),
  emailNotificationsEnabled: field.tick('Email notifications'),
  reminderFrequency: field.answer(
    'Reminder frequency',
    reminderFrequencyOptions,
    field.saying('Please choose one of the list'),
  ),
  lawyerSharingEnabled: field.tick('Sharing with lawyers'),
};
export type AccountSettings = ItemOf<typeof settingsFields>;

export const defaultSettings: AccountSettings = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  lawyerSharingEnabled: false,
};

/** Fields that are left out, or undefined, stay as they are. */
export type SettingsChange = ChangeOf<typeof settingsFields>;

/** The settings that a change makes different, or null when it changes nothing. */
export function changedSettings(before: AccountSettings, change: SettingsChange): SettingsChange | null {
  const different = whatChanges(settingsFields, before, change);
  return Object.keys(different).length === 0 ? null : different;
}
