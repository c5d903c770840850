import {
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { type CivilDate, civilDateInLondon } from '@settlewise/rules/calendar';
import { findDeliveryTime } from '@settlewise/infra/mail';
import { alertEmail } from './emails/alertEmail';
import { settingsPath } from './emails/digestEmail';
import { ownWork, type ReminderDependencies } from './dependencies';
import { mayBeMailed } from './letsUsMail';
import { planPerson } from './planPerson';
import { keepPlan } from './plans';

/**
 * Sends a person one mail of all deadlines that are new, if they still are so, the address is confirmed and the quiet hours
 * are over. Where the process dies after the sending and before it has recorded it, the next one only records it.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendAtOnce(
  parts: ReminderDependencies,
  { userId, cause }: { userId: string; cause: string },
): Promise<void> {
  const { database, commands, keyed, mailer, publicUrl, clock, after } = parts;
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, toMail, mailAt, plan } = planned;
  // From the stream: the read model may still show a former address.
  if (!mayBeMailed(account)) return;
  if (mailAt === null || mailAt > clock()) return;
  const notificationIds = toMail.map(({ notificationId }) => notificationId).toSorted();
  // Named by what is in it: two processes at once, or one after the other, send the same mail.
  const digestId = keyed.identifier('mail of an alert', userId, ...notificationIds);
  const before = await findDeliveryTime(database, digestId);
  if (before === null) {
    const date = soonestOf(toMail, civilDateInLondon(clock()));
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
    sentAt: (before ?? now).toISOString(),
  };
  await commands.handle(
    notificationDecider,
    notificationsStream(userId),
    { type: 'RecordDigest', digest },
    ownWork(userId, cause, now),
  );
  await after?.('mail recorded');
  await keepPlan(database, { userId, ...plan, mailAt: null });
}

/** Deadlines in the past are not named. */
function soonestOf(alerts: readonly IssuedNotification[], today: CivilDate): CivilDate | null {
  const ahead = alerts.flatMap(({ date }) => (date !== null && date >= today ? [date] : []));
  return ahead.toSorted()[0] ?? null;
}
