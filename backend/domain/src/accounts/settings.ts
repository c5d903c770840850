import { z } from 'zod';

/** Which notifications a person wants, how often, and whether sharing with lawyers is on. */
export const accountSettings = z.strictObject({
  notificationsEnabled: z.boolean(),
  emailNotificationsEnabled: z.boolean(),
  reminderFrequency: z.enum(['daily', 'weekly', 'monthly', 'never']),
  lawyerSharingEnabled: z.boolean(),
});
export type AccountSettings = Readonly<z.infer<typeof accountSettings>>;

export const defaultSettings: AccountSettings = {
  notificationsEnabled: true,
  emailNotificationsEnabled: true,
  reminderFrequency: 'weekly',
  lawyerSharingEnabled: false,
};

/** Fields that are left out, or undefined, stay as they are. */
export type SettingsChange = {
  readonly [Field in keyof AccountSettings]?: AccountSettings[Field] | undefined;
};

/** The settings that a change makes different, or null when it changes nothing. */
export function changedSettings(
  before: AccountSettings,
  change: SettingsChange,
): Partial<AccountSettings> | null {
  const unchanged = new Map<string, unknown>(Object.entries(before));
  const different = Object.entries(change).filter(
    ([name, value]) => value !== undefined && unchanged.get(name) !== value,
  );
  return different.length === 0 ? null : accountSettings.partial().parse(Object.fromEntries(different));
}
