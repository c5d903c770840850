import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { createGreeting } from './commonParts';

interface Details {
  readonly username: string;
  readonly url: string;
}

/** Goes to the former address. It does not name the new one, because the old mailbox may belong to another person now. */
export function addressChangedEmail({ username, url }: Details): EmailContent {
  return writeEmail({
    subject: 'The email address of your account was changed',
    greeting: createGreeting(username),
    paragraphs: [
      'Your account with Settlewise has another email address now. Reminders and links go there, and no longer here.',
      'If you changed it, you do not need to do anything.',
      'If you did not, somebody else may be signed in as you. Sign in with your username, change your password, which ends all other sessions, and set your address right:',
    ],
    link: { label: 'Sign in', url },
    foot: {
      why: 'You get this because this was the address of your account. It is the last mail to it about this account.',
    },
  });
}
