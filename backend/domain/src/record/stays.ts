import type { Rule } from '../collections/definition';

interface Stay {
  readonly from: string;
  /** Null while it lasts. */
  readonly to: string | null;
}

const isWholeDay = (text: string): boolean => text.length === 'yyyy-MM-dd'.length;
const monthOf = (text: string) => text.slice(0, 'yyyy-MM'.length);

/** A stay at an address ends no earlier than it began. A day and a month are compared by their months. */
export const startsBeforeItEnds = (message: string): Rule<Stay, 'to'> => ({
  code: 'end_before_start',
  field: 'to',
  message,
  // Dates as text sort as time does.
  holds: ({ from, to }) =>
    to === null || (isWholeDay(from) && isWholeDay(to) ? to >= from : monthOf(to) >= monthOf(from)),
});

const dayMissing = {
  code: 'day_missing',
  message: 'Please enter the day too, or choose “To the month”',
} as const;

/** Whoever says that days are exact gives whole days; what goes on has no last one. */
export const wholeDaysWhereExact: readonly Rule<Stay & { readonly precision: string }, 'from' | 'to'>[] = [
  { ...dayMissing, field: 'from', holds: ({ precision, from }) => precision === 'month' || isWholeDay(from) },
  {
    ...dayMissing,
    field: 'to',
    holds: ({ precision, to }) => precision === 'month' || to === null || isWholeDay(to),
  },
];
