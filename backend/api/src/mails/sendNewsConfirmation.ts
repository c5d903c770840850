import { newsPages } from '@settlewise/contract/news';
import { isRecipientRefused, type Mailer } from '@settlewise/infra/mail';
import type { App } from '../app';
import { createLinkToken } from './linkToken';
import { newsConfirmationEmail } from './newsConfirmationEmail';

/**
 * Asks the holder of an address to confirm the request for news. Each attempt creates a new link, and only the newest one
 * works. If the address is confirmed already, nothing is sent and the request is erased.
 */
export async function sendNewsConfirmation(
  subscriberId: string,
  id: string,
  { news, mailer, publicUrl }: Pick<App, 'news'> & { readonly publicUrl: URL; readonly mailer: Mailer },
  sendWithinLimit: (email: string, work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const subscriber = await news.find(subscriberId);
  if (subscriber === null || subscriber.confirmed) return;
  if (await news.hasConfirmedDuplicate(subscriberId)) {
    await news.discard(subscriberId);
    return;
  }
  const { email } = subscriber;
  await sendWithinLimit(email, async () => {
    const { token, linkHash } = createLinkToken(subscriberId);
    await news.setConfirmHash(subscriberId, linkHash);
    const url = new URL(newsPages.confirm, publicUrl);
    // Browsers do not send the part after the # to servers, so it is in no log.
    url.hash = token;
    try {
      await mailer.send({
        to: email,
        about: { id, kind: 'news_confirmation', userId: subscriberId },
        ...newsConfirmationEmail(url.toString()),
      });
    } catch (error) {
      if (!isRecipientRefused(error)) throw error;
      await news.discard(subscriberId);
    }
  });
}
