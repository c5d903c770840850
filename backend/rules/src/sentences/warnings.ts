import { writtenDay, type Day } from '../assessment/wording';

/** Warnings about the given data. */
export const warningSentences = {
  overlapping_trips: () => 'These trips overlap. We count each day once.',
  no_return_date: () =>
    'These trips have no return date. We count them up to the day before the day of the answer.',
  planned_trips: () => 'These trips are still to come. We count them as you plan them.',
  past_day: ({ day }: { readonly day: Day }) =>
    `This is the answer for an application on ${writtenDay(day)}. That day has passed. For a new application, ask for today or a later day.`,
} as const;
