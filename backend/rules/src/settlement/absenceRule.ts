import type { DayNumber } from '../calendar/civilDate';
import type { DaySpan } from '../absences/trip';
import type { CountedWindow } from '../absences/twelveMonths';
import type { DayLimit } from '../parameters/law';

/** Something that breaks a qualifying period. */
export interface Obstacle extends CountedWindow {
  readonly kind:
    | 'any_twelve_months'
    | 'fixed_year'
    | 'single_absence'
    | 'total_absences'
    | 'gap_without_permission'
    | 'time_on_other_route';
  readonly limit: DayLimit;
  /** Every period that starts before this day has the obstacle. Always later than the start of the checked period. */
  readonly retryFrom: DayNumber;
}

/** The days of a qualifying period, and how it moves. */
export interface MovingPeriod extends DaySpan {
  /** Number of days, at least 1, for which moving the start by a day also moves the end by exactly a day. */
  readonly daysInStep: number;
}

/** A rule that a qualifying period keeps or breaks. Both days of the period are included. */
export interface AbsenceRule {
  /** The first obstacle in the period; null if the rule is kept. */
  readonly obstacle: (period: MovingPeriod) => Obstacle | null;
  /** The window with the most days; null if the rule does not use windows. */
  readonly worst: (
    first: DayNumber,
    last: DayNumber,
  ) => (CountedWindow & { readonly limit: DayLimit }) | null;
}
