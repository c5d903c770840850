import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { createGreeting } from './commonParts';

interface Details {
  readonly username: string;
  readonly url: string;
}

export function verificationEmail({ username, url }: Details): EmailContent {
  return writeEmail({
    subject: 'Confirm your email address',
    greeting: createGreeting(username),
    paragraphs: [
      'You have an account with Settlewise. Please confirm that this is your email address.',
      'We send reminders here, and a link if you forget your password.',
    ],
    link: { label: 'Confirm my email address', url },
    afterwards: ['The link works once, for 48 hours. You can ask for a new one when you are signed in.'],
    foot: {
      why: 'You get this because somebody entered this address for an account. If you did not make this account, you do not need to do anything.',
    },
  });
}
