import { inLetters } from '../assessment/wording';
import { sentences } from './table';

/** How a caseworker treats days away over a limit, in words. */
export const discretionSentences = {
  meets: () => 'This is within the limit.',

  must_exercise: upToSoManyOver,
  exercise: upToSoManyOver,

  conditional_1y: () => withListedReason('one more year'),
  conditional_2y: () => withListedReason(`${inLetters(2)} more years`),
  conditional_3y: () => withListedReason(`${inLetters(3)} more years`),

  strong_links: () =>
    'The Home Office accepts this only if you have strong links to the UK: your family, your work and your home.',

  home_and_compelling_reason: () =>
    sentences(
      'The Home Office accepts this only if your home is in the UK.',
      'You also need Crown service or a compelling reason, which means a very strong one.',
    ),

  consider_if_home: () => 'The Home Office looks at this only if the UK is your home.',

  exceptional_only: () => 'The Home Office accepts this only in exceptional circumstances.',

  refuse: () => 'The Home Office normally refuses this. Crown service is an exception.',
} as const;

function upToSoManyOver({ over }: { readonly over: number }): string {
  return `The Home Office normally accepts up to ${over} days over the limit.`;
}

const withListedReason = (before: string) =>
  sentences(
    'The Home Office accepts this only if your home, work, family and finances are in the UK.',
    'You also need a listed reason.',
    `Examples are Crown service, the nature of your career, or ${before} in the UK before these years.`,
  );

/** How many days of the required months with settlement may be missing. */
export const missingDaysSentences = {
  few: ({ most }: { readonly most: number }) =>
    `The Home Office normally accepts up to ${most} missing days.`,

  some: ({ least, most }: { readonly least: number; readonly most: number }) =>
    `The Home Office can accept ${least} to ${most} missing days if you have strong links to the UK.`,

  many: ({ least }: { readonly least: number }) =>
    sentences(
      `For ${least} or more missing days you need strong links to the UK.`,
      'You also need a compelling reason, which means a very strong one.',
    ),
} as const;
