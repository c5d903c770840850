import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressesDayByDay, anyJourneys, anyStays } from '../../testing/addressesDayByDay';
import { examples } from '../../testing/examples';
import { checkAddresses } from './checkAddresses';
import { periodInLaw, periodOfForm } from './forms';
import { addressForms } from './question';
import { conflictInWords } from './sentences';
import type { AddressStay } from './stay';

const period = { from: '2022-03-02', to: '2027-03-01' };
const home = (id: string, from: string, to: string | null, more: Partial<AddressStay> = {}): AddressStay => ({
  id,
  from,
  to,
  isTemporary: false,
  isAbroad: false,
  ...more,
});

describe('the period that a form asks about', () => {
  test('begins the day after the same day years or months before', () => {
    const from = (form: (typeof addressForms)[number], on = '2027-03-01') => periodOfForm(form, on).from;
    expect(Object.fromEntries(addressForms.map((form) => [form, from(form)]))).toEqual({
      AN: '2022-03-02',
      MN1: '2022-03-02',
      T: '2017-03-02',
      'SET(M)': '2024-09-02',
      'FLR(M)': '2024-09-02',
      'SET(O)': '2025-03-02',
      'SET(LR)': '2017-03-02',
      BNO: '2025-03-02',
      EUSS: '2022-03-02',
      DBS: '2022-03-02',
    });
    // 29 February of a common year becomes 28 February, as does the last day of a shorter month.
    expect(from('AN', '2028-02-29')).toBe('2023-03-01');
    expect(from('SET(M)', '2026-08-31')).toBe('2024-03-01');
  });

  test('is three years by law for the spouse of a British citizen, and set by law only for citizenship', () => {
    expect(periodInLaw('AN', '2027-03-01', true)).toMatchObject({ from: '2024-03-02', to: '2027-03-01' });
    expect(periodInLaw('AN', '2027-03-01', false)).toMatchObject(period);
    expect(periodInLaw('SET(M)', '2027-03-01', true)).toBeNull();
  });
});

describe('gaps', () => {
  test('an empty list is one gap', () => {
    expect(checkAddresses([], [], period)).toEqual({
      covered: false,
      missingDays: 1826,
      overlaps: [],
      abroadWithoutJourney: [],
      gaps: [{ ...period, days: 1826, explainedBy: null }],
    });
  });

  test('a gap completely inside a journey, with its travel days, is explained and does not count', () => {
    const homes = [home('a', '2020-01-01', '2024-04-02'), home('b', '2024-06-29', null)];
    const journey = { departureDate: '2024-04-03', returnDate: '2024-06-28' };
    expect(checkAddresses(homes, [journey], period)).toMatchObject({
      covered: true,
      missingDays: 0,
      gaps: [{ from: '2024-04-03', to: '2024-06-28', days: 87, explainedBy: journey }],
    });
    const shorter = { ...journey, returnDate: '2024-06-27' };
    expect(checkAddresses(homes, [shorter], period)).toMatchObject({
      covered: false,
      missingDays: 87,
      gaps: [{ explainedBy: null }],
    });
  });

  test('an open journey explains all days since its departure', () => {
    const homes = [home('a', '2020-01-01', '2026-12-31')];
    const journey = { departureDate: '2026-12-31', returnDate: null };
    expect(checkAddresses(homes, [journey], period)).toMatchObject({
      covered: true,
      gaps: [{ from: '2027-01-01', to: '2027-03-01', explainedBy: journey }],
    });
  });

  test('a month without a day begins on its first day and ends on its last', () => {
    const homes = [home('a', '2022-03', '2024-02'), home('b', '2024-03-02', null)];
    expect(checkAddresses(homes, [], period).gaps).toEqual([
      { from: '2024-03-01', to: '2024-03-01', days: 1, explainedBy: null },
    ]);
  });
});

describe('overlaps', () => {
  const overlaps = (...homes: AddressStay[]) => checkAddresses(homes, [], period).overlaps;

  test('a shared moving day is no overlap, nor is a shared moving month without days', () => {
    expect(overlaps(home('a', '2022-01-01', '2024-05-10'), home('b', '2024-05-10', null))).toEqual([]);
    expect(overlaps(home('a', '2022-01', '2024-05'), home('b', '2024-05', null))).toEqual([]);
  });

  test('two homes at once overlap, which is allowed if one is temporary or abroad', () => {
    const a = home('a', '2022-01-01', '2024-05-10');
    const between = { a: 'a', b: 'b', from: '2024-05-01', to: '2024-05-10' };
    const b = home('b', '2024-05-01', null);
    expect(overlaps(b, a)).toEqual([{ ...between, allowed: false }]);
    for (const more of [{ isTemporary: true }, { isAbroad: true }])
      expect(overlaps(a, { ...b, ...more })).toEqual([{ ...between, allowed: true }]);
  });

  test("a day within the other address's moving month may be the day of the move", () => {
    expect(overlaps(home('a', '2022-01', '2024-05'), home('b', '2024-05-20', null))).toEqual([
      { a: 'a', b: 'b', from: '2024-05-20', to: '2024-05-31', allowed: true },
    ]);
    expect(overlaps(home('a', '2022-01', '2024-06'), home('b', '2024-05-20', null))).toMatchObject([
      { allowed: false },
    ]);
  });

  test('an overlap before the period does not matter', () => {
    expect(overlaps(home('a', '2019-01-01', '2020-05-10'), home('b', '2020-01-01', null))).toEqual([]);
  });
});

describe('an address abroad', () => {
  const homes = [
    home('a', '2020-01-01', '2024-04-02'),
    home('b', '2024-04-03', '2024-06-28', { isAbroad: true }),
    home('c', '2024-06-29', null),
  ];
  const findConflicts = (...journeys: [departureDate: string, returnDate: string | null][]) =>
    checkAddresses(
      homes,
      journeys.map(([departureDate, returnDate]) => ({ departureDate, returnDate })),
      period,
    ).abroadWithoutJourney;

  test('conflicts with the journeys if none of them covers it', () => {
    expect(findConflicts()).toEqual([{ address: 'b', days: 87, from: '2024-04-03', to: '2024-06-28' }]);
    expect(findConflicts(['2024-04-10', '2024-06-28'])).toEqual([
      { address: 'b', days: 7, from: '2024-04-03', to: '2024-04-09' },
    ]);
    expect(findConflicts(['2024-04-03', '2024-05-01'], ['2024-05-01', null])).toEqual([]);
  });

  test('does not matter until the day on which the person arrived', () => {
    const withArrivalOn = (day: string) => checkAddresses(homes, [], period, day).abroadWithoutJourney;
    expect(withArrivalOn('2024-06-28')).toEqual([]);
    expect(withArrivalOn('2024-06-26')).toEqual([
      { address: 'b', days: 2, from: '2024-06-27', to: '2024-06-28' },
    ]);
  });

  test('gives a sentence', () => {
    expect(findConflicts().map(conflictInWords)).toEqual([
      'You had an address outside the UK from 3 April 2024 to 28 June 2024. For 87 days of this time no journey says that you were away. Days outside the UK count for your application: add the journey, or correct the address.',
    ]);
    expect(findConflicts(['2024-04-04', null]).map(conflictInWords)).toEqual([
      expect.stringContaining('an address outside the UK on 3 April 2024. For 1 day of'),
    ]);
  });

  test('with months only counts the certain days between them', () => {
    const byMonth = [home('b', '2024-04', '2024-06', { isAbroad: true })];
    const journeys = [{ departureDate: '2024-04-30', returnDate: '2024-06-01' }];
    expect(checkAddresses(byMonth, journeys, period).abroadWithoutJourney).toEqual([]);
    expect(checkAddresses(byMonth, [], period).abroadWithoutJourney).toMatchObject([{ days: 33 }]);
  });
});

test('the results equal a check of each day, and the order of the lists does not matter', () => {
  const period2024 = { from: '2023-12-15', to: '2024-07-20' };
  fc.assert(
    fc.property(anyStays, anyJourneys, (stays, journeys) => {
      const { gaps, overlaps, missingDays, covered } = checkAddresses(stays, journeys, period2024);
      const slow = addressesDayByDay(stays, journeys, period2024);
      expect(gaps.map(({ explainedBy, ...gap }) => ({ ...gap, isExplained: explainedBy !== null }))).toEqual(
        slow.gaps,
      );
      expect(missingDays).toBe(
        slow.gaps.reduce((sum, { days, isExplained }) => sum + (isExplained ? 0 : days), 0),
      );
      expect(covered).toBe(missingDays === 0);
      const lengths = overlaps.map(
        ({ a, b, from, to }) =>
          [[a, b].sort().join(' and '), (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1] as const,
      );
      expect(new Map(lengths)).toEqual(slow.shared);
      expect(lengths).toHaveLength(slow.shared.size);

      const reversed = checkAddresses(stays.toReversed(), journeys.toReversed(), period2024);
      expect(reversed.overlaps).toEqual(overlaps);
      expect(reversed.gaps.map(({ from, to }) => [from, to])).toEqual(gaps.map(({ from, to }) => [from, to]));
    }),
    examples(500),
  );
});
