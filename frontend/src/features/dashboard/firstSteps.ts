import type { FirstSteps } from '@settlewise/contract/dashboard';

interface Step {
  readonly key: keyof FirstSteps;
  readonly title: string;
  readonly why: string;
  /** What leads to the page on which it is done. */
  readonly act: string;
  readonly to: string;
}

/** The steps in the order in which they help most. Each can be done anywhere: the record says whether it is. */
export const fourSteps: readonly Step[] = [
  {
    key: 'visa',
    title: 'Your visa',
    why: 'Its type and the day it began decide when you can settle.',
    act: 'Add your visa',
    to: '/dashboard/immigration-profile',
  },
  {
    key: 'journeys',
    title: 'Your journeys',
    why: 'Days outside the UK can move your date.',
    act: 'Add your journeys',
    to: '/dashboard/absences',
  },
  {
    key: 'passport',
    title: 'Your passport',
    why: 'A scan or a photo. Every application asks for it.',
    act: 'Upload your passport',
    to: '/dashboard/documents',
  },
  {
    key: 'englishAndTest',
    title: 'English and the Life in the UK test',
    why: 'Most people need both. Say what you have passed.',
    act: 'Say what you have',
    to: '/onboarding/6',
  },
];

export const stepsDone = (steps: FirstSteps): number => fourSteps.filter(({ key }) => steps[key]).length;
