import {
  type AlertKind,
  isMailed,
  notificationDecider,
  notificationsStream,
  type NotificationState,
} from '@settlewise/domain/notifications';
import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { settingsPath } from '../reminders/emails/digestEmail';
import { systemContext } from '../reminders/dependencies';
import { acceptsEmail, canBeEmailed } from '../reminders/acceptsEmail';
import { loadAccount } from '../reminders/planPerson';
import { comparePerson } from './comparePerson';
import { markNotified } from './comparisonRows';
import { noticeMessage } from './noticeMessage';
import type { RuleNoticeDependencies } from './dependencies';
import { ruleNoticeEmail } from './ruleNoticeEmail';

/**
 * Notifies one person of their changed answers, once for each rule set, after an administrator has released the notice: in
 * the app, and by email if the person accepts emails and the address is confirmed. Does nothing if no answer has changed.
 * It is idempotent, but a process that dies between sending and recording sends the email again, with the same Message-ID.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function notifyPerson(
  parts: RuleNoticeDependencies,
  userId: string,
  cause: string,
): Promise<void> {
  const { database, commands, keyed, clock, after, ruleSets } = parts;
  const { version } = ruleSets.current;
  const { state: released } = await commands.load(ruleNoticeDecider, ruleNoticeStream(version));
  const account = await loadAccount(parts, userId);
  if (released === null || account === null || account.locked) return;
  const stream = notificationsStream(userId);
  const notificationId = keyed.identifier('rule notice', userId, version);
  let { state: issuedState } = await commands.load(notificationDecider, stream);
  if (!issuedState.issued.has(notificationId)) {
    const changes = await comparePerson(parts, userId);
    if (changes === null || changes.onRecord.length + changes.results.length === 0) return;
    const notification = {
      notificationId,
      kind: 'rule_change' satisfies AlertKind,
      about: version,
      subject: version,
      date: null,
      ...noticeMessage(released, changes),
    };
    ({ state: issuedState } = await commands.handle(
      notificationDecider,
      stream,
      { type: 'IssueNotifications', notifications: [notification] },
      systemContext(userId, cause, clock()),
    ));
    await after?.('issued');
  }
  const isIssued = issuedState.issued.has(notificationId);
  const shouldMail =
    isMailed(issuedState.choices, 'rule_change') && acceptsEmail(account.settings) && canBeEmailed(account);
  if (isIssued && shouldMail)
    await sendRuleNoticeMail(parts, { userId, cause, notificationId, issuedState, to: account.email });
  await markNotified(database, version, userId, clock());
}

interface RuleNoticeMail {
  readonly userId: string;
  readonly cause: string;
  readonly notificationId: string;
  readonly issuedState: NotificationState;
  readonly to: string;
}

async function sendRuleNoticeMail(
  parts: RuleNoticeDependencies,
  { userId, cause, notificationId, issuedState, to }: RuleNoticeMail,
) {
  const { commands, keyed, mailer, publicUrl, clock, after, ruleSets } = parts;
  const { version } = ruleSets.current;
  const digestId = keyed.identifier('rule notice mail', userId, version);
  if (issuedState.digests.has(digestId)) return;
  await mailer.send({
    to,
    ...ruleNoticeEmail(publicUrl),
    headers: { 'List-Unsubscribe': `<${new URL(settingsPath, publicUrl).toString()}>` },
    messageId: `${digestId}@${publicUrl.hostname}`,
    about: { id: digestId, kind: 'rule_notice', userId },
  });
  await after?.('mail sent');
  const now = clock();
  await commands.handle(
    notificationDecider,
    notificationsStream(userId),
    {
      type: 'RecordDigest',
      digest: {
        digestId,
        period: `rules ${version}`.slice(0, 40),
        notificationIds: [notificationId],
        sentAt: now.toISOString(),
      },
    },
    systemContext(userId, cause, now),
  );
  await after?.('mail recorded');
}
