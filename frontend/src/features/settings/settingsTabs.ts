export type SettingsTab = 'profile' | 'notifications' | 'password' | 'access';

/** The parts of the account settings, each with its own address. */
export const settingsTabs = [
  { key: 'profile', label: 'My Profile', path: '/dashboard/profile-settings' },
  { key: 'notifications', label: 'Notifications', path: '/dashboard/notification-settings' },
  { key: 'password', label: 'Password', path: '/dashboard/password' },
  { key: 'access', label: 'Access', path: '/dashboard/lawyer-access' },
] as const satisfies readonly { key: SettingsTab; label: string; path: string }[];

/** The part that an address shows: the profile where the address names none. */
export function tabAt(pathname: string) {
  const shown = pathname.replace(/\/+$/, '');
  return settingsTabs.find(({ path }) => path === shown) ?? settingsTabs[0];
}
