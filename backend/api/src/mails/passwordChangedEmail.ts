import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { safetyMailReason } from './commonParts';

interface Details {
  readonly username: string;
  readonly url: string;
}

/** Notifies of a changed password, and tells what to do if it was not the owner. */
export function passwordChangedEmail({ username, url }: Details): EmailContent {
  return writeEmail({
    subject: 'Your password was changed',
    greeting: `Hello ${username},`,
    paragraphs: [
      'The password of your Settlewise account is another one now, and every other session has ended.',
      'If you changed it, you do not need to do anything.',
      'If you did not, somebody else got into your account. Choose “Forgot password” where you sign in: a link comes to this address, and with it you choose a password that only you know:',
    ],
    link: { label: 'Sign in', url },
    foot: { why: safetyMailReason },
  });
}
