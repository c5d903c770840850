import { addDays, type CivilDate } from '../calendar/civilDate';
import { dueBefore } from './dueBefore';
import { matterOf, type Matter } from './matters';

/** How many days before the application things are done that take their time. */
const leadOf: Readonly<Partial<Record<Matter, number>>> = {
  ...{ life_in_uk: 90, english: 90, shared_home: 45, referees: 45 },
};
const aMonth = 28;
/** What may not be old is got in the last week before the application. */
const lastWeek = 7;

interface PaperToGet {
  /** What a task or a line of a checklist calls it. */
  readonly title: string;
  /** How many days old it may be on the day of the application; null where that does not matter. */
  readonly serves: number | null;
}

/** The days that a due day hangs on. */
export interface Ready {
  readonly today: CivilDate;
  /** The day of the application. */
  readonly plannedOn: CivilDate;
  /** The last day to apply, where one can apply already; null where none is known. */
  readonly lastDay: CivilDate | null;
}

/** The day for which things have to be ready: the planned one, or, once one can apply, the last. */
export const readyOn = ({ today, plannedOn, lastDay }: Ready): CivilDate | null =>
  plannedOn > today ? plannedOn : lastDay !== null && lastDay > today ? lastDay : null;

/**
 * The one rule for the day by which a paper is got, in suggested tasks and in those of a checklist. It leaves time, and
 * never comes before the first day on which the paper is still fresh when one applies.
 */
export function dueOfDocument({ title, serves }: PaperToGet, ready: Ready): CivilDate {
  const { today } = ready;
  const day = readyOn(ready);
  // Who can apply and has no last day is given a week.
  if (day === null) return addDays(today, lastWeek);
  const matter = matterOf(title);
  const lead = (matter === null ? undefined : leadOf[matter]) ?? aMonth;
  const isFreshByThen = serves === null || serves >= lead + lastWeek;
  return dueBefore(day, isFreshByThen ? lead : Math.min(lastWeek, serves), today) ?? day;
}
