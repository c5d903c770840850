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
import { ownWork, type ReminderDependencies } from './dependencies';
import { mayBeMailed } from './letsUsMail';
import { planPerson } from './planPerson';
import { keepDigestPeriod } from './plans';

/**
 * Sends a person whose address is confirmed the mail of the period that it is now, with what is true at this moment: what is new and unread, and
 * what comes before the next mail, of the kinds that they want mails about; deadlines have mails of their own. Sends
 * nothing when there is nothing, when it was sent already, or when they no longer want it. A process that dies before it
 * records the sending sends the same email again, with the same id.
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

  // Reminders that have become due go into this email, also when they have not been computed yet.
  const planned = await planPerson(parts, userId, cause);
  if (planned === null) return;
  const { account, triggers, due, told } = planned;
  // From the stream: the read model may still show a former address. The period stays open: once this one is confirmed, the mail goes.
  if (!mayBeMailed(account)) return;
  const { settings } = account;
  const wanted =
    settings.notificationsEnabled &&
    settings.emailNotificationsEnabled &&
    settings.reminderFrequency === frequency;
  if (!wanted || told.digests.has(digestId)) return keepDigestPeriod(database, userId, period.name);

  const today = civilDateInLondon(now);
  const mailed = triggers.filter(
    (trigger) =>
      !goesAtOnce(trigger.kind) &&
      isMailed(told.choices, trigger.kind) &&
      !isQuiet(told.answers, trigger, today),
  );
  const news = due.filter(
    ({ kind, notificationId: id }) =>
      !goesAtOnce(kind) && isMailed(told.choices, kind) && told.unread.has(id) && !told.mailed.has(id),
  );
  const comingUp = comingUpBefore(mailed, today, period.nextDay).filter(
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
      ownWork(userId, cause, now),
    );
    await after?.('mail recorded');
  }
  await keepDigestPeriod(database, userId, period.name);
}
