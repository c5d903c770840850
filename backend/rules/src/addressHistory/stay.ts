import type { DaySpan } from '../absences/trip';
import { isCivilDate, toDayNumber } from '../calendar/civilDate';
import { calculateDayNumber, type DayNumber } from '../calendar/dayNumbers';

/** The first and last day at an address. */
export interface DaysOfStay {
  /** `yyyy-MM-dd`, or `yyyy-MM` if the day is unknown. */
  readonly from: string;
  /** Null while the person lives there. */
  readonly to: string | null;
}

/** The fields of an address that matter for dates. */
export interface AddressStay extends DaysOfStay {
  readonly id: string;
  /** A temporary second home in addition to the main one. */
  readonly isTemporary: boolean;
  /** Whether it is outside the UK and its islands. */
  readonly isAbroad: boolean;
}

/** A recorded address. */
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

/** Whether a proof is needed: days abroad or without a home have none. */
export const isProvableHome = ({ role, country }: Pick<RecordedAddress, 'role' | 'country'>): boolean =>
  role !== 'abroad' && role !== 'none' && country === 'united_kingdom';

export const isMonthOnly = (date: string): boolean => !isCivilDate(date);

/** All possible days: a month without a day runs from its first to its last day. */
export function widestSpan({ from, to }: DaysOfStay): DaySpan {
  return { first: toFirstDay(from), last: to === null ? Infinity : toLastDay(to) };
}

/** The certain days: a move in a month may have been on any of its days. Empty if there are none. */
export function certainSpan({ from, to }: DaysOfStay): DaySpan {
  return { first: toLastDay(from), last: to === null ? Infinity : toFirstDay(to) };
}

export function toFirstDay(date: string): DayNumber {
  return isMonthOnly(date) ? firstOfMonth(date, 0) : toDayNumber(date);
}

export function toLastDay(date: string): DayNumber {
  return isMonthOnly(date) ? firstOfMonth(date, 1) - 1 : toDayNumber(date);
}

/** @throws RangeError if the text is not a month */
function firstOfMonth(month: string, later: number): DayNumber {
  // Also checks the month.
  toDayNumber(`${month}-01`);
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + later;
  return calculateDayNumber(Math.floor(months / 12), (months % 12) + 1, 1);
}
