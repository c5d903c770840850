import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '../../testing/examples';
import { anyOwnHomes, anyPartnerHomes, togetherDayByDay } from '../../testing/togetherDayByDay';
import { livedTogether, periodSinceGrant, type OwnHome, type PartnerHome } from './livedTogether';
import type { AddressPlace } from './sameAddress';

const harbour: AddressPlace = { line1: '14 Harbour Street', line2: null, town: 'Leith', postcode: 'EH6 6AA' };
const mare: AddressPlace = { line1: '9 Mare Street', line2: null, town: 'London', postcode: 'E8 4RP' };
const ownHome = (id: string, from: string, to: string | null, place = harbour): OwnHome => ({
  id,
  from,
  to,
  place,
});
const partnerHome = (from: string, to: string | null, place: AddressPlace | null = null): PartnerHome => ({
  from,
  to,
  place,
});
const period = { from: '2024-09-02', to: '2027-03-01' };
const twoHomes = [ownHome('a', '2023-01-01', '2025-05-10', mare), ownHome('b', '2025-05-10', null)];

describe('a couple', () => {
  test('a partner with the same homes lives together all the time, and each shared home is named', () => {
    expect(livedTogether(twoHomes, [partnerHome('2023-01-01', null)], period)).toEqual({
      period,
      periodDays: 911,
      days: 911,
      certainDays: 911,
      apart: [],
      stretches: [{ ...period, days: 911, inMonths: { months: 30, days: 0 }, certainDays: 911 }],
      inMonths: { months: 30, days: 0 },
      shared: [
        { own: 'a', from: '2024-09-02', to: '2025-05-10' },
        { own: 'b', from: '2025-05-10', to: '2027-03-01' },
      ],
    });
  });

  test('the couple lives together at a common address, with a reason for each other day', () => {
    const partner = [partnerHome('2024-12-01', '2025-07-31', mare), partnerHome('2025-08-12', null, harbour)];
    const { stretches, apart, inMonths } = livedTogether(
      [ownHome('a', '2024-10-01', '2025-05-10', mare), ownHome('b', '2025-05-11', null)],
      partner,
      period,
    );
    expect(stretches).toMatchObject([
      { from: '2024-12-01', to: '2025-05-10', inMonths: { months: 5, days: 10 } },
      { from: '2025-08-12', to: '2027-03-01', inMonths: { months: 18, days: 18 } },
    ]);
    expect(inMonths).toEqual({ months: 23, days: 28 });
    expect(apart).toEqual([
      { from: '2024-09-02', to: '2024-09-30', days: 29, why: 'own_missing' },
      { from: '2024-10-01', to: '2024-11-30', days: 61, why: 'partner_missing' },
      { from: '2025-05-11', to: '2025-07-31', days: 82, why: 'two_addresses' },
      { from: '2025-08-01', to: '2025-08-11', days: 11, why: 'partner_missing' },
    ]);
  });

  test('without addresses no day together is known', () => {
    expect(livedTogether([], [], period)).toMatchObject({
      days: 0,
      stretches: [],
      shared: [],
      inMonths: { months: 0, days: 0 },
      apart: [{ ...period, days: 911, why: 'own_missing' }],
    });
  });
});

describe('a month without a day', () => {
  test('can contain more days than are certain', () => {
    const { days, certainDays } = livedTogether(
      [ownHome('a', '2025-01', null)],
      [partnerHome('2025-02-01', '2025-04', harbour)],
      period,
    );
    // All days from February to April; certain until the first of April, because the day of moving out is
    // unknown.
    expect([days, certainDays]).toEqual([89, 60]);
  });

  test('of a move leaves nothing uncertain for a partner who moves too', () => {
    const moved = [ownHome('a', '2024-01-01', '2025-05', mare), ownHome('b', '2025-05', null)];
    const { days, certainDays } = livedTogether(moved, [partnerHome('2024-01-01', null)], period);
    expect([days, certainDays]).toEqual([911, 911]);
    const apart = [partnerHome('2024-01-01', '2025-05', mare), partnerHome('2025-05', null, harbour)];
    expect(livedTogether(moved, apart, period)).toMatchObject({ days: 911, certainDays: 882 });
  });
});

test('the period begins with the last permission, or as the form requires', () => {
  expect(periodSinceGrant('SET(M)', '2027-03-01', '2024-08-15')).toEqual({ ...period, from: '2024-08-15' });
  expect(periodSinceGrant('SET(M)', '2027-03-01', null)).toEqual(period);
  expect(periodSinceGrant('FLR(M)', '2027-03-01', '2027-03-02')).toEqual(period);
});

test('the results equal a check of each day, and the order of the lists does not matter', () => {
  const period2024 = { from: '2023-12-15', to: '2024-07-20' };
  fc.assert(
    fc.property(anyOwnHomes, anyPartnerHomes, (own, partner) => {
      const { days, certainDays, stretches, apart, ...more } = livedTogether(own, partner, period2024);
      expect({ days, certainDays, stretches, apart }).toEqual(togetherDayByDay(own, partner, period2024));
      expect(certainDays).toBeLessThanOrEqual(days);
      expect(days + apart.reduce((sum, gap) => sum + gap.days, 0)).toBe(more.periodDays);
      const reversed = livedTogether(own.toReversed(), partner.toReversed(), period2024);
      expect({ ...reversed, shared: [] }).toEqual({
        ...more,
        days,
        certainDays,
        stretches,
        apart,
        shared: [],
      });
    }),
    examples(250),
  );
});
