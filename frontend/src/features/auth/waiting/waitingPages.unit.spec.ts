import { expect, it } from 'vitest';
import { waitingPage } from './waitingPages';

it.each([
  ['/dashboard', 'Your dashboard'],
  ['/dashboard/settings', 'Your dashboard'],
  ['/dashboard/absences?year=2024', 'Your absence tracker'],
  ['/absence-tracker', 'The Absence Tracker'],
  ['/ilr?step=3', 'Your ILR result'],
  ['/shared-with-me/g1#invitation=ab', 'Records shared with you'],
  ['/documents', 'Required documents'],
])('Behind the sign-in page of %s waits “%s”', (wanted, title) => {
  expect(waitingPage(wanted)?.title).toBe(title);
});

it('Of the administration, and of what only begins alike, nothing is said', () => {
  expect(waitingPage('/admin/users')).toBeNull();
  expect(waitingPage('/ilrx')).toBeNull();
});
