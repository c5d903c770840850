import {
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { findDeliveryTime } from '@settlewise/infra/mail';
import { alertEmail } from './emails/alertEmail';
import { settingsPath } from './emails/digestEmail';
import { systemContext, type ReminderDependencies } from './dependencies';
import { canBeEmailed } from './acceptsEmail';
import { planPerson } from './planPerson';
import { savePlan } from './plans';

/**
 * Sends a person one email about all new deadlines, if they are still new, the address is confirmed and quiet hours are
 * over. If the process dies after sending and before recording, the next run only records it.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendImmediate(
  parts: ReminderDependencies,
  { userId, cause }: { userId: string; cause: string },
): Promise<void> {
  const { database, commands, keyed, mailer, publicUrl, clock, after } = parts;
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, toMail, mailAt, plan } = planned;
  // From the stream: the read model may still show a former address.
  if (!canBeEmailed(account)) return;
  if (mailAt === null || mailAt > clock()) return;
  const notificationIds = toMail.map(({ notificationId }) => notificationId).toSorted();
  // The id depends on the content, so that two processes send the same email.
  const digestId = keyed.identifier('mail of an alert', userId, ...notificationIds);
  const deliveredBefore = await findDeliveryTime(database, digestId);
  if (deliveredBefore === null) {
    const date = findEarliest(toMail, civilDateInLondon(clock()));
    await mailer.send({
      to: account.email,
      ...alertEmail({ count: toMail.length, date, publicUrl }),
      headers: { 'List-Unsubscribe': `<${new URL(settingsPath, publicUrl).toString()}>` },
      messageId: `${digestId}@${publicUrl.hostname}`,
      about: { id: digestId, kind: 'alert', userId },
    });
  }
  await after?.('mail sent');
  const now = clock();
  const digest = {
    digestId,
    period: `at once ${civilDateInLondon(now)}`,
    notificationIds,
    sentAt: (deliveredBefore ?? now).toISOString(),
  };
  await commands.handle(
    notificationDecider,
    notificationsStream(userId),
    { type: 'RecordDigest', digest },
    systemContext(userId, cause, now),
  );
  await after?.('mail recorded');
  await savePlan(database, { userId, ...plan, mailAt: null });
}

/** Deadlines in the past are not named. */
function findEarliest(alerts: readonly IssuedNotification[], today: CivilDate): CivilDate | null {
  const dates = alerts.flatMap(({ date }) => (date !== null && date >= today ? [date] : []));
  return dates.toSorted()[0] ?? null;
}
