import { ownItems } from '../frame/navigation';
import type { Entry } from '../sideFrame/EntryList';

export interface DashboardEntry extends Entry {
  /** Other addresses that show what this entry leads to. */
  readonly alsoAt?: readonly string[];
}

const overview: DashboardEntry = { path: '/dashboard', label: 'Dashboard', icon: 'house' };
const documents: DashboardEntry = {
  path: '/dashboard/documents',
  label: 'Documents',
  icon: 'document',
  alsoAt: ['/dashboard/documents/referees'],
};
const tasks: DashboardEntry = { path: '/dashboard/tasks', label: 'Tasks', icon: 'check' };
const absences: DashboardEntry = { path: '/dashboard/absences', label: 'Absence Tracker', icon: 'plane' };
const dependants: DashboardEntry = { path: '/dashboard/dependants', label: 'Dependants', icon: 'people' };
const addresses: DashboardEntry = { path: '/dashboard/addresses', label: 'Address history', icon: 'pin' };
const notifications: DashboardEntry = {
  path: '/dashboard/notifications',
  label: 'Notifications',
  icon: 'bell',
};
const progress: DashboardEntry = {
  path: '/dashboard/progress',
  label: 'ILR Progress',
  icon: 'milestones',
  alsoAt: ['/dashboard/ilr-calculator'],
};
const timeline: DashboardEntry = {
  path: '/dashboard/timeline',
  label: 'Timeline',
  icon: 'calendar',
  alsoAt: ['/dashboard/applications'],
};
const immigrationProfile: DashboardEntry = {
  path: '/dashboard/immigration-profile',
  label: 'Immigration Profile',
  icon: 'form',
  alsoAt: ['/dashboard/work', '/dashboard/parents'],
};
const profile: DashboardEntry = {
  path: '/dashboard/profile',
  label: 'Profile',
  icon: 'person',
  alsoAt: ['/dashboard/profile-settings'],
};
const settings: DashboardEntry = {
  path: '/dashboard/settings',
  label: 'Settings',
  icon: 'settings',
  alsoAt: ['/dashboard/notification-settings', '/dashboard/password', '/dashboard/lawyer-access'],
};

/** The sidebar of wide windows, in order. */
export const sidebarEntries: readonly DashboardEntry[] = [
  overview,
  documents,
  tasks,
  absences,
  dependants,
  addresses,
  notifications,
  progress,
  timeline,
  immigrationProfile,
  ...ownItems,
  profile,
  settings,
];

/** The bar at the bottom of narrow windows, whose last place opens the rest. */
export const bottomBarEntries: readonly DashboardEntry[] = [
  { ...overview, label: 'Home' },
  { ...documents, label: 'Docs' },
  tasks,
  profile,
];

/** What 'More' opens. The immigration profile is there too: nothing else on a narrow window leads to it. */
export const moreEntries: readonly DashboardEntry[] = [
  absences,
  dependants,
  addresses,
  notifications,
  progress,
  timeline,
  immigrationProfile,
  ...ownItems,
  profile,
  settings,
];

/** Whether an entry leads to the page that is on show. */
export function isCurrent({ path, alsoAt = [] }: DashboardEntry, pathname: string): boolean {
  const shown = pathname.replace(/(?<=.)\/+$/, '');
  return [path, ...alsoAt].includes(shown);
}
