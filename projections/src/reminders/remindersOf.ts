import type { CivilDate } from '@settlewise/rules';
import { dueOn, nextStepOf, type Occasion, type Reminder } from './occasion';
import { absenceLimits } from './occasions/absences';
import { dependantDates } from './occasions/dependants';
import { brpExpiry, dependantExpiries, documentExpiries, visaExpiry } from './occasions/expiries';
import { grantsEnding } from './occasions/grants';
import { missingDates } from './occasions/missingDates';
import { settlementLapse } from './occasions/settlementLapse';
import { citizenshipDate, ilrWindow } from './occasions/results';
import { tasksDue } from './occasions/tasks';
import type { ReminderRecord } from './record';

/** Everything in a record that a person is told of now or later. @param today in London */
export function occasionsOf(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  return [
    ...visaExpiry(record),
    ...brpExpiry(record),
    ...documentExpiries(record),
    ...dependantExpiries(record),
    ...dependantDates(record, today),
    ...tasksDue(record),
    ...ilrWindow(record, today),
    ...citizenshipDate(record, today),
    ...settlementLapse(record, today),
    ...absenceLimits(record, today),
    ...grantsEnding(record),
    ...missingDates(record),
  ];
}

export interface Reminders {
  /** What there is to tell today; the same thing has the same kind, subject and date on every day. */
  readonly due: readonly Reminder[];
  /** The soonest day after today on which there is more; null where the record as it is now leads to none. */
  readonly nextChangeOn: CivilDate | null;
}

/** What a person is to be told by their record. Pure: same record and day, same answer. @param today in London */
export function remindersOf(record: ReminderRecord, today: CivilDate): Reminders {
  const occasions = occasionsOf(record, today);
  return {
    due: occasions.map((occasion) => dueOn(occasion, today)).filter((reminder) => reminder !== null),
    nextChangeOn: nextStepOf(occasions, today),
  };
}
