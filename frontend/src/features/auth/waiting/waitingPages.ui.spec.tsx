import { pageAddresses, publicPages } from '@settlewise/contract/pages';
import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPiece } from '../../../testing/showPiece';
import { Waiting } from './Waiting';
import { waitingPage } from './waitingPages';
import { WaitingPicture } from './WaitingPicture';

/** Pages that nobody has to sign in for, and the administration, of which nothing is said. */
const without = [
  ...publicPages.map(({ path }) => path),
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/login-test',
  '/timeline-test',
  '/absence',
  '/citizenship-calculator',
  '/shared/:id',
  '/shared/:id/revoke',
  '/alerts/news/confirm',
  '/alerts/news/leave',
];
/** Addresses of the page that a third one opens too. */
const otherNames = ['/dashboard/settings', '/dashboard/profile'];

const needAccount = [
  ...pageAddresses.filter(
    (address) =>
      !without.includes(address) && !otherNames.includes(address) && !/^\/admin(?:\/|$)/.test(address),
  ),
  // Open to everybody, but to save or to record something takes an account.
  '/absence-tracker',
  '/alerts',
  '/ilr',
  '/citizenship',
].map((address) => address.replace('/:step?', ''));

function picture(address: string): string {
  const page = waitingPage(address);
  if (page === null) return '';
  cleanup();
  showPiece(<WaitingPicture of={page.address} />);
  // Ids of a drawing are others each time.
  return document.body.innerHTML.replaceAll(/ (?:id|aria-labelledby)="[^"]*"/g, '');
}

describe('Of every page that needs an account, the sign-in page', () => {
  it.each(needAccount)('says and shows what waits behind it: %s', (address) => {
    const page = waitingPage(address.replace(/:\w+/, '7d1c'));
    expect(page?.address).toBe(address);
    expect(picture(address)).not.toBe('');
  });

  it('says and shows something of its own', () => {
    for (const tell of [
      (address: string) => waitingPage(address)?.title ?? '',
      (address: string) => waitingPage(address)?.sentence ?? '',
      picture,
    ]) {
      const told = needAccount.map(tell);
      expect(told.filter((each, index) => told.indexOf(each) !== index)).toEqual([]);
    }
  });
});

it.each([
  ['/dashboard/settings', 'Your account'],
  ['/dashboard/absences?year=2024', 'Your absence tracker'],
  ['/ilr?step=3', 'Your ILR result'],
  ['/onboarding/2', 'Your profile'],
  ['/shared-with-me/g1#invitation=ab', 'A record shared with you'],
])('Behind the sign-in page of %s waits “%s”', (wanted, title) => {
  expect(waitingPage(wanted)?.title).toBe(title);
});

it('Of the administration, and of what only begins alike, nothing is said', () => {
  expect(waitingPage('/admin/users')).toBeNull();
  expect(waitingPage('/ilrx')).toBeNull();
});

it('Whoever signs in for the timeline is told that they go straight to it', () => {
  const page = waitingPage('/timeline');
  if (page === null) throw new TypeError('Nothing is said of the timeline');
  showPiece(<Waiting wanted="/timeline" page={page} />);
  expect(document.body.textContent).toContain('From your first visa to your passport');
  expect(document.body.textContent).toContain('straight to it');
});
