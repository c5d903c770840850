import type { DaySpan } from '../absences/trip';
import { isCivilDate, toDayNumber } from '../calendar/civilDate';
import { dayNumberOf, type DayNumber } from '../calendar/dayNumbers';

/** From when to when somebody lived at an address. */
export interface DaysOfStay {
  /** `yyyy-MM-dd`, or `yyyy-MM` where nobody knows the day. */
  readonly from: string;
  /** Null while the person lives there. */
  readonly to: string | null;
}

/** An address, as far as time is concerned. */
export interface AddressStay extends DaysOfStay {
  readonly id: string;
  /** A second home for a while, beside the main one. */
  readonly isTemporary: boolean;
  /** Outside the UK and its islands. */
  readonly isAbroad: boolean;
}

/** An address as a record keeps it. */
interface RecordedAddress extends DaysOfStay {
  readonly id: string;
  readonly role: string;
  readonly country: string;
}

export const stayInRecord = ({ id, from, to, role, country }: RecordedAddress): AddressStay => ({
  id,
  from,
  to,
  isTemporary: role === 'temporary',
  isAbroad: role === 'abroad' || country !== 'united_kingdom',
});

/** Whether proof is looked for: of days abroad, or without a home, nobody has any. */
export const isProvableHome = ({ role, country }: Pick<RecordedAddress, 'role' | 'country'>): boolean =>
  role !== 'abroad' && role !== 'none' && country === 'united_kingdom';

export const isMonthAlone = (date: string): boolean => !isCivilDate(date);

/** All days that the words can mean: a month alone begins on its first day and ends on its last. */
export function widestSpan({ from, to }: DaysOfStay): DaySpan {
  return { first: firstDayOf(from), last: to === null ? Infinity : lastDayOf(to) };
}

/** The days that are certain: a move in some month may have been on any of its days. Empty where none is. */
export function certainSpan({ from, to }: DaysOfStay): DaySpan {
  return { first: lastDayOf(from), last: to === null ? Infinity : firstDayOf(to) };
}

export function firstDayOf(date: string): DayNumber {
  return isMonthAlone(date) ? firstOfMonth(date, 0) : toDayNumber(date);
}

export function lastDayOf(date: string): DayNumber {
  return isMonthAlone(date) ? firstOfMonth(date, 1) - 1 : toDayNumber(date);
}

/** @throws RangeError where the text is no month either */
function firstOfMonth(month: string, later: number): DayNumber {
  // Checks the month too.
  toDayNumber(`${month}-01`);
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + later;
  return dayNumberOf(Math.floor(months / 12), (months % 12) + 1, 1);
}
