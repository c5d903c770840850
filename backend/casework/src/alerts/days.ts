import type { ReminderKind } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { DayInWords, Trigger } from './trigger';

/** A first or last day for an action. Pages, the calendar and the lawyer's view show the same days. */
export interface RecordDay extends DayInWords {
  readonly kind: ReminderKind;
  /** Distinguishes days of one kind. */
  readonly about: string;
  readonly day: CivilDate;
  /** The page to open. */
  readonly link: string;
  /** Today or later. */
  readonly isAhead: boolean;
  /** The source of the day, with its alerts. */
  readonly trigger: Trigger;
}

/**
 * The days of a record, the soonest first. A past day is included while the action is still possible. Days with the same
 * title and date are merged.
 */
export function listRecordDays(triggers: readonly Trigger[], today: CivilDate): readonly RecordDay[] {
  const days = new Map<string, RecordDay>();
  for (const trigger of triggers) {
    const { kind, about, date: day, link, until, inWords } = trigger;
    if (day === null || inWords === undefined || (until !== undefined && until < today)) continue;
    const key = `${day} ${inWords.title}`;
    if (!days.has(key)) days.set(key, { ...inWords, kind, about, day, link, isAhead: day >= today, trigger });
  }
  // By day, and then by title.
  return [...days].toSorted(([one], [other]) => one.localeCompare(other)).map(([, day]) => day);
}
