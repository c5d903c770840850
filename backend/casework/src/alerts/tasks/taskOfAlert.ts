import {
  type AlertKind,
  alertKindRow,
  alertKinds,
  type IssuedNotification,
} from '@settlewise/domain/notifications';
import type { TaskDetails } from '@settlewise/domain/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import { dueBefore } from '@settlewise/rules/suggestions';
import { feesOfLaterApplication } from '../triggers/feesOfNext';

/** What is known of an alert when a task is made of it. */
export type AlertOfTask = Pick<IssuedNotification, 'kind' | 'about' | 'date' | 'title'>;

interface DocumentOfAlert {
  readonly id: string;
  readonly documentType: string;
  readonly title: string;
}

/** What there is to do about an alert. */
interface Act extends Pick<TaskDetails, 'title' | 'category' | 'priority'> {
  /** So many days before the day of the alert it should be done. */
  readonly lead: number;
}

const apply = (title: string, lead = 0): Act => ({ title, lead, category: 'application', priority: 'high' });
const remember = (title: string, lead = 0): Act => ({
  title,
  lead,
  category: 'reminder',
  priority: 'medium',
});

/** The longest title that still fits into that of its task. */
const mostOfTitle = 150;

/**
 * The same words as those of suggested tasks, so that what both ask for is one task. Null: there is nothing to do, or it is
 * a task already. A dependant’s task names nobody: it is kept for that dependant.
 */
const acts: Readonly<Record<AlertKind, Act | null>> = {
  visa_expiry: apply('Extend my visa or apply for ILR', 30),
  visa_ends_before_ilr: apply('Extend my visa', 30),
  english_before_change: apply('Apply for ILR'),
  dependant_visa_expiry: apply('Apply before this visa ends', 30),
  dependant_visa_ends_before: apply('Extend this visa', 30),
  settlement_lapse: remember('Come back to the UK before my settlement lapses'),
  child_registration_ends: apply('Register this child as British', 30),
  biometrics_due: {
    title: 'Give fingerprints and photo',
    lead: 0,
    category: 'appointment',
    priority: 'high',
  },
  ceremony_due: {
    title: 'Book the citizenship ceremony',
    lead: 30,
    category: 'appointment',
    priority: 'high',
  },
  decision_late: remember('Ask UKVI about the decision'),
  protection_renewal: apply('Renew my permission'),
  ilr_window: apply('Apply for ILR'),
  english_level: { title: 'Prove my English', lead: 90, category: 'document', priority: 'high' },
  ilr_question: remember('Answer the question about my ILR date'),
  citizenship_date: apply('Apply for citizenship'),
  citizenship_first_day: remember('Check the journey over the first day of my citizenship years'),
  citizenship_question: remember('Answer the question about my citizenship date'),
  absence_limit: {
    title: 'Ask for advice about my days away',
    lead: 0,
    category: 'appointment',
    priority: 'high',
  },
  dependant_ilr_window: apply('Apply for settlement'),
  child_registration: apply('Register this child as British'),
  child_of_age: remember('Decide what to apply for before this birthday', 30),
  dependant_clock: remember('Plan whose settlement comes when'),
  document_expiry: { title: 'Renew a document', lead: 30, category: 'document', priority: 'medium' },
  passport_replaced: remember('Link my new passport to my eVisa'),
  english_test_old: { title: 'Prove my English', lead: 90, category: 'document', priority: 'high' },
  paper_too_old: {
    title: 'Get letters and statements that are not too old',
    lead: 7,
    category: 'document',
    priority: 'medium',
  },
  task_due: null,
  fee_deadline: apply('Apply before the fees change'),
  legal_access_ending: remember('Decide whether my lawyer needs longer'),
  profile_incomplete: remember('Fill in the missing dates of my profile'),
  brp_expiry: null,
  fee_change: null,
  rule_change: null,
  law_notice: null,
  announced_change: null,
  legal_access_first_look: null,
  address_comparison_answered: null,
  legal_access_revoked: null,
};

const isKnown = (kind: string): kind is AlertKind => alertKinds.some((known) => known === kind);

/** The task that an alert leads to; null where it leads to none. @param documents the person’s own */
export function taskOfAlert(
  alert: AlertOfTask,
  documents: readonly DocumentOfAlert[],
  today: CivilDate,
): TaskDetails | null {
  const { kind, about, date } = alert;
  if (!isKnown(kind) || alertKindRow(kind)?.importance === 'news') return null;
  const act = acts[kind];
  // Nobody can apply before their first day.
  if (act === null || (kind === 'fee_deadline' && about === feesOfLaterApplication)) return null;
  const { lead, title, ...rest } = act;
  const document = documents.find(({ id }) => id === about);
  const dueDate = dueBefore(date, lead, today);
  const dependantId = /^dependant (\d+)/.exec(about)?.[1];
  return {
    ...rest,
    title: kind === 'document_expiry' && document !== undefined ? renewal(document) : title,
    description: alert.title,
    ...(dueDate === null ? {} : { dueDate }),
    ...(dependantId === undefined ? {} : { dependantId: Number(dependantId) }),
  };
}

const renewal = ({ documentType, title }: DocumentOfAlert): string =>
  documentType === 'passport' ? 'Renew my passport' : `Renew my document “${title.slice(0, mostOfTitle)}”`;
