import type { ReminderKind } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { DayInWords, Trigger } from './trigger';

/** A day of a record by which something can be done or has to be, as every page, calendar and lawyer's view has it. */
export interface RecordDay extends DayInWords {
  readonly kind: ReminderKind;
  /** Which one of its kind. */
  readonly about: string;
  readonly day: CivilDate;
  /** The page that it is about. */
  readonly link: string;
  /** Today or later. */
  readonly isAhead: boolean;
  /** What people are told of it, and when. */
  readonly trigger: Trigger;
}

/**
 * The days that a record comes to, the soonest first. A day that has passed is among them as long as what it says can still
 * be done. What is called the same and falls on the same day is one day.
 */
export function daysOf(triggers: readonly Trigger[], today: CivilDate): readonly RecordDay[] {
  const days = new Map<string, RecordDay>();
  for (const trigger of triggers) {
    const { kind, about, date: day, link, until, inWords } = trigger;
    if (day === null || inWords === undefined || (until !== undefined && until < today)) continue;
    const called = `${day} ${inWords.title}`;
    if (!days.has(called))
      days.set(called, { ...inWords, kind, about, day, link, isAhead: day >= today, trigger });
  }
  // By day, and then by title.
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).map(([, day]) => day);
}
