import { describe, expect, it } from 'vitest';
import { afterSignIn } from './afterSignIn';

const nothing = { wanted: null, shared: [], isNew: false } as const;
const one = [{ grantId: 'g1' }];
const two = [{ grantId: 'g1' }, { grantId: 'g2' }];

describe('After signing in or up', () => {
  it.each([
    ['the home page, where nothing else applies', nothing, '/'],
    ['the onboarding of a new account', { ...nothing, isNew: true }, '/onboarding'],
    ['the list, where one record is shared', { ...nothing, shared: one }, '/shared-with-me'],
    ['the list, where several are shared', { ...nothing, shared: two }, '/shared-with-me'],
    ['the list before the onboarding', { ...nothing, shared: one, isNew: true }, '/shared-with-me'],
    ['the page that was wanted', { ...nothing, wanted: '/dashboard/tasks' }, '/dashboard/tasks'],
    [
      'the record of an invitation, without its secret',
      { ...nothing, wanted: '/shared-with-me/g1#invitation=ab' },
      '/shared-with-me/g1',
    ],
    ['the wanted page before the onboarding', { ...nothing, wanted: '/ilr', isNew: true }, '/ilr'],
    ['the wanted page before a shared record', { ...nothing, wanted: '/ilr', shared: two }, '/ilr'],
    ['the wanted page before all', { wanted: '/fees', shared: one, isNew: true }, '/fees'],
  ])('comes %s', (_what, arrival, page) => {
    expect(afterSignIn(arrival)).toBe(page);
  });
});
