import type { CivilDate } from '../calendar/civilDate';

export type Goal = 'ILR' | 'citizenship';

/** What the first day is called in calendars and timelines. */
export const firstDayTitle = (goal: Goal): string => `First day to apply for ${goal}`;

/** The same of a dependant’s own settlement. @param name by which sentences call them */
export const firstDayTitleOfDependant = (name: string): string =>
  `First day to apply for settlement of ${name}`;

/** Whether two first days come to the same for whoever asks today: the same day, or both over. */
export const isSameFirstDay = (one: CivilDate | null, other: CivilDate | null, today: CivilDate): boolean =>
  one === other || [one, other].every((day) => day !== null && day <= today);
