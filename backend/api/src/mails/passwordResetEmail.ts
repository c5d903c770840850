import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { createGreeting } from './commonParts';

interface Details {
  readonly username: string;
  readonly url: string;
}

export function passwordResetEmail({ username, url }: Details): EmailContent {
  return writeEmail({
    subject: 'Choose a new password',
    greeting: createGreeting(username),
    paragraphs: ['Somebody, most likely you, asked for a new password for your Settlewise account.'],
    link: { label: 'Choose a new password', url },
    afterwards: ['The link works once, for one hour. You will be signed out on all your devices.'],
    foot: {
      why: 'You get this because a new password was asked for with this address. If you did not ask for this, you do not need to do anything. Your password stays as it is.',
    },
  });
}
