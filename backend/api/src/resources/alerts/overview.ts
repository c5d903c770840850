import type { AlertsResponse, NotificationResponse } from '@settlewise/contract';
import { alertCatalogue, alertKindRow, asAnswered } from '@settlewise/domain';
import type { Keyed } from '@settlewise/infra/crypto';
import { listAlertAnswers, listAlertChoices, listNotifications } from '@settlewise/projections';
import {
  aheadOf,
  dueOn,
  notificationOf,
  readReminderRecord,
  triggersInTurns,
} from '@settlewise/projections/reminders';
import type { CivilDate } from '@settlewise/rules';
import type { Knex } from 'knex';
import { answersOf, presentNotification } from '../../record/notifications/presenter';
import { mostPressingFirst } from './mostPressing';

/** What waits for a person, and what is ahead of them. @param userId a UUID */
export async function overviewOf(
  { database, keyed }: { readonly database: Knex; readonly keyed: Keyed },
  userId: string,
  today: CivilDate,
): Promise<AlertsResponse> {
  const [record, told, chosen, answered] = await Promise.all([
    readReminderRecord(database, userId),
    listNotifications(database, userId),
    listAlertChoices(database, userId),
    listAlertAnswers(database, userId),
  ]);
  const answers = answersOf(answered);
  const choices = new Map(chosen.map(({ kind, choice }) => [kind, choice]));
  const triggers = record === null ? [] : await triggersInTurns(record, today);
  const stillSo = new Set(
    triggers
      .flatMap((trigger) => dueOn(trigger, today) ?? [])
      .flatMap((due) => asAnswered(answers, due, today) ?? [])
      .map((due) => notificationOf({ keyed }, userId, due).notificationId),
  );
  const all = told.map((each) => ({ id: each.notificationId, shown: presentNotification(each, answers) }));
  return {
    asOf: today,
    waiting: all
      .filter(({ id, shown }) => (isFromRecord(shown.kind) ? stillSo.has(id) : isNews(shown)))
      .map(({ shown }) => shown)
      .toSorted(mostPressingFirst(today)),
    ahead: aheadOf(triggers, { choices, answers }, today).map(({ kind, toldOn, ...rest }) => ({
      ...{ ...rest, kind, importance: alertCatalogue[kind].importance, toldOn: [...toldOn] },
    })),
  };
}

/** What the record no longer leads to has nothing to say any more. */
const isFromRecord = (kind: string): boolean => alertKindRow(kind)?.from === 'record';

/** What has happened waits until somebody has read it. */
const isNews = ({ isRead, answer }: NotificationResponse): boolean => !isRead && answer === null;
