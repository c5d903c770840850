import {
  addressChangedEmail,
  newsConfirmationEmail,
  passwordChangedEmail,
  passwordResetEmail,
  passwordsRefusedEmail,
  secondFactorChanges,
  secondFactorEmail,
  verificationEmail,
} from '@settlewise/api/mails';
import type { MailKind } from '@settlewise/contract/admin';
import type { EmailContent } from '@settlewise/infra/mail';
import {
  alertEmail,
  comparisonEmail,
  digestEmail,
  endingEmail,
  invitationEmail,
} from '@settlewise/projections/reminders';
import { newsEmail, ruleNoticeEmail } from '@settlewise/projections/ruleNotices';

export interface MailOfKind {
  readonly kind: MailKind;
  readonly name: string;
  readonly email: EmailContent;
}

/** User input that emails repeat. */
export const typedMarkup = '<script>alert(1)</script> & "more" \'still\'';
const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const publicUrl = new URL('https://settlewise.example');
const username = 'maria-lopez';
const signIn = { username, url: 'https://settlewise.example/auth' };
const secretLink = (path: string) =>
  `https://settlewise.example${path}?token=6f1c2d3e-4b5a-4c7d-8e9f-0a1b2c3d4e5f.${'aB3_-'.repeat(8)}xyz`;

const news = [
  {
    title: 'Your visa expires on 10 February 2027',
    message: 'Apply for the next one before then.',
    link: '/dashboard/visa',
  },
  { title: `Task due: “${typedMarkup}”`, message: longWord.repeat(2), link: '/dashboard/tasks?a=1&b=2' },
  { title: 'Your BRP expires on 1 March 2027', message: 'Look at your eVisa.', link: null },
];
const comingUp = [{ date: '2026-12-01' as const, title: `Task due: “${typedMarkup}”` }];
const digest = { name: username, frequency: 'weekly', news, comingUp, publicUrl } as const;

/** Each kind of email, with the longest and most difficult content. */
export const everyMail: readonly MailOfKind[] = [
  {
    kind: 'verification',
    name: 'verification',
    email: verificationEmail({ username, url: secretLink('/verify-email') }),
  },
  {
    kind: 'password_reset',
    name: 'reset',
    email: passwordResetEmail({ username, url: secretLink('/reset-password') }),
  },
  { kind: 'password_changed', name: 'password changed', email: passwordChangedEmail(signIn) },
  { kind: 'passwords_refused', name: 'passwords refused', email: passwordsRefusedEmail(signIn) },
  { kind: 'address_changed', name: 'address changed', email: addressChangedEmail(signIn) },
  ...secondFactorChanges.map((change) => ({
    kind: 'second_factor' as const,
    name: `second factor ${change}`,
    email: secondFactorEmail(change, { ...signIn, codesLeft: 9 }),
  })),
  { kind: 'digest', name: 'digest', email: digestEmail(digest) },
  { kind: 'alert', name: 'deadline', email: alertEmail({ count: 1, date: '2027-02-10', publicUrl }) },
  {
    kind: 'alert',
    name: 'several deadlines',
    email: alertEmail({ count: 3, date: '2027-02-10', publicUrl }),
  },
  {
    kind: 'lawyer_invitation',
    name: 'invitation',
    email: invitationEmail({
      owner: `“${typedMarkup}”`,
      publicUrl,
      lastDay: '2027-01-31',
      alsoShares: ['addresses'],
      includesIdentity: false,
      link: new URL('https://settlewise.example/shared-with-me#invitation=abc'),
    }),
  },
  {
    kind: 'lawyer_ending',
    name: 'ending',
    email: endingEmail({ owner: '“Maria Lopez”', publicUrl, lastDay: '2027-01-31' }),
  },
  {
    kind: 'address_comparison',
    name: 'comparison',
    email: comparisonEmail({
      asker: `“${typedMarkup}”`,
      publicUrl,
      lastDay: '2027-01-31',
      period: { from: '2024-09-02', to: '2027-03-01' },
    }),
  },
  { kind: 'rule_notice', name: 'rule notice', email: ruleNoticeEmail(publicUrl) },
  {
    kind: 'news_confirmation',
    name: 'news confirmation',
    email: newsConfirmationEmail('https://settlewise.example/alerts/news/confirm#abc'),
  },
  ...(['correction', 'in_force', 'announced'] as const).map((standing) => ({
    kind: 'news' as const,
    name: `news ${standing}`,
    email: newsEmail(
      {
        text: 'The fee of an application is another one.',
        day: '2027-04-08',
        standing,
        source: { title: 'Fees & charges', url: 'https://www.gov.uk/fees?a=1&b=2' },
      },
      {
        changes: 'https://settlewise.example/changes',
        leave: 'https://settlewise.example/alerts/news/leave#abc',
      },
    ),
  })),
];
