import type { DayNumber } from '../calendar/civilDate';
import type { DaySpan } from '../absences/trip';
import type { CountedWindow } from '../absences/twelveMonths';
import type { DayLimit } from '../parameters/law';

/** What stands against a qualifying period. */
export interface Obstacle extends CountedWindow {
  readonly kind:
    | 'any_twelve_months'
    | 'fixed_year'
    | 'single_absence'
    | 'total_absences'
    | 'gap_without_permission'
    | 'time_on_other_route';
  readonly limit: DayLimit;
  /** No period that starts before this day can be free of the obstacle. Always later than the start looked at. */
  readonly retryFrom: DayNumber;
}

/** The days of a qualifying period, and how it moves. */
export interface MovingPeriod extends DaySpan {
  /** For so many days on, at least 1, a period that starts a day later also ends just a day later. */
  readonly daysInStep: number;
}

/** A rule that a qualifying period from one day to another, both included, keeps or breaks. */
export interface AbsenceRule {
  /** The first thing that breaks the rule in the period, or null when it is kept. */
  readonly obstacle: (period: MovingPeriod) => Obstacle | null;
  /** The window of the period with the most days, where the rule looks at windows. */
  readonly worst: (
    first: DayNumber,
    last: DayNumber,
  ) => (CountedWindow & { readonly limit: DayLimit }) | null;
}
