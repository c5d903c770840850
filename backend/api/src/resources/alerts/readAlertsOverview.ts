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
  listDaysAhead,
  dueOn,
  findAlertSource,
  type Trigger,
  alertTaskId,
  samePurpose,
  taskOfAlert,
} from '@settlewise/casework/alerts';
import { notificationOf } from '@settlewise/projections/reminders';
import type { Knex } from 'knex';
import type { Calculate } from '../../calculations/createCalculations';
import { toAlertAnswers, presentNotification } from '../../record/notifications/presenter';
import { presentSource } from './presenter';

/** Reads the alerts that wait for a person, and future ones. @param userId a UUID */
export async function readAlertsOverview(
  {
    database,
    keyed,
    calculate,
  }: { readonly database: Knex; readonly keyed: Keyed; readonly calculate: Calculate },
  userId: string,
  today: CivilDate,
): Promise<AlertsResponse> {
  const [record, notifications, choiceRows, answerRows, tasks] = await Promise.all([
    readPersonRecord(database, userId, alertParts),
    listNotifications(database, userId),
    listAlertChoices(database, userId),
    listAlertAnswers(database, userId),
    listTasks(database, userId),
  ]);
  const answers = toAlertAnswers(answerRows);
  const choices = new Map(choiceRows.map(({ kind, choice }) => [kind, choice]));
  const triggers = await calculate('triggers', record, today);
  const ids = new Set(notifications.map(({ notificationId }) => notificationId));
  // After a change of lead times, an earlier notification about the same day counts as this one.
  const findEarlierNotification = ({ kind, about, date }: Trigger) =>
    record.leads[kind] === undefined
      ? undefined
      : notifications.find(
          (notification) =>
            notification.kind === kind && notification.about === about && notification.date === date,
        );
  const currentSources = new Map(
    triggers.flatMap((trigger) => {
      const due = dueOn(trigger, today);
      const now = due === null ? null : asAnswered(answers, due, today);
      if (now === null) return [];
      const { notificationId: ownId } = notificationOf({ keyed }, userId, now);
      const id = ids.has(ownId) ? ownId : (findEarlierNotification(trigger)?.notificationId ?? ownId);
      return [[id, presentSource(findAlertSource(trigger))] as const];
    }),
  );
  const entries = notifications.map((notification) => ({
    id: notification.notificationId,
    notification,
    // Ignores the withdrawal, because the current record may justify the alert again.
    presented: presentNotification({ ...notification, withdrawnAt: null }, answers),
  }));
  const presentTask = (alert: Notification): WaitingAlertResponse['task'] => {
    const task = taskOfAlert(alert, record.documents, today);
    if (task === null) return null;
    const ownId = alertTaskId((...parts) => keyed.identifier(...parts), userId, alert);
    const isAdded = tasks.some(({ taskId }) => taskId === ownId) || samePurpose(tasks, task) !== null;
    return { title: task.title, dueDate: task.dueDate ?? null, isAdded };
  };
  return {
    asOf: today,
    waiting: entries
      .filter(({ id, presented }) =>
        isFromRecord(presented.kind) ? currentSources.has(id) : isUnreadNews(presented),
      )
      .map(({ id, notification, presented }) => ({
        ...presented,
        source: currentSources.get(id) ?? null,
        task: presentTask(notification),
      }))
      .toSorted(mostPressingFirst(today)),
    ahead: listDaysAhead(triggers, { choices, answers }, today).map(({ kind, toldOn, ...rest }) => ({
      ...rest,
      kind,
      importance: alertCatalogue[kind].importance,
      toldOn: [...toldOn],
    })),
  };
}

/** Whether an alert is hidden when the record no longer causes it. */
const isFromRecord = (kind: string): boolean => alertKindRow(kind)?.from === 'record';

/** Whether an alert about an event is still unread and unanswered. */
const isUnreadNews = ({ isRead, answer }: NotificationResponse): boolean => !isRead && answer === null;
