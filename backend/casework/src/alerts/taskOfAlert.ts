import {
  type AlertChain,
  type AlertKind,
  alertKindRow,
  alertKinds,
  type IssuedNotification,
} from '@settlewise/domain/notifications';
import type { TaskDetails } from '@settlewise/domain/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import { dueBefore, findMatter, sameMatter } from '@settlewise/rules/suggestions';
import { alertKindsInCase } from './kinds';
import { aboutLaterApplication } from './triggers/nextApplicationFees';

/** The fields of an alert that its task depends on. */
export type TaskAlert = Pick<IssuedNotification, 'kind' | 'about' | 'date' | 'title'>;

interface AlertDocument {
  readonly id: string;
  readonly documentType: string;
  readonly title: string;
}

/** The longest document title that fits into the title of a task. */
const maxTitleLength = 150;

const isKnown = (kind: string): kind is AlertKind => alertKinds.some((known) => known === kind);

/** The task that an alert suggests; null without one. @param documents the person’s own */
export function taskOfAlert(
  alert: TaskAlert,
  documents: readonly AlertDocument[],
  today: CivilDate,
): TaskDetails | null {
  const { kind, about, date } = alert;
  if (!isKnown(kind) || alertKindRow(kind)?.importance === 'news') return null;
  const suggested = alertKindsInCase[kind].task;
  // An application before the first day is not possible.
  if (suggested === null || (kind === 'fee_deadline' && about === aboutLaterApplication)) return null;
  const { lead, title, ...rest } = suggested;
  const document = documents.find(({ id }) => id === about);
  const dueDate = dueBefore(date, lead, today);
  const dependantId = /^dependant (\d+)/.exec(about)?.[1];
  return {
    ...rest,
    title: kind === 'document_expiry' && document !== undefined ? formatRenewalTitle(document) : title,
    description: alert.title,
    ...(dueDate === null ? {} : { dueDate }),
    ...(dependantId === undefined ? {} : { dependantId: Number(dependantId) }),
  };
}

const formatRenewalTitle = ({ documentType, title }: AlertDocument): string =>
  documentType === 'passport' ? 'Renew my passport' : `Renew my document “${title.slice(0, maxTitleLength)}”`;

/**
 * The id of the task of an alert. It is deterministic, so that repeated requests make one task, and all steps of an alert
 * share it. @param round a new number after each removed task
 */
export const alertTaskId = (
  derivedIdentifier: (...parts: readonly string[]) => string,
  userId: string,
  { kind, about, date }: AlertChain,
  round = 0,
): string => derivedIdentifier('task of an alert', userId, kind, about, date ?? '', String(round));

interface ListedTask {
  readonly title: string;
  readonly dependantId: number | null;
  readonly completedAt: unknown;
}

/** An open task with the same title or subject, which makes a second one unnecessary; null without one. */
export function samePurpose<Task extends ListedTask>(
  tasks: readonly Task[],
  { title, dependantId: suggestedFor }: TaskDetails,
): Task | null {
  const dependantId = suggestedFor ?? null;
  const isSame = (task: Task) =>
    task.title === title || sameMatter(findMatter(task.title), findMatter(title));
  return (
    tasks.find((task) => task.completedAt === null && task.dependantId === dependantId && isSame(task)) ??
    null
  );
}
