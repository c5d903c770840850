import {
  type AlertKind,
  isMailed,
  notificationDecider,
  notificationsStream,
  type NotificationState,
} from '@settlewise/domain/notifications';
import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { settingsPath } from '../reminders/emails/digestEmail';
import { ownWork } from '../reminders/dependencies';
import { letsUsMail, mayBeMailed } from '../reminders/letsUsMail';
import { accountOf } from '../reminders/planPerson';
import { comparePerson } from './comparePerson';
import { keepTold } from './comparisonRows';
import { noticeMessage } from './noticeMessage';
import type { RuleNoticeDependencies } from './dependencies';
import { ruleNoticeEmail } from './ruleNoticeEmail';

/**
 * Tells one person which of their answers have changed, once for each rule set: in the app, and by a mail where they
 * let us send mails to an address that is theirs. Only what an administrator has released, and only where there still is something to tell. Running
 * it twice, or twice at once, tells nothing twice; a process that dies between sending the mail and recording that
 * sends it again, under the same Message-ID.
 * @throws MailError · RecordNotReadableError · EventStoreUnavailableError · ConcurrencyConflictError
 */
export async function tellPerson(
  parts: RuleNoticeDependencies,
  userId: string,
  cause: string,
): Promise<void> {
  const { database, commands, keyed, clock, after, ruleSets } = parts;
  const { version } = ruleSets.current;
  const { state: released } = await commands.load(ruleNoticeDecider, ruleNoticeStream(version));
  const account = await accountOf(parts, userId);
  if (released === null || account === null || account.locked) return;
  const stream = notificationsStream(userId);
  const notificationId = keyed.identifier('rule notice', userId, version);
  let { state: told } = await commands.load(notificationDecider, stream);
  if (!told.issued.has(notificationId)) {
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
    ({ state: told } = await commands.handle(
      notificationDecider,
      stream,
      { type: 'IssueNotifications', notifications: [notification] },
      ownWork(userId, cause, clock()),
    ));
    await after?.('issued');
  }
  const isTold = told.issued.has(notificationId);
  const isToMail =
    isMailed(told.choices, 'rule_change') && letsUsMail(account.settings) && mayBeMailed(account);
  if (isTold && isToMail) await mail(parts, { userId, cause, notificationId, told, to: account.email });
  await keepTold(database, version, userId, clock());
}

interface Mailing {
  readonly userId: string;
  readonly cause: string;
  readonly notificationId: string;
  readonly told: NotificationState;
  readonly to: string;
}

async function mail(parts: RuleNoticeDependencies, { userId, cause, notificationId, told, to }: Mailing) {
  const { commands, keyed, mailer, publicUrl, clock, after, ruleSets } = parts;
  const { version } = ruleSets.current;
  const digestId = keyed.identifier('rule notice mail', userId, version);
  if (told.digests.has(digestId)) return;
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
    ownWork(userId, cause, now),
  );
  await after?.('mail recorded');
}
