import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** What each knows of a record: in the order in which people are told of it. */
const sources: readonly ((record: ReminderRecord, today: CivilDate) => readonly Occasion[])[] = [
  visaExpiry,
  brpExpiry,
  documentExpiries,
  dependantExpiries,
  dependantDates,
  tasksDue,
  ilrWindow,
  citizenshipDate,
  settlementLapse,
  absenceLimits,
  grantsEnding,
  missingDates,
];

/** Everything in a record that a person is told of now or later. @param today in London */
export function occasionsOf(record: ReminderRecord, today: CivilDate): readonly Occasion[] {
  return sources.flatMap((source) => source(record, today));
}

/** The same where others wait for this process: they have their turn in between. */
export async function occasionsInTurns(
  record: ReminderRecord,
  today: CivilDate,
): Promise<readonly Occasion[]> {
  const occasions: Occasion[] = [];
  for (const source of sources) {
    await nextTurn();
    occasions.push(...source(record, today));
  }
  return occasions;
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
