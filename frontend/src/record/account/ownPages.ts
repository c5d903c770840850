/**
 * The headings of the pages below /dashboard, which are in sight before the page is loaded: the server sends them with what
 * stands around it. `e2e/support/visitPages.ts` compares each with what its page then says.
 */
export const ownPages: Readonly<Record<string, string>> = {
  '/dashboard': 'Dashboard',
  '/dashboard/documents': 'Documents',
  '/dashboard/documents/referees': 'Referees',
  '/dashboard/tasks': 'Tasks',
  '/dashboard/absences': 'Absence Tracker',
  '/dashboard/dependants': 'Dependants',
  '/dashboard/addresses': 'Address history',
  '/dashboard/notifications': 'Notifications',
  '/dashboard/progress': 'ILR and Citizenship Progress',
  '/dashboard/timeline': 'Timeline',
  '/dashboard/applications': 'Applications',
  '/dashboard/work': 'Work and study',
  '/dashboard/parents': 'Parents',
  '/dashboard/immigration-profile': 'Immigration Profile',
  '/dashboard/ilr-calculator': 'ILR Eligibility Calculator',
  '/dashboard/profile': 'Account Settings',
  '/dashboard/settings': 'Account Settings',
  '/dashboard/profile-settings': 'Account Settings',
  '/dashboard/notification-settings': 'Account Settings',
  '/dashboard/password': 'Account Settings',
  '/dashboard/lawyer-access': 'Account Settings',
};

/** What the page at a path says first, where that is known before the page is. */
export const headingOfOwnPage = (pathname: string): string | undefined =>
  ownPages[pathname.replace(/(?<=.)\/+$/, '')];
