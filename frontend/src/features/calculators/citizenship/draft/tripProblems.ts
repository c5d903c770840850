import { type CivilDate, readTypedDate } from '@settlewise/rules/calendar';
import type { TripEntry } from './citizenshipDraft';

/** What is wrong with the dates of a trip. */
export interface TripProblem {
  readonly field: 'startDate' | 'endDate';
  readonly message: string;
  readonly kind: string;
}

/** What keeps a trip from being counted: a date that cannot be understood, then one that is missing, then their order. */
export function tripProblems(
  trip: Pick<TripEntry, 'startDate' | 'endDate'>,
  today: CivilDate,
): readonly TripProblem[] {
  const fields = ['startDate', 'endDate'] as const;
  const unread = fields.flatMap((field): TripProblem[] => {
    const typed = readTypedDate(trip[field], today);
    return typed.kind === 'problem' ? [{ field, message: typed.message, kind: 'Invalid Dates' }] : [];
  });
  if (unread.length > 0) return unread;
  const missing = fields.find((field) => trip[field] === '');
  if (missing !== undefined)
    return [
      { field: missing, message: 'Please select both start and end dates', kind: 'Missing Information' },
    ];
  return trip.endDate < trip.startDate
    ? [{ field: 'endDate', message: 'End date must be after start date', kind: 'Invalid Dates' }]
    : [];
}
