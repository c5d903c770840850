import type { TimelineEntryKind } from '@settlewise/contract/timelineEntries';
import type { AlertKind } from '@settlewise/domain/notifications';
import type { TaskDetails } from '@settlewise/domain/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { RecordOnDay } from '../record/recordOn';
import type { Trigger } from './trigger';
import { absenceLimits } from './triggers/absences';
import { announcedChanges } from './triggers/announcedChanges';
import { applicationStages } from './triggers/applicationStages';
import { clockDifferences } from './triggers/clockDifferences';
import { comparisonAnswers } from './triggers/comparisonAnswers';
import { dependantDates } from './triggers/dependants';
import { dependantExpiries, documentExpiries, visaExpiry } from './triggers/expiries';
import { nextApplicationFees } from './triggers/nextApplicationFees';
import { firstLooks, grantsEnding } from './triggers/grants';
import { lastDaysOfLimit } from './triggers/lastDaysOfLimit';
import { lawNotices } from './triggers/lawNotices';
import { missingDates } from './triggers/missingDates';
import { papersTooOld } from './triggers/papersTooOld';
import { passportReplaced } from './triggers/passportReplaced';
import { protectionRenewal } from './triggers/protectionRenewal';
import { citizenshipDate, ilrWindow } from './triggers/results';
import { savedSums } from './triggers/savedSums';
import { settlementLapse } from './triggers/settlementLapse';
import { tasksDue } from './triggers/tasks';

/** Finds the alerts in a record. @param found the alerts that earlier functions found */
export type FindTriggers = (
  record: RecordOnDay,
  today: CivilDate,
  found: readonly Trigger[],
) => readonly Trigger[];

/** The task that an alert suggests. */
export interface AlertTask extends Pick<TaskDetails, 'title' | 'category' | 'priority'> {
  /** Days before the day of the alert by which the task should be done. */
  readonly lead: number;
}

/** Where a timeline shows the days of a kind, and to whom. */
interface OnTimeline {
  readonly as: TimelineEntryKind;
  /** `identity`: the owner, and lawyers who may know who people are. */
  readonly readers: 'all' | 'identity' | 'owner';
  /** The day is still shown after it has passed, because it is the first day for an action. */
  readonly remains?: true;
  /** The entries of the application show the day already. */
  readonly inApplication?: true;
}

interface AlertKindInCase {
  /** The functions that find alerts of this kind; none for a kind that an event causes. */
  readonly triggers: readonly FindTriggers[];
  /** Null if there is nothing to do, or the alert is about a task. */
  readonly task: AlertTask | null;
  readonly timeline: OnTimeline | null;
}

const application = (title: string, lead = 0): AlertTask => ({
  title,
  lead,
  category: 'application',
  priority: 'high',
});
const appointment = (title: string, lead = 0): AlertTask => ({
  title,
  lead,
  category: 'appointment',
  priority: 'high',
});
const reminder = (title: string, lead = 0): AlertTask => ({
  title,
  lead,
  category: 'reminder',
  priority: 'medium',
});
const document = (title: string, lead: number, priority: AlertTask['priority']): AlertTask => ({
  title,
  lead,
  category: 'document',
  priority,
});

const shownToAll = (as: TimelineEntryKind): OnTimeline => ({ as, readers: 'all' });
const firstDay = (as: TimelineEntryKind): OnTimeline => ({ as, readers: 'all', remains: true });
const shownWithIdentity = (as: TimelineEntryKind): OnTimeline => ({ as, readers: 'identity' });
const shownInApplication: OnTimeline = { as: 'application', readers: 'all', inApplication: true };
const shownToOwner: OnTimeline = { as: 'record', readers: 'owner' };

/** The first day to apply, followed by the documents that are too old on it. */
const withDocuments =
  (source: (record: RecordOnDay, today: CivilDate) => readonly Trigger[]): FindTriggers =>
  (record, today) => {
    const found = source(record, today);
    return [...found, ...papersTooOld(record, today, found)];
  };
const ilr = withDocuments(ilrWindow);
const citizenship = withDocuments(citizenshipDate);
const absences: FindTriggers = (record, today) => absenceLimits(record, today);

/**
 * How each kind of alert follows from a record, in the order of display. Tasks have the same titles as suggested tasks, so
 * that both make one task. A dependant's task has no name in it, because it belongs to that dependant. Lead times and
 * sources are in the catalogue of the domain.
 */
export const alertKindsInCase: Readonly<Record<AlertKind, AlertKindInCase>> = {
  visa_expiry: {
    triggers: [visaExpiry],
    task: application('Extend my visa or apply for ILR', 30),
    timeline: shownToAll('visa'),
  },
  brp_expiry: { triggers: [], task: null, timeline: shownToAll('visa') },
  document_expiry: {
    triggers: [documentExpiries],
    task: document('Renew a document', 30, 'medium'),
    timeline: shownToAll('document'),
  },
  passport_replaced: {
    triggers: [passportReplaced],
    task: reminder('Link my new passport to my eVisa'),
    timeline: shownToAll('document'),
  },
  dependant_visa_expiry: {
    triggers: [dependantExpiries],
    task: application('Apply before this visa ends', 30),
    timeline: shownToAll('dependant'),
  },
  dependant_ilr_window: {
    triggers: [dependantDates],
    task: application('Apply for settlement'),
    timeline: firstDay('dependant'),
  },
  dependant_visa_ends_before: {
    triggers: [dependantDates],
    task: application('Extend this visa', 30),
    timeline: shownToAll('dependant'),
  },
  // The days of a child's registration are counted from the day of birth, so they disclose it.
  child_registration: {
    triggers: [dependantDates],
    task: application('Register this child as British'),
    timeline: { ...shownWithIdentity('dependant'), remains: true },
  },
  child_registration_ends: {
    triggers: [dependantDates],
    task: application('Register this child as British', 30),
    timeline: shownWithIdentity('dependant'),
  },
  child_of_age: {
    triggers: [dependantDates],
    task: reminder('Decide what to apply for before this birthday', 30),
    timeline: shownWithIdentity('dependant'),
  },
  biometrics_due: {
    triggers: [applicationStages],
    task: appointment('Give fingerprints and photo'),
    timeline: shownInApplication,
  },
  decision_late: {
    triggers: [applicationStages],
    task: reminder('Ask UKVI about the decision'),
    timeline: shownInApplication,
  },
  ceremony_due: {
    triggers: [applicationStages],
    task: appointment('Book the citizenship ceremony', 30),
    timeline: shownInApplication,
  },
  task_due: { triggers: [tasksDue], task: null, timeline: shownToAll('task') },
  protection_renewal: {
    triggers: [protectionRenewal],
    task: application('Renew my permission'),
    timeline: shownToAll('visa'),
  },
  ilr_window: { triggers: [ilr], task: application('Apply for ILR'), timeline: firstDay('settlement') },
  ilr_question: {
    triggers: [ilr],
    task: reminder('Answer the question about my ILR date'),
    timeline: shownToAll('settlement'),
  },
  visa_ends_before_ilr: {
    triggers: [ilr],
    task: application('Extend my visa', 30),
    timeline: shownToAll('settlement'),
  },
  english_level: {
    triggers: [ilr],
    task: document('Prove my English', 90, 'high'),
    timeline: shownToAll('settlement'),
  },
  english_before_change: {
    triggers: [ilr],
    task: application('Apply for ILR'),
    timeline: shownToAll('settlement'),
  },
  dependant_clock: {
    triggers: [clockDifferences],
    task: reminder('Plan whose settlement comes when'),
    timeline: shownToAll('dependant'),
  },
  citizenship_date: {
    triggers: [citizenship],
    task: application('Apply for citizenship'),
    timeline: firstDay('settlement'),
  },
  citizenship_question: {
    triggers: [citizenship],
    task: reminder('Answer the question about my citizenship date'),
    timeline: shownToAll('settlement'),
  },
  citizenship_first_day: {
    triggers: [citizenship],
    task: reminder('Check the journey over the first day of my citizenship years'),
    timeline: shownToAll('settlement'),
  },
  english_test_old: {
    triggers: [ilr, citizenship],
    task: document('Prove my English', 90, 'high'),
    timeline: shownToAll('document'),
  },
  paper_too_old: {
    triggers: [ilr, citizenship],
    task: document('Get letters and statements that are not too old', 7, 'medium'),
    timeline: shownToAll('document'),
  },
  settlement_lapse: {
    triggers: [settlementLapse],
    task: reminder('Come back to the UK before my settlement lapses'),
    timeline: shownToAll('settlement'),
  },
  absence_limit: {
    triggers: [absences, lastDaysOfLimit],
    task: appointment('Ask for advice about my days away'),
    timeline: shownToAll('journey'),
  },
  fee_change: { triggers: [savedSums], task: null, timeline: shownToOwner },
  fee_deadline: {
    triggers: [savedSums, nextApplicationFees],
    task: application('Apply before the fees change'),
    timeline: shownToOwner,
  },
  legal_access_ending: {
    triggers: [grantsEnding],
    task: reminder('Decide whether my lawyer needs longer'),
    timeline: shownToOwner,
  },
  legal_access_first_look: { triggers: [firstLooks], task: null, timeline: shownToOwner },
  address_comparison_answered: { triggers: [comparisonAnswers], task: null, timeline: shownToOwner },
  profile_incomplete: {
    triggers: [missingDates],
    task: reminder('Fill in the missing dates of my profile'),
    timeline: shownToAll('record'),
  },
  law_notice: { triggers: [lawNotices], task: null, timeline: shownToOwner },
  announced_change: { triggers: [announcedChanges], task: null, timeline: shownToOwner },
  rule_change: { triggers: [], task: null, timeline: null },
  legal_access_revoked: { triggers: [], task: null, timeline: null },
};

/** Every function that finds alerts, in the order of the kinds. */
export const triggerSources: readonly FindTriggers[] = [
  ...new Set(Object.values(alertKindsInCase).flatMap(({ triggers }) => triggers)),
];
