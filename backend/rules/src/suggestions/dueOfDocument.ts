import { addDays, addMonths, type CivilDate } from '../calendar/civilDate';
import type { ChecklistRequirement } from '../documentChecklist/answer';
import { dueBefore } from './dueBefore';
import { matterOf, type Matter } from './matters';

/** How many days before the application things are done that take their time. */
const leadOf: Readonly<Partial<Record<Matter, number>>> = {
  life_in_uk: 90,
  english: 90,
  shared_home: 45,
  referees: 45,
};
const aMonth = 28;
/** What may not be old is got in the last week before the application. */
const lastWeek = 7;

export interface PaperToGet {
  /** What a task or a line of a checklist calls it. */
  readonly title: string;
  /** How many days old it may be on the day of the application; null where that does not matter. */
  readonly serves: number | null;
  /** The last day of the last month that it is about, which has to be over first; null where it is about none. */
  readonly monthEnds: CivilDate | null;
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
 * never comes before the first day on which the paper is still fresh when one applies, nor before the month that it is
 * about is over.
 */
export function dueOfDocument({ title, serves, monthEnds }: PaperToGet, ready: Ready): CivilDate {
  const { today } = ready;
  const day = readyOn(ready);
  // Who can apply and has no last day is given a week.
  if (day === null) return addDays(today, lastWeek);
  const matter = matterOf(title);
  const lead = (matter === null ? undefined : leadOf[matter]) ?? aMonth;
  const isFreshByThen = serves === null || serves >= lead + lastWeek;
  const due = dueBefore(day, isFreshByThen ? lead : Math.min(lastWeek, serves), today) ?? day;
  return monthEnds !== null && due < monthEnds && monthEnds < day ? monthEnds : due;
}

/** The last day of the month before the one of a day. */
export const lastWholeMonthEnds = (day: CivilDate): CivilDate => addDays(`${day.slice(0, 7)}-01`, -1);

/** The last day of what a line of a checklist lacks, where it asks for whole months before the planned day. */
export function lackedMonthEnds(
  { period, missingMonths }: Pick<ChecklistRequirement, 'period' | 'missingMonths'>,
  plannedOn: CivilDate,
): CivilDate | null {
  const last = missingMonths.at(-1);
  // What is asked up to the planned day itself can never be whole before it.
  if (last === undefined || period === null || period.to >= plannedOn) return null;
  const ends = lastWholeMonthEnds(addMonths(`${last}-01`, 1));
  return ends < period.to ? ends : period.to;
}
