import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, type CivilDate } from '@settlewise/rules/calendar';
import { byChosenLeads, dueOn, nextStepOf, type Trigger, type Reminder } from './trigger';
import { absenceLimits } from './triggers/absences';
import { announcedChanges } from './triggers/announcedChanges';
import { applicationStages } from './triggers/applicationStages';
import { clocksApart } from './triggers/clocksApart';
import { comparisonAnswers } from './triggers/comparisonAnswers';
import { dependantDates } from './triggers/dependants';
import { dependantExpiries, documentExpiries, visaExpiry } from './triggers/expiries';
import { firstLooks, grantsEnding } from './triggers/grants';
import { feesOfNext } from './triggers/feesOfNext';
import { lastDaysOfLimit } from './triggers/lastDaysOfLimit';
import { lawNotices } from './triggers/lawNotices';
import { missingDates } from './triggers/missingDates';
import { papersTooOld } from './triggers/papersTooOld';
import { protectionRenewal } from './triggers/protectionRenewal';
import { passportReplaced } from './triggers/passportReplaced';
import { savedSums } from './triggers/savedSums';
import { settlementLapse } from './triggers/settlementLapse';
import { citizenshipDate, ilrWindow } from './triggers/results';
import { tasksDue } from './triggers/tasks';
import { asTheyStood, nextDayOfChange } from '../record/applicationOnRecord';
import { withApplications } from '../record/withApplications';
import type { ReminderRecord } from '../record/reminderRecord';

/** @param found what the sources before this one have found */
type TriggersFrom = (
  record: ReminderRecord,
  today: CivilDate,
  found: readonly Trigger[],
) => readonly Trigger[];

/** The first day to apply, and what of the papers is too old on it. */
function withPapers(source: (record: ReminderRecord, today: CivilDate) => readonly Trigger[]): TriggersFrom {
  return (record, today) => {
    const found = source(record, today);
    return [...found, ...papersTooOld(record, today, found)];
  };
}

/** The functions that find triggers in a record, in the order in which people are told. */
const sources: readonly TriggersFrom[] = [
  visaExpiry,
  documentExpiries,
  passportReplaced,
  dependantExpiries,
  dependantDates,
  applicationStages,
  tasksDue,
  protectionRenewal,
  withPapers(ilrWindow),
  clocksApart,
  withPapers(citizenshipDate),
  settlementLapse,
  (record, today) => absenceLimits(record, today),
  lastDaysOfLimit,
  savedSums,
  feesOfNext,
  grantsEnding,
  firstLooks,
  comparisonAnswers,
  missingDates,
  lawNotices,
  announcedChanges,
];

/** What a source finds, told by the lead times that the person chose. */
const found = (
  source: TriggersFrom,
  record: ReminderRecord,
  today: CivilDate,
  before: readonly Trigger[],
): readonly Trigger[] => source(record, today, before).map((trigger) => byChosenLeads(trigger, record.leads));

/** The record as it is on a day: an application that is only planned is none yet, for whatever is told. */
function recordOn(record: ReminderRecord, today: CivilDate): ReminderRecord {
  const applications = asTheyStood(record.applications, today);
  return { ...record, applications, details: withApplications(record.details, applications) };
}

/** Everything in a record that a person is told of now or later. @param today in London */
export function triggersOf(whole: ReminderRecord, today: CivilDate): readonly Trigger[] {
  const record = recordOn(whole, today);
  const triggers: Trigger[] = [];
  for (const source of sources) triggers.push(...found(source, record, today, triggers));
  return triggers;
}

/** The same, giving other work of this process its turn in between. */
export async function triggersInTurns(whole: ReminderRecord, today: CivilDate): Promise<readonly Trigger[]> {
  const record = recordOn(whole, today);
  const triggers: Trigger[] = [];
  for (const source of sources) {
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
export function remindersOf(record: ReminderRecord, today: CivilDate): Reminders {
  const triggers = triggersOf(record, today);
  return {
    due: triggers.map((trigger) => dueOn(trigger, today)).filter((reminder) => reminder !== null),
    triggers,
    nextChangeOn: soonestOf([
      nextStepOf(triggers, today),
      nextDayOfChange(record.applications, today),
      // Another day away may change any of the days that are told.
      record.journeys.some(({ stillAway }) => stillAway === true) ? addDays(today, 1) : null,
    ]),
  };
}

/** Dates as text sort as time does. */
const soonestOf = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;
