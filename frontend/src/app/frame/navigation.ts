import type { IconName } from '../../ui/Icon';

export interface NavigationItem {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly badge?: string;
  readonly icon: IconName;
}

export interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

/** The site's navigation, in the three groups of the slide-out menu; the header shows the same items in a row. */
export const navigation: readonly NavigationGroup[] = [
  {
    title: 'Main',
    items: [
      { path: '/', label: 'Dashboard', description: 'Main page with all tools and resources', icon: 'house' },
    ],
  },
  {
    title: 'Calculators & Tools',
    items: [
      {
        path: '/citizenship',
        label: 'British Citizenship',
        description: 'Check whether you can apply to become a British citizen',
        badge: 'Citizenship',
        icon: 'check',
      },
      {
        path: '/ilr',
        label: 'ILR Eligibility',
        description: 'Find the day you can apply for indefinite leave to remain',
        badge: 'ILR',
        icon: 'clock',
      },
      {
        path: '/absence-tracker',
        label: 'Absence Tracker',
        description: 'Your journeys, and the days away that count',
        icon: 'plane',
      },
      {
        path: '/fees',
        label: 'Application Fees',
        description: 'What visa, ILR and citizenship applications cost',
        icon: 'pound',
      },
    ],
  },
  {
    title: 'Resources',
    items: [
      {
        path: '/documents',
        label: 'Required Documents',
        description: 'What your application needs, and which months are missing',
        icon: 'document',
      },
      {
        path: '/timeline',
        label: 'Application Timeline',
        description: 'The steps from visa to ILR to citizenship',
        icon: 'milestones',
      },
      {
        path: '/address',
        label: 'UK Address History',
        description: 'Where you have lived in the UK, without gaps',
        icon: 'pin',
      },
    ],
  },
];

/** What somebody who is signed in finds besides: in the menu of narrow windows, the account menu and the dashboard’s frame. */
export const ownItems: readonly NavigationItem[] = [
  {
    path: '/alerts',
    label: 'Immigration Alerts',
    description: 'What waits for you, and the days ahead',
    icon: 'bell',
  },
  {
    path: '/saved-results',
    label: 'Saved results',
    description: 'Results of the calculators that you kept',
    icon: 'note',
  },
  {
    path: '/shared-with-me',
    label: 'Shared with me',
    description: 'Records that people let you look at',
    icon: 'people',
  },
];
