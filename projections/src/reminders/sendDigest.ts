import {
  goesAtOnce,
  isMailed,
  isQuiet,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { comingUpBefore, digestPeriodAt, type DigestFrequency } from '@settlewise/casework/alerts';
import { digestEmail, settingsPath } from './emails/digestEmail';
import { systemContext, type ReminderDependencies } from './dependencies';
import { canBeEmailed } from './acceptsEmail';
import { planPerson } from './planPerson';
import { saveDigestPeriod } from './plans';

/**
 * Sends a person with a confirmed address the digest of the current period: new and unread notifications, and days before
 * the next digest, of the kinds that they want by email. Deadlines have their own emails. Sends nothing if there is nothing
 * to send, it was sent already, or it is no longer wanted. A process that dies before recording sends the email again, with
 * the same id.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function sendDigest(
  parts: ReminderDependencies,
  { userId, frequency, cause }: { userId: string; frequency: DigestFrequency; cause: string },
): Promise<void> {
  const { database, commands, keyed, mailer, publicUrl, clock, after } = parts;
  const now = clock();
  const period = digestPeriodAt(frequency, now);
  const stream = notificationsStream(userId);
  const digestId = keyed.identifier('digest', userId, period.name);

  // Calculates first, so that reminders that have just become due are in this email.
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, triggers, due, issuedState } = planned;
  // From the stream: the read model may still show a former address. The period stays open until the address is confirmed.
  if (!canBeEmailed(account)) return;
  const { settings } = account;
  const isEnabled =
    settings.notificationsEnabled &&
    settings.emailNotificationsEnabled &&
    settings.reminderFrequency === frequency;
  if (!isEnabled || issuedState.digests.has(digestId)) return saveDigestPeriod(database, userId, period.name);

  const today = civilDateInLondon(now);
  const emailTriggers = triggers.filter(
    (trigger) =>
      !goesAtOnce(trigger.kind) &&
      isMailed(issuedState.choices, trigger.kind) &&
      !isQuiet(issuedState.answers, trigger, today),
  );
  const news = due.filter(
    ({ kind, notificationId: id }) =>
      !goesAtOnce(kind) &&
      isMailed(issuedState.choices, kind) &&
      issuedState.unread.has(id) &&
      !issuedState.mailed.has(id),
  );
  const comingUp = comingUpBefore(emailTriggers, today, period.nextDay).filter(
    (ahead) => !news.some(({ title }) => title === ahead.title),
  );
  if (news.length > 0 || comingUp.length > 0) {
    await mailer.send({
      to: account.email,
      ...digestEmail({ name: account.username, frequency, news, comingUp, publicUrl }),
      headers: { 'List-Unsubscribe': `<${new URL(settingsPath, publicUrl).toString()}>` },
      messageId: `${digestId}@${publicUrl.hostname}`,
      about: { id: digestId, kind: 'digest', userId },
    });
    await after?.('mail sent');
    const notificationIds = news.map(({ notificationId }) => notificationId);
    const digest = { digestId, period: period.name, notificationIds, sentAt: clock().toISOString() };
    await commands.handle(
      notificationDecider,
      stream,
      { type: 'RecordDigest', digest },
      systemContext(userId, cause, now),
    );
    await after?.('mail recorded');
  }
  await saveDigestPeriod(database, userId, period.name);
}
