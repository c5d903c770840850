import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { settingsPath } from '../reminders/emails/digestEmail';

/** Contains no details, because other people may see the email. */
export function ruleNoticeEmail(publicUrl: URL): EmailContent {
  const address = (path: string) => new URL(path, publicUrl).toString();
  return writeEmail({
    subject: 'Something in your plan has changed',
    greeting: 'Hello,',
    paragraphs: ['Something in your plan has changed. Sign in to read it.'],
    link: { label: 'See my notifications', url: address('/dashboard/notifications') },
    foot: {
      why: 'You get this because this address belongs to an account at Settlewise that lets us send mails.',
      stop: { label: 'Stop these mails', url: address(settingsPath) },
    },
  });
}
