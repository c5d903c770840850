import type { CivilDate } from '../calendar/civilDate';

export type Goal = 'ILR' | 'citizenship';

/** The title of the first day in calendars and timelines. */
export const firstDayTitle = (goal: Goal): string => `First day to apply for ${goal}`;

/**
 * As above, for a dependant’s own settlement.
 * @param name the dependant's name in sentences
 */
export const firstDayTitleOfDependant = (name: string): string =>
  `First day to apply for settlement of ${name}`;

/** Whether two first days are equivalent today: equal, or both in the past. */
export const isSameFirstDay = (one: CivilDate | null, other: CivilDate | null, today: CivilDate): boolean =>
  one === other || [one, other].every((day) => day !== null && day <= today);
