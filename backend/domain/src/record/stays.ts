import type { Rule } from '../collections/definition';

interface Stay {
  readonly from: string;
  /** Null if it has not ended. */
  readonly to: string | null;
}

const isWholeDay = (text: string): boolean => text.length === 'yyyy-MM-dd'.length;
/** Cuts an ISO day or month to its month. */
export const toMonth = (text: string) => text.slice(0, 'yyyy-MM'.length);

/** A stay cannot end before it starts. A day and a month are compared by month. */
export const startsBeforeItEnds = (message: string): Rule<Stay, 'to'> => ({
  code: 'end_before_start',
  field: 'to',
  message,
  // ISO dates sort as text.
  holds: ({ from, to }) =>
    to === null || (isWholeDay(from) && isWholeDay(to) ? to >= from : toMonth(to) >= toMonth(from)),
});

const dayMissing = {
  code: 'day_missing',
  message: 'Please enter the day too, or choose “To the month”',
} as const;

/** Exact dates must be whole days. An open end is always valid. */
export const wholeDaysWhereExact: readonly Rule<Stay & { readonly precision: string }, 'from' | 'to'>[] = [
  { ...dayMissing, field: 'from', holds: ({ precision, from }) => precision === 'month' || isWholeDay(from) },
  {
    ...dayMissing,
    field: 'to',
    holds: ({ precision, to }) => precision === 'month' || to === null || isWholeDay(to),
  },
];
