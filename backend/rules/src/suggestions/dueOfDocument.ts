import { addDays, addMonths, type CivilDate } from '../calendar/civilDate';
import type { ChecklistRequirement } from '../documentChecklist/answer';
import { dueBefore } from './dueBefore';
import { findMatter, type Matter } from './matters';

/** The lead time in days of slow matters. */
const leadDays: Readonly<Partial<Record<Matter, number>>> = {
  life_in_uk: 90,
  english: 90,
  shared_home: 45,
  referees: 45,
};
const aMonth = 28;
/** Documents that must be fresh are obtained in the last week before the application. */
const lastWeek = 7;

export interface PaperToGet {
  /** Its title in a task or a checklist. */
  readonly title: string;
  /** The maximum age in days on the day of the application; null if it does not matter. */
  readonly serves: number | null;
  /** The last day of the last month it covers, which must be over first; null if it covers none. */
  readonly monthEnds: CivilDate | null;
}

/** The days that decide a due day. */
export interface Ready {
  readonly today: CivilDate;
  /** The day of the application. */
  readonly plannedOn: CivilDate;
  /** The last day to apply, if an application is already possible; null if unknown. */
  readonly lastDay: CivilDate | null;
}

/** The day on which everything must be ready: the planned day or, once an application is possible, the last day. */
export const readyOn = ({ today, plannedOn, lastDay }: Ready): CivilDate | null =>
  plannedOn > today ? plannedOn : lastDay !== null && lastDay > today ? lastDay : null;

/**
 * Calculates the due day of a document, for suggested and checklist tasks. It leaves enough time. It is never before
 * the document can be fresh for the application, nor before the month it covers is over.
 */
export function dueOfDocument({ title, serves, monthEnds }: PaperToGet, ready: Ready): CivilDate {
  const { today } = ready;
  const day = readyOn(ready);
  // A person who can apply and has no last day gets a week.
  if (day === null) return addDays(today, lastWeek);
  const matter = findMatter(title);
  const lead = (matter === null ? undefined : leadDays[matter]) ?? aMonth;
  const isFreshByThen = serves === null || serves >= lead + lastWeek;
  const due = dueBefore(day, isFreshByThen ? lead : Math.min(lastWeek, serves), today) ?? day;
  return monthEnds !== null && due < monthEnds && monthEnds < day ? monthEnds : due;
}

/** The last day of the month before that of a day. */
export const lastWholeMonthEnds = (day: CivilDate): CivilDate => addDays(`${day.slice(0, 7)}-01`, -1);

/** The last missing day of a line that requires whole months before the planned day. */
export function lackedMonthEnds(
  { period, missingMonths }: Pick<ChecklistRequirement, 'period' | 'missingMonths'>,
  plannedOn: CivilDate,
): CivilDate | null {
  const last = missingMonths.at(-1);
  // A period up to the planned day cannot be complete before it.
  if (last === undefined || period === null || period.to >= plannedOn) return null;
  const ends = lastWholeMonthEnds(addMonths(`${last}-01`, 1));
  return ends < period.to ? ends : period.to;
}
