import { labelOfVisaType, type TimelineEntryKind } from '@settlewise/contract';
import type { ReminderKind } from '@settlewise/domain';
import { daysOf, triggersOf, type RecordDay, type ReminderRecord } from '@settlewise/projections/reminders';
import type { CivilDate } from '@settlewise/rules';
import type { TimelineItem } from './timelineItem';

/** Where a timeline shows the days of each kind. */
const shownAs: Readonly<Record<ReminderKind, TimelineEntryKind>> = {
  ...{ visa_expiry: 'visa', brp_expiry: 'visa' },
  ...{ dependant_visa_expiry: 'dependant', dependant_ilr_window: 'dependant' },
  ...{ child_registration: 'dependant', child_registration_ends: 'dependant' },
  ...{ ilr_window: 'settlement', ilr_question: 'settlement', settlement_lapse: 'settlement' },
  ...{ citizenship_date: 'settlement', citizenship_question: 'settlement' },
  ...{ absence_limit: 'journey', document_expiry: 'document', task_due: 'task' },
  ...{ fee_deadline: 'record', fee_change: 'record', profile_incomplete: 'record' },
  ...{ legal_access_ending: 'record', legal_access_first_look: 'record' },
};

/** What is the owner’s alone: what they saved for themselves, and whom they share with. */
const neverGiven: ReadonlySet<ReminderKind> = new Set(['fee_deadline', 'fee_change', 'legal_access_ending']);
/** A child’s days of registration are counted from the day of birth, and tell it. */
const tellsBirth: ReadonlySet<ReminderKind> = new Set(['child_registration', 'child_registration_ends']);

/** Whoever reads a timeline: its owner, or a lawyer with or without what says who people are. */
export type TimelineReader = 'owner' | 'lawyer' | 'lawyer_without_identity';

export interface DayInLife extends TimelineItem {
  readonly kind: TimelineEntryKind;
}

/** The days ahead of a record, as calendar and alerts have them, that a reader is given. The soonest first. */
export function daysInLife(
  record: ReminderRecord | null,
  reader: TimelineReader,
  today: CivilDate,
): readonly DayInLife[] {
  if (record === null) return [];
  const { visaType } = record.details;
  const isGiven = ({ kind }: RecordDay) =>
    reader === 'owner' || (!neverGiven.has(kind) && (reader === 'lawyer' || !tellsBirth.has(kind)));
  return daysOf(triggersOf(record, today), today)
    .filter((day) => day.isAhead && isGiven(day))
    .map(({ kind, about, day: date, title, titleToLawyer = title, note }) => ({
      ...{ id: `day-${kind}-${about.replaceAll(' ', '-')}`, kind: shownAs[kind], date },
      title: reader === 'owner' ? title : titleToLawyer,
      detail: kind === 'visa_expiry' && visaType !== null ? labelOfVisaType(visaType) : (note ?? null),
    }));
}
