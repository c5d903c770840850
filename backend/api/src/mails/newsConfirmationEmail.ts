import { newsLinkDays } from '@settlewise/contract/news';
import { writeEmail, type EmailContent } from '@settlewise/infra/mail';

export function newsConfirmationEmail(url: string): EmailContent {
  return writeEmail({
    subject: 'Confirm that you want news of rule changes',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody, most likely you, asked for news of changes to the UK’s immigration rules by email to this address.',
    ],
    link: { label: 'Send me the news', url },
    afterwards: [
      `The link works for ${newsLinkDays} days. After it you get a mail whenever we report a change, and each has a link that ends them.`,
    ],
    foot: {
      why: `You get this because this address was typed into the form on the alerts page of Settlewise. If that was not you, you do not need to do anything. We send nothing more, and erase the address after ${newsLinkDays} days.`,
    },
  });
}
