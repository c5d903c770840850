/** The pictures that stand for pages. */
export type Picture = 'date' | 'days' | 'list';

export interface WaitingPage {
  readonly title: string;
  readonly sentence: string;
  readonly picture: Picture;
}

/** By how an address begins; the longer beginnings stand first. */
const pages: readonly (readonly [start: string, page: WaitingPage])[] = [
  [
    '/dashboard/documents',
    {
      title: 'Your documents',
      sentence: 'Keep the papers of your application in one place, and see which ones run out.',
      picture: 'list',
    },
  ],
  [
    '/dashboard/tasks',
    {
      title: 'Your tasks',
      sentence: 'What is left to do before you apply, with the day by which it is due.',
      picture: 'list',
    },
  ],
  [
    '/dashboard/absences',
    {
      title: 'Your absence tracker',
      sentence: 'Write down your journeys once. Your days away are counted against each limit.',
      picture: 'days',
    },
  ],
  [
    '/dashboard/progress',
    {
      title: 'Your progress',
      sentence: 'See the first day you can apply, why it is that day, and what is left.',
      picture: 'date',
    },
  ],
  [
    '/dashboard/timeline',
    {
      title: 'Your timeline',
      sentence: 'See what lies ahead, the soonest first, and everything that you have recorded.',
      picture: 'list',
    },
  ],
  [
    '/dashboard',
    {
      title: 'Your dashboard',
      sentence: 'See where you stand today: your date, your days away, and what comes next.',
      picture: 'date',
    },
  ],
  [
    '/absence-tracker',
    {
      title: 'The Absence Tracker',
      sentence: 'Write down your journeys once. Your days away are counted against each limit.',
      picture: 'days',
    },
  ],
  [
    '/ilr',
    {
      title: 'Your ILR result',
      sentence: 'Save the result and find it again on any device. What you typed stays as it is.',
      picture: 'date',
    },
  ],
  [
    '/citizenship',
    {
      title: 'Your citizenship result',
      sentence: 'Save the result and find it again on any device. What you typed stays as it is.',
      picture: 'date',
    },
  ],
  [
    '/saved-results',
    {
      title: 'Your saved results',
      sentence: 'Results of the calculators that you kept, with the answers they came from.',
      picture: 'list',
    },
  ],
  [
    '/shared-with-me',
    {
      title: 'Records shared with you',
      sentence: 'The records that people let you look at. You can read them and change nothing.',
      picture: 'list',
    },
  ],
  [
    '/onboarding',
    {
      title: 'Your profile',
      sentence: 'Six short pages about you and your visa. Then you see your date.',
      picture: 'date',
    },
  ],
  [
    '/documents',
    { title: 'Required documents', sentence: 'The documents that your application needs.', picture: 'list' },
  ],
  [
    '/fees',
    {
      title: 'Application fees',
      sentence: 'See the whole bill up to a passport, for all of your family, on the days you pay.',
      picture: 'list',
    },
  ],
  [
    '/timeline',
    {
      title: 'Your timeline',
      sentence: 'The steps from visa to ILR to citizenship, in one line.',
      picture: 'date',
    },
  ],
  [
    '/address',
    {
      title: 'Your address history',
      sentence: 'Where you have lived in the UK, without gaps.',
      picture: 'list',
    },
  ],
];

/** What waits behind the sign-in page; null for a page of which there is nothing to say. */
export function waitingPage(wanted: string): WaitingPage | null {
  const [path = ''] = wanted.split(/[?#]/);
  return pages.find(([start]) => path === start || path.startsWith(`${start}/`))?.[1] ?? null;
}
