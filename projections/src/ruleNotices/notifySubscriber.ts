import { ruleNoticeDecider, ruleNoticeStream } from '@settlewise/domain/ruleNotices';
import { isRecipientRefused } from '@settlewise/infra/mail';
import type { RuleNoticeDependencies } from './dependencies';
import { newsEmail } from './newsEmail';

/**
 * Sends one subscriber the news about the current rule set after its release. It is idempotent, but a process that dies
 * between sending and recording sends the email again, with the same Message-ID. An address that the mail server refuses
 * permanently is erased.
 * @throws MailError · EventStoreUnavailableError · BlobStoreUnavailableError
 */
export async function notifySubscriber(parts: RuleNoticeDependencies, subscriberId: string): Promise<void> {
  const { commands, keyed, mailer, news, publicUrl, clock, after, ruleSets, log } = parts;
  const { version } = ruleSets.current;
  const { state: released } = await commands.load(ruleNoticeDecider, ruleNoticeStream(version));
  if (released === null || (await news.wasSent(subscriberId, version))) return;
  const subscriber = await news.find(subscriberId);
  if (subscriber?.confirmed !== true) return;
  const id = keyed.identifier('news mail', subscriberId, version);
  // For people, a page with the secret after the #; for mail services, a call with the secret in the path.
  const page = new URL('/alerts/news/leave', publicUrl);
  page.hash = subscriber.leaveToken;
  const oneClick = new URL(`/api/news/leave/${subscriber.leaveToken}`, publicUrl);
  try {
    await mailer.send({
      to: subscriber.email,
      ...newsEmail(released, { changes: new URL('/changes', publicUrl).toString(), leave: page.toString() }),
      headers: {
        'List-Unsubscribe': `<${oneClick.toString()}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      messageId: `${id}@${publicUrl.hostname}`,
      about: { id, kind: 'news', userId: subscriberId },
    });
  } catch (error) {
    if (!isRecipientRefused(error)) throw error;
    await news.end(subscriberId);
    log.info({ kind: 'news' }, 'An address that the mail server refuses for good gets no more news');
    return;
  }
  await after?.('mail sent');
  await news.recordSent(subscriberId, version, clock());
  await after?.('mail recorded');
}
