import { fromDayNumber, type DayNumber } from '../calendar/civilDate';
import { partsOfDay } from '../calendar/dayNumbers';
import { monthNames } from '../calendar/monthNames';
import type { Source } from '../parameters/datedValue';
import type { Reason } from './answer';

/** A day as people write it: 5 March 2026. */
export function written(day: DayNumber): string {
  const parts = partsOfDay(day);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ''} ${parts.year}`;
}

/** `1 day`, `2 days`. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** A reason from day numbers. */
export function reason(
  code: string,
  message: string,
  source: Source,
  numbers: { days?: number; limit?: number; first?: DayNumber; last?: DayNumber } = {},
): Reason {
  const { days, limit, first, last } = numbers;
  return {
    code,
    message,
    ...(days === undefined ? {} : { days }),
    ...(limit === undefined ? {} : { limit }),
    ...(first === undefined ? {} : { from: fromDayNumber(first) }),
    ...(last === undefined ? {} : { to: fromDayNumber(last) }),
    source,
  };
}
