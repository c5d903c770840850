import { writeEmail, type EmailContent } from '@settlewise/infra/mail';
import { createGreeting, safetyMailReason } from './commonParts';

/** Events about a person's second factor that cause an email. */
export const secondFactorChanges = [
  'on',
  'off',
  'takenAway',
  'codesMade',
  'recoveryCodeUsed',
  'codesRefused',
] as const;
export type SecondFactorChange = (typeof secondFactorChanges)[number];

interface Details {
  readonly username: string;
  readonly url: string;
  /** Unused recovery codes. */
  readonly codesLeft: number;
}

/** Describes a change of a person's second factor, so that they can react. */
export function secondFactorEmail(
  change: SecondFactorChange,
  { username, url, codesLeft }: Details,
): EmailContent {
  const { subject, happened: paragraphs } = describeChange(change, codesLeft);
  return writeEmail({
    subject,
    greeting: createGreeting(username),
    paragraphs: [
      ...paragraphs,
      'If it was you, you do not need to do anything more.',
      'If it was not, somebody else knows your password. Change it now, which ends all other sessions, and then look at two-step sign-in in your settings:',
    ],
    link: { label: 'Open my settings', url },
    foot: { why: safetyMailReason },
  });
}

function describeChange(
  change: SecondFactorChange,
  codesLeft: number,
): { subject: string; happened: string[] } {
  switch (change) {
    case 'on':
      return {
        subject: 'Two-step sign-in is on',
        happened: [
          'From now on, signing in to your Settlewise account takes a code from your app besides your password. You are signed out on your other devices.',
          'Keep your recovery codes where you find them without your phone.',
        ],
      };
    case 'off':
      return {
        subject: 'Two-step sign-in is off',
        happened: ['Your password alone signs in to your Settlewise account again.'],
      };
    case 'takenAway':
      return {
        subject: 'Two-step sign-in was turned off for you',
        happened: [
          'An administrator turned off two-step sign-in for your Settlewise account, and signed you out everywhere. Your password alone signs in again, and you can turn on two-step sign-in anew in your settings.',
        ],
      };
    case 'codesMade':
      return {
        subject: 'You have new recovery codes',
        happened: ['New recovery codes were made for your Settlewise account. Those before no longer work.'],
      };
    case 'codesRefused':
      return {
        subject: 'Wrong codes were entered for your account',
        happened: [
          'Several wrong codes were entered for two-step sign-in to your Settlewise account, after the right password. No more are taken for some minutes.',
        ],
      };
    case 'recoveryCodeUsed':
      return {
        subject: codesLeft === 0 ? 'Your last recovery code was used' : 'A recovery code was used',
        happened: [
          'Somebody signed in to your Settlewise account with your password and a recovery code.',
          codesLeft === 0
            ? 'It was the last one. Make new ones in your settings, so that you can sign in without your phone.'
            : `You have ${codesLeft} left. You can make new ones in your settings.`,
        ],
      };
  }
}
