import {
  type AlertChain,
  type AlertKind,
  alertKindRow,
  alertKinds,
  type IssuedNotification,
} from '@settlewise/domain/notifications';
import type { TaskDetails } from '@settlewise/domain/tasks';
import type { CivilDate } from '@settlewise/rules/calendar';
import { dueBefore, matterOf, sameMatter } from '@settlewise/rules/suggestions';
import { alertKindsInCase } from './kinds';
import { feesOfLaterApplication } from './triggers/feesOfNext';

/** What is known of an alert when a task is made of it. */
export type AlertOfTask = Pick<IssuedNotification, 'kind' | 'about' | 'date' | 'title'>;

interface DocumentOfAlert {
  readonly id: string;
  readonly documentType: string;
  readonly title: string;
}

/** The longest title that still fits into that of its task. */
const mostOfTitle = 150;

const isKnown = (kind: string): kind is AlertKind => alertKinds.some((known) => known === kind);

/** The task that an alert leads to; null where it leads to none. @param documents the person’s own */
export function taskOfAlert(
  alert: AlertOfTask,
  documents: readonly DocumentOfAlert[],
  today: CivilDate,
): TaskDetails | null {
  const { kind, about, date } = alert;
  if (!isKnown(kind) || alertKindRow(kind)?.importance === 'news') return null;
  const act = alertKindsInCase[kind].task;
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

/**
 * The id of the task of an alert: however often, from however many devices it is asked for, it is one task, and the steps
 * of one alert share it. @param round another one after each that the person removed
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

/** A task that is still to do and is about the same, in whatever words: no second one is made beside it. */
export function samePurpose<Task extends ListedTask>(
  tasks: readonly Task[],
  { title, dependantId: ofDependant }: TaskDetails,
): Task | null {
  const dependantId = ofDependant ?? null;
  const isSame = (task: Task) => task.title === title || sameMatter(matterOf(task.title), matterOf(title));
  return (
    tasks.find((task) => task.completedAt === null && task.dependantId === dependantId && isSame(task)) ??
    null
  );
}
