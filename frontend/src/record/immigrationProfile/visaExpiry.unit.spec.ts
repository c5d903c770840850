import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { visaExpiry } from './visaExpiry';

const today = '2026-11-21';

describe('The badge of a visa’s expiry', () => {
  it.each([
    [-400, 'over', 'Expired'],
    [0, 'over', 'Expired'],
    [1, 'over', 'Expires soon (1 day)'],
    [30, 'over', 'Expires soon (30 days)'],
    [31, 'soon', 'Expires in 31 days'],
    [90, 'soon', 'Expires in 90 days'],
  ])('with %i days left it is %s: %s', (left, tone, text) => {
    expect(visaExpiry(addDays(today, left), today)).toEqual({ tone, text });
  });

  it('says nothing from 91 days on, and of no date or one that is still being typed', () => {
    expect(visaExpiry(addDays(today, 91), today)).toBeNull();
    expect(visaExpiry(null, today)).toBeNull();
    expect(visaExpiry('2026-11', today)).toBeNull();
  });
});
