import type { AlertsResponse, WaitingAlertResponse } from '@settlewise/contract/alerts';
import { mostPressingFirst } from '@settlewise/contract/mostPressing';
import type { NotificationResponse } from '@settlewise/contract/notifications';
import { alertCatalogue, alertKindRow, asAnswered } from '@settlewise/domain/notifications';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { Keyed } from '@settlewise/infra/crypto';
import {
  alertParts,
  listAlertAnswers,
  listAlertChoices,
  listNotifications,
  listTasks,
  readPersonRecord,
} from '@settlewise/projections';
import type { Notification } from '@settlewise/casework/record';
import {
  aheadOf,
  dueOn,
  sourceOf,
  type Trigger,
  alertTaskId,
  samePurpose,
  taskOfAlert,
} from '@settlewise/casework/alerts';
import { notificationOf } from '@settlewise/projections/reminders';
import type { Knex } from 'knex';
import type { Calculate } from '../../calculations/createCalculations';
import { answersOf, presentNotification } from '../../record/notifications/presenter';
import { presentSource } from './presenter';

/** What waits for a person, and what is ahead of them. @param userId a UUID */
export async function overviewOf(
  {
    database,
    keyed,
    calculate,
  }: { readonly database: Knex; readonly keyed: Keyed; readonly calculate: Calculate },
  userId: string,
  today: CivilDate,
): Promise<AlertsResponse> {
  const [record, told, chosen, answered, tasks] = await Promise.all([
    readPersonRecord(database, userId, alertParts),
    listNotifications(database, userId),
    listAlertChoices(database, userId),
    listAlertAnswers(database, userId),
    listTasks(database, userId),
  ]);
  const answers = answersOf(answered);
  const choices = new Map(chosen.map(({ kind, choice }) => [kind, choice]));
  const triggers = await calculate('triggers', record, today);
  const ids = new Set(told.map(({ notificationId }) => notificationId));
  // What was told by other lead times than those of now stands for the step that is not told once more.
  const toldBefore = ({ kind, about, date }: Trigger) =>
    record.leads[kind] === undefined
      ? undefined
      : told.find((each) => each.kind === kind && each.about === about && each.date === date);
  const stillSo = new Map(
    triggers.flatMap((trigger) => {
      const due = dueOn(trigger, today);
      const now = due === null ? null : asAnswered(answers, due, today);
      if (now === null) return [];
      const { notificationId: own } = notificationOf({ keyed }, userId, now);
      const id = ids.has(own) ? own : (toldBefore(trigger)?.notificationId ?? own);
      return [[id, presentSource(sourceOf(trigger))] as const];
    }),
  );
  const all = told.map((each) => ({
    id: each.notificationId,
    each,
    // By the record as it is now: what was withdrawn may hold again since a moment.
    shown: presentNotification({ ...each, withdrawnAt: null }, answers),
  }));
  const taskOf = (alert: Notification): WaitingAlertResponse['task'] => {
    const task = taskOfAlert(alert, record.documents, today);
    if (task === null) return null;
    const own = alertTaskId((...parts) => keyed.identifier(...parts), userId, alert);
    const isAdded = tasks.some(({ taskId }) => taskId === own) || samePurpose(tasks, task) !== null;
    return { title: task.title, dueDate: task.dueDate ?? null, isAdded };
  };
  return {
    asOf: today,
    waiting: all
      .filter(({ id, shown }) => (isFromRecord(shown.kind) ? stillSo.has(id) : isNews(shown)))
      .map(({ id, each, shown }) => ({ ...shown, source: stillSo.get(id) ?? null, task: taskOf(each) }))
      .toSorted(mostPressingFirst(today)),
    ahead: aheadOf(triggers, { choices, answers }, today).map(({ kind, toldOn, ...rest }) => ({
      ...rest,
      kind,
      importance: alertCatalogue[kind].importance,
      toldOn: [...toldOn],
    })),
  };
}

/** What the record no longer leads to has nothing to say any more. */
const isFromRecord = (kind: string): boolean => alertKindRow(kind)?.from === 'record';

/** What has happened waits until somebody has read it. */
const isNews = ({ isRead, answer }: NotificationResponse): boolean => !isRead && answer === null;
