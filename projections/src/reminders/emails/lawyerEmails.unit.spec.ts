import { expect, it } from 'vitest';
import { invitationEmail } from './lawyerEmails';

const publicUrl = new URL('https://settlewise.example');
const invitation = (includesIdentity: boolean) =>
  invitationEmail({
    owner: '“Maria Lopez”',
    publicUrl,
    lastDay: null,
    includesIdentity,
    alsoShares: ['addresses', 'referees'],
    link: new URL('/shared-with-me', publicUrl),
  }).text;

it('An invitation describes what is shown of addresses without identity data', () => {
  expect(invitation(false)).toContain('addresses (country and dates only)');
  expect(invitation(true)).toContain('documents, addresses and referees.');
  expect(invitation(true)).not.toContain('country and dates only');
});
