import { notificationDecider, notificationsStream } from '@settlewise/domain';
import { civilDateInLondon } from '@settlewise/rules';
import { alertEmail } from './emails/alertEmail';
import { settingsPath } from './emails/digestEmail';
import { ownWork, type ReminderDependencies } from './dependencies';
import { planPerson } from './planPerson';

/**
 * Sends a person a mail of each deadline that is new, if it still is so and the quiet hours are over. One that the process
 * dies over, before it records the sending, is sent again with the same id.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendAtOnce(
  parts: ReminderDependencies,
  { userId, cause }: { userId: string; cause: string },
): Promise<void> {
  const { commands, keyed, mailer, publicUrl, clock, after } = parts;
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, toMail, mailAt } = planned;
  if (mailAt === null || mailAt > clock()) return;
  for (const { notificationId, date } of toMail) {
    const digestId = keyed.identifier('mail of an alert', userId, notificationId);
    await mailer.send({
      to: account.email,
      // Nobody has shown that an unconfirmed address is theirs: it is told no date.
      ...alertEmail({ date: account.emailVerified ? date : null, publicUrl }),
      headers: { 'List-Unsubscribe': `<${new URL(settingsPath, publicUrl).toString()}>` },
      messageId: `${digestId}@${publicUrl.hostname}`,
      about: { id: digestId, kind: 'alert', userId },
    });
    await after?.('mail sent');
    const now = clock();
    const digest = {
      ...{ digestId, period: `at once ${civilDateInLondon(now)}` },
      ...{ notificationIds: [notificationId], sentAt: now.toISOString() },
    };
    await commands.handle(
      notificationDecider,
      notificationsStream(userId),
      { type: 'RecordDigest', digest },
      ownWork(userId, cause, now),
    );
    await after?.('mail recorded');
  }
  // Now that they are sent, nothing is due any more.
  await planPerson(parts, userId, cause);
}
