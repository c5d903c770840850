import { lengthOfLimit, type LimitCheck, type Trip } from '@settlewise/rules/absences';
import { splitDate } from '@settlewise/rules/calendar';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { marginInWords } from '../../limits/labels';

/** A trip with what people call it: its destination, or what it was for. */
export interface NamedTrip extends Trip {
  readonly place: string;
}

/** `3 to 9 May 2024`, `28 April to 9 May 2024`, `28 December 2023 to 9 January 2024`, or one day. */
export function daysInWords({ departureDate, returnDate }: Trip): string {
  const last = formatLongDate(returnDate);
  if (departureDate === returnDate) return last;
  const [from, to] = [splitDate(departureDate), splitDate(returnDate)];
  const whole = formatLongDate(departureDate);
  if (from.year !== to.year) return `${whole} to ${last}`;
  return `${from.month === to.month ? from.day : whole.replace(` ${from.year}`, '')} to ${last}`;
}

/** Overlaps that are named one by one. */
const named = 2;

/** `Overlaps with the trip to France, 3 to 9 May 2024. Days of both are counted once.`; null without overlaps. */
export function overlapInWords(overlaps: readonly NamedTrip[], joint: 'to' | 'for'): string | null {
  if (overlaps.length === 0) return null;
  const words = overlaps
    .slice(0, named)
    .map((trip) =>
      trip.place === ''
        ? `the trip of ${daysInWords(trip)}`
        : `the trip ${joint} ${trip.place}, ${daysInWords(trip)}`,
    );
  const more = overlaps.length - words.length;
  const all = [...words, ...(more > 0 ? [`${more} more`] : [])];
  return `Overlaps with ${all.join(', and with ')}. Days of both are counted once.`;
}

/** `112 of 180 days in the 12 months to 3 March 2025 (ILR: …).`, with the margin of the travel days. */
export function afterTripInWords(check: LimitCheck): string {
  const { kind, days, limit, to, means } = check;
  const until = to === null ? '' : ` to ${formatLongDate(to)}`;
  const count = `${days} of ${limit} days in the ${lengthOfLimit(kind)}${until} (${means}).`;
  return [count, marginInWords(check)].filter((words) => words !== null).join(' ');
}
