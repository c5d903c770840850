import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { createGreeting, safetyMailReason } from './commonParts';

interface Details {
  readonly username: string;
  readonly url: string;
}

/** Warns that wrong passwords in a signed-in session have reached the limit. */
export function passwordsRefusedEmail({ username, url }: Details): EmailContent {
  return writeEmail({
    subject: 'Wrong passwords were entered in your account',
    greeting: createGreeting(username),
    paragraphs: [
      'Somebody who is signed in to your Settlewise account was asked for your password, and entered several that were wrong. No more are taken for some minutes.',
      'If it was you, you do not need to do anything.',
      'If it was not, somebody uses a device on which you are signed in, or got into your account. Change your password, which ends all other sessions; if you do not know it any more, choose “Forgot password” where you sign in:',
    ],
    link: { label: 'Sign in', url },
    foot: { why: safetyMailReason },
  });
}
