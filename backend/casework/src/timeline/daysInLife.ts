import type { TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import { alertCatalogue, type ReminderKind } from '@settlewise/domain/notifications';
import type { Reason } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { daysOf } from '../alerts/days';
import type { ReminderRecord } from '../record/reminderRecord';
import type { Trigger } from '../alerts/trigger';
import type { TimelineItem } from './timelineItem';

/**
 * Where a timeline shows the days of each kind, and who is given them. What is the owner’s alone is what they saved for
 * themselves, and whom they share with. A child’s days of registration are counted from the day of birth, and tell it.
 */
interface Shown {
  readonly as: TimelineEntryKind;
  readonly to: 'all' | 'who may know people' | 'owner';
}

const all = (as: TimelineEntryKind): Shown => ({ as, to: 'all' });
const tellsBirth: Shown = { as: 'dependant', to: 'who may know people' };
const ownersAlone: Shown = { as: 'record', to: 'owner' };

const shown: Readonly<Record<ReminderKind, Shown>> = {
  visa_expiry: all('visa'),
  brp_expiry: all('visa'),
  dependant_visa_expiry: all('dependant'),
  dependant_ilr_window: all('dependant'),
  child_of_age: tellsBirth,
  dependant_clock: all('dependant'),
  protection_renewal: all('visa'),
  law_notice: ownersAlone,
  announced_change: ownersAlone,
  child_registration: tellsBirth,
  child_registration_ends: tellsBirth,
  ilr_window: all('settlement'),
  ilr_question: all('settlement'),
  settlement_lapse: all('settlement'),
  visa_ends_before_ilr: all('settlement'),
  english_level: all('settlement'),
  english_before_change: all('settlement'),
  citizenship_first_day: all('settlement'),
  dependant_visa_ends_before: all('dependant'),
  passport_replaced: all('document'),
  english_test_old: all('document'),
  paper_too_old: all('document'),
  citizenship_date: all('settlement'),
  citizenship_question: all('settlement'),
  absence_limit: all('journey'),
  document_expiry: all('document'),
  task_due: all('task'),
  biometrics_due: all('application'),
  decision_late: all('application'),
  ceremony_due: all('application'),
  fee_deadline: ownersAlone,
  fee_change: ownersAlone,
  profile_incomplete: all('record'),
  legal_access_ending: ownersAlone,
  legal_access_first_look: ownersAlone,
  address_comparison_answered: ownersAlone,
};

/** Whoever reads a timeline: its owner, or a lawyer with or without what says who people are. */
export type TimelineReader = 'owner' | 'lawyer' | 'lawyer_without_identity';

const readersOf: Readonly<Record<Shown['to'], readonly TimelineReader[]>> = {
  all: ['owner', 'lawyer', 'lawyer_without_identity'],
  'who may know people': ['owner', 'lawyer'],
  owner: ['owner'],
};

/** Whether a reader is given what is told of a kind. */
export const isGivenTo = (reader: TimelineReader, kind: ReminderKind): boolean =>
  readersOf[shown[kind].to].includes(reader);

export interface DayInLife extends TimelineItem {
  readonly kind: TimelineEntryKind;
  readonly isAhead: boolean;
}

/** The list of applications tells these days itself, with the reason of each (`applicationsInLife`). */
const toldByApplications: ReadonlySet<ReminderKind> = new Set([
  'biometrics_due',
  'decision_late',
  'ceremony_due',
]);

/** A first day goes on to matter when it has passed: since then one can apply. */
const goOn: ReadonlySet<ReminderKind> = new Set([
  'ilr_window',
  'citizenship_date',
  'dependant_ilr_window',
  'child_registration',
]);

/**
 * The days ahead of a record, as calendar and alerts have them, and the first days that have passed, as far as a reader is
 * given them. The soonest first. @param triggers of the record today
 */
export function daysInLife(
  {
    record,
    reader,
    today,
  }: { readonly record: ReminderRecord | null; readonly reader: TimelineReader; readonly today: CivilDate },
  triggers: readonly Trigger[],
): readonly DayInLife[] {
  if (record === null) return [];
  const { visaType } = record.details;
  return daysOf(triggers, today)
    .filter(({ kind }) => !toldByApplications.has(kind) && isGivenTo(reader, kind))
    .filter(({ kind, isAhead }) => isAhead || goOn.has(kind))
    .map(({ kind, about, day: date, isAhead, title, titleToLawyer = title, note, trigger }) => ({
      isAhead,
      dependantId: dependantIn(about),
      reason: reasonOf(trigger),
      id: `day-${kind}-${about.replaceAll(' ', '-')}`,
      kind: shown[kind].as,
      date,
      title: reader === 'owner' ? title : titleToLawyer,
      detail: kind === 'visa_expiry' && visaType !== null ? labelOfVisaType(visaType) : (note ?? null),
    }));
}

/** Whose day it is, where it is a dependant’s. */
function dependantIn(about: string): number | null {
  const id = /^dependant (\d+)\b/.exec(about)?.[1];
  return id === undefined ? null : Number(id);
}

/** What a kind of day is about, with the document that this one rests on; null where that is the record alone. */
function reasonOf({ kind, source: own }: Pick<Trigger, 'kind' | 'source'>): Reason | null {
  const { about, source = null } = alertCatalogue[kind];
  const rests = own ?? source;
  if (rests === null) return null;
  const { title, url, checkedOn: retrievedOn } = rests;
  return { code: kind, message: about, source: { title, url, retrievedOn } };
}
