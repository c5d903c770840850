import type { AlertKindResponse } from '@settlewise/contract/alerts';

type Importance = AlertKindResponse['importance'];

/** What a group of kinds is called, and what belongs to it. */
export const importanceWords: Readonly<
  Record<Importance, { readonly title: string; readonly about: string }>
> = {
  act: {
    title: 'Deadlines',
    about:
      'Something is lost after the day. These are always shown in the app. You can turn off their emails.',
  },
  plan: { title: 'To plan', about: 'What comes, and what you can prepare for.' },
  news: { title: 'Good to know', about: 'What has changed or happened.' },
};

export const importances: readonly Importance[] = ['act', 'plan', 'news'];
