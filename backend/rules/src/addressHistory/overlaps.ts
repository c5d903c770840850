import { countSpanDays, type DaySpan } from '../absences/trip';
import { fromDayNumber } from '../calendar/civilDate';
import type { AddressPeriod } from './question';
import { isMonthOnly, widestSpan, type AddressStay } from './stay';

/** Days with two homes. */
export interface AddressOverlap extends AddressPeriod {
  /** The ids of both; the earlier one is first. */
  readonly a: string;
  readonly b: string;
  /** Whether one of them is temporary or abroad, or the exact day of the move is unknown. */
  readonly allowed: boolean;
}

/**
 * The overlaps within a period, in order of time. Moving out and in on one day is no overlap, nor within one month if
 * both days are unknown. O(n log n), plus the number of overlaps.
 */
export function findOverlaps(stays: readonly AddressStay[], period: DaySpan): readonly AddressOverlap[] {
  const sorted = stays
    .map((stay) => ({ stay, span: widestSpan(stay) }))
    .sort(
      (one, other) =>
        one.span.first - other.span.first ||
        one.span.last - other.span.last ||
        (one.stay.id < other.stay.id ? -1 : 1),
    );
  const overlaps: (AddressOverlap & { readonly first: number })[] = [];
  for (const [position, one] of sorted.entries())
    for (let next = position + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.span.first > one.span.last) break;
      const first = Math.max(other.span.first, period.first);
      const last = Math.min(one.span.last, other.span.last, period.last);
      if (countSpanDays({ first, last }) === 0 || isMove(one.stay, other.stay)) continue;
      overlaps.push({
        a: one.stay.id,
        b: other.stay.id,
        first,
        from: fromDayNumber(first),
        to: fromDayNumber(last),
        allowed: isSecondHome(one.stay) || isSecondHome(other.stay) || mayBeMove(one.stay, other.stay),
      });
    }
  return overlaps
    .sort((one, other) => one.first - other.first)
    .map(({ first: _first, ...overlap }) => overlap);
}

/** Whether it may be a second home. */
const isSecondHome = ({ isTemporary, isAbroad }: AddressStay): boolean => isTemporary || isAbroad;

/** Whether one ends when the other begins: on one day, or in one month if neither day is known. */
const isMove = (one: AddressStay, other: AddressStay): boolean =>
  one.to === other.from || other.to === one.from;

/** Whether one has the day of the move and the other only its month, so that they may agree. */
const mayBeMove = (one: AddressStay, other: AddressStay): boolean =>
  isInMonth(one.to, other.from) || isInMonth(other.to, one.from);

function isInMonth(end: string | null, start: string): boolean {
  if (end === null || isMonthOnly(end) === isMonthOnly(start)) return false;
  return end.slice(0, 'yyyy-MM'.length) === start.slice(0, 'yyyy-MM'.length);
}
