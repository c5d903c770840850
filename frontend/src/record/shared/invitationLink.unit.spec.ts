import { expect, it } from 'vitest';
import { invitationIn, withoutInvitation } from './invitationLink';

it('The link of an invitation is read from the address of the record alone', () => {
  expect(invitationIn('/shared-with-me/g1#invitation=abc1')).toEqual({ grantId: 'g1', secret: 'abc1' });
  for (const page of [
    '/shared-with-me/g1',
    '/shared-with-me#invitation=abc1',
    '/shared-with-me/g1?x#invitation=abc1',
    '/shared-with-me/g1#invitation=',
    '/dashboard#invitation=abc1',
  ])
    expect([page, invitationIn(page)]).toEqual([page, null]);
});

it('The page that is opened after signing in does not hold the secret', () => {
  expect(withoutInvitation('/shared-with-me/g1#invitation=abc1')).toBe('/shared-with-me/g1');
  expect(withoutInvitation('/ilr#results')).toBe('/ilr#results');
});
