import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { applyChosenLeads, dueOn, findNextStepDay, type Trigger, type Reminder } from './trigger';
import { type FindTriggers, triggerSources } from './kinds';
import { findNextChange } from '../record/applicationOnRecord';
import { type AlertRecord, recordOn, type RecordOnDay } from '../record/recordOn';

/** The triggers of one source, with the lead times that the person chose. */
const findTriggers = (
  source: FindTriggers,
  record: RecordOnDay,
  today: CivilDate,
  earlier: readonly Trigger[],
): readonly Trigger[] =>
  source(record, today, earlier).map((trigger) => applyChosenLeads(trigger, record.leads));

/** Every trigger of a record, due now or later. @param today in London */
export function listTriggers(recorded: AlertRecord, today: CivilDate): readonly Trigger[] {
  const record = recordOn(recorded, today);
  const triggers: Trigger[] = [];
  for (const source of triggerSources) triggers.push(...findTriggers(source, record, today, triggers));
  return triggers;
}

/** Like `triggersOf`, but yields to other work between two sources. */
export async function triggersInTurns(recorded: AlertRecord, today: CivilDate): Promise<readonly Trigger[]> {
  const record = recordOn(recorded, today);
  const triggers: Trigger[] = [];
  for (const source of triggerSources) {
    await nextTurn();
    triggers.push(...findTriggers(source, record, today, triggers));
  }
  return triggers;
}

export interface Reminders {
  /** The alerts of today. The same alert has the same kind, subject and date on every day. */
  readonly due: readonly Reminder[];
  /** All triggers, due or not. */
  readonly triggers: readonly Trigger[];
  /** The next day after today on which the alerts can change; null without one. */
  readonly nextChangeOn: CivilDate | null;
}

/** Calculates the alerts of a record. Pure: same record and day, same answer. @param today in London */
export function listReminders(record: AlertRecord, today: CivilDate): Reminders {
  const triggers = listTriggers(record, today);
  return {
    due: triggers.map((trigger) => dueOn(trigger, today)).filter((reminder) => reminder !== null),
    triggers,
    nextChangeOn: findEarliest([
      findNextStepDay(triggers, today),
      findNextChange(record.applications, today),
      // Each further day away can change any of the days.
      record.journeys.some(({ returnDate }) => returnDate === null) ? addDays(today, 1) : null,
    ]),
  };
}

/** ISO dates sort by time. */
const findEarliest = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
