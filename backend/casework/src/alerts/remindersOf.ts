import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { byChosenLeads, dueOn, nextStepOf, type Trigger, type Reminder } from './trigger';
import { type FindTriggers, triggerSources } from './kinds';
import { nextDayOfChange } from '../record/applicationOnRecord';
import { type AlertRecord, recordOn, type RecordOnDay } from '../record/recordOn';

/** What a source finds, told by the lead times that the person chose. */
const found = (
  source: FindTriggers,
  record: RecordOnDay,
  today: CivilDate,
  before: readonly Trigger[],
): readonly Trigger[] => source(record, today, before).map((trigger) => byChosenLeads(trigger, record.leads));

/** Everything in a record that a person is told of now or later. @param today in London */
export function triggersOf(whole: AlertRecord, today: CivilDate): readonly Trigger[] {
  const record = recordOn(whole, today);
  const triggers: Trigger[] = [];
  for (const source of triggerSources) triggers.push(...found(source, record, today, triggers));
  return triggers;
}

/** The same, giving other work of this process its turn in between. */
export async function triggersInTurns(whole: AlertRecord, today: CivilDate): Promise<readonly Trigger[]> {
  const record = recordOn(whole, today);
  const triggers: Trigger[] = [];
  for (const source of triggerSources) {
    await nextTurn();
    triggers.push(...found(source, record, today, triggers));
  }
  return triggers;
}

export interface Reminders {
  /** What there is to tell today; the same thing has the same kind, subject and date on every day. */
  readonly due: readonly Reminder[];
  /** All that the record leads to, due or not. */
  readonly triggers: readonly Trigger[];
  /** The soonest day after today on which there is more; null where the record as it is now leads to none. */
  readonly nextChangeOn: CivilDate | null;
}

/** What a person is to be told by their record. Pure: same record and day, same answer. @param today in London */
export function remindersOf(record: AlertRecord, today: CivilDate): Reminders {
  const triggers = triggersOf(record, today);
  return {
    due: triggers.map((trigger) => dueOn(trigger, today)).filter((reminder) => reminder !== null),
    triggers,
    nextChangeOn: soonestOf([
      nextStepOf(triggers, today),
      nextDayOfChange(record.applications, today),
      // Another day away may change any of the days that are told.
      record.journeys.some(({ returnDate }) => returnDate === null) ? addDays(today, 1) : null,
    ]),
  };
}

/** Dates as text sort as time does. */
const soonestOf = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
