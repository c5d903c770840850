import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import { citizenshipSlowly, settlementStandsUntilSlowly, type SlowTrip } from '../../testing/slowAssessment';
import { assess } from '../assessment/assess';
import type { CitizenshipRequest } from '../assessment/request';
import { addDays, fromDayNumber, toDayNumber } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { discretionFor } from './discretion';

const asOf = '2026-06-01';
const away = (departureDate: string, wholeDays: number) => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});
const citizenshipOf = (
  trips: readonly ReturnType<typeof away>[],
  request: Partial<CitizenshipRequest> = {},
) =>
  assess({
    asOf,
    counting: 'whole_days',
    trips,
    citizenship: { spouseOfBritishCitizen: false, settledSince: '2025-06-01', ...request },
  }).citizenship;

describe('an application for citizenship', () => {
  it('needs twelve months of settlement, or for a spouse only settlement on the day', () => {
    expect(citizenshipOf([])).toMatchObject({
      settledLongEnough: true,
      verdict: 'eligible',
      firstGoodDate: asOf,
    });
    expect(citizenshipOf([], { settledSince: '2025-06-02' })).toMatchObject({
      settledLongEnough: false,
      verdict: 'not_yet',
      firstGoodDate: '2026-06-02',
    });
    expect(citizenshipOf([], { settledSince: asOf, spouseOfBritishCitizen: true })).toMatchObject({
      settledLongEnough: true,
      verdict: 'eligible',
    });
    expect(citizenshipOf([], { settledSince: addDays(asOf, 1), spouseOfBritishCitizen: true })).toMatchObject(
      { verdict: 'not_yet', firstGoodDate: addDays(asOf, 1) },
    );
  });

  // Naturalisation guidance v16.0, pages 25 and 26.
  it.each([
    ['eu_settled_status', '2025-12-01', true],
    ['eu_settled_status_swiss', '2025-12-01', true],
    ['eu_settled_status', '2025-06-01', false],
    ['ilr', '2025-12-01', false],
  ] as const)(
    'as %s since %s: whether earlier residence can count: %s',
    (settledAs, settledSince, isSaid) => {
      const answer = citizenshipOf([], { settledAs, settledSince });
      const reason = answer?.reasons.find(({ code }) => code === 'residence_before_settled_status');
      expect(reason !== undefined).toBe(isSaid);
      if (reason !== undefined) expect(reason.message).toContain('Withdrawal Agreement');
    },
  );

  it('without a day of settlement is not yet possible', () => {
    const { citizenship } = assess({
      asOf,
      counting: 'whole_days',
      trips: [],
      citizenship: { spouseOfBritishCitizen: false },
    });
    expect(citizenship).toMatchObject({ settledLongEnough: false, verdict: 'not_yet' });
  });

  it('needs presence on the first day, which may be a day of travel', () => {
    // The five years to 1 June 2026 begin on 2 June 2021.
    expect(citizenshipOf([away('2021-06-01', 1)])).toMatchObject({
      qualifyingFrom: '2021-06-02',
      presentOnFirstDay: false,
      verdict: 'not_yet',
      firstGoodDate: '2026-06-02',
    });
    expect(citizenshipOf([away('2021-06-02', 5)])).toMatchObject({
      presentOnFirstDay: true,
      verdict: 'eligible',
    });
    expect(citizenshipOf([away('2021-05-28', 4)])).toMatchObject({
      presentOnFirstDay: true,
      verdict: 'eligible',
    });
  });

  it('with 450 days away in five years is within the limit, and 451 days are left to discretion', () => {
    const trips = (last: number) => [
      away('2022-01-01', 200),
      away('2023-01-01', 200),
      away('2024-01-01', last),
    ];
    expect(citizenshipOf(trips(50))).toMatchObject({
      totalDays: 450,
      totalBand: 'meets',
      verdict: 'eligible',
    });
    expect(citizenshipOf(trips(51))).toMatchObject({
      totalDays: 451,
      totalBand: 'discretion_expected',
      verdict: 'discretion',
      // The period cannot begin while away: it begins on 21 July 2022, the day of the return.
      firstGoodDate: '2027-07-20',
    });
  });

  it('counts only the days of the period, and the travel day of the application only by the cautious count', () => {
    expect(citizenshipOf([away('2021-05-20', 40)])).toMatchObject({
      totalDays: 28,
      presentOnFirstDay: false,
    });
  });

  it('is assessed on 3 years and 270 days for the spouse of a British citizen', () =>
    expect(citizenshipOf([away('2024-01-01', 271)], { spouseOfBritishCitizen: true })).toMatchObject({
      qualifyingFrom: '2023-06-02',
      totalLimit: 270,
      totalBand: 'discretion_expected',
    }));

  it('with more than 180 days in the final year is refused only if the whole period is over too', () => {
    expect(citizenshipOf([away('2025-08-01', 181)])).toMatchObject({
      finalYearBand: 'discretion_conditional',
      verdict: 'discretion',
    });
    expect(citizenshipOf([away('2025-08-01', 181), away('2023-01-01', 270)])).toMatchObject({
      totalDays: 451,
      finalYearBand: 'normally_refused',
      verdict: 'refused',
    });
    expect(discretionFor(lawOn('2026-11-21').discretion, 'final_year', 101, false).outcome).toBe(
      'home_and_compelling_reason',
    );
  });

  it('counts the time from grant to arrival as away', () => {
    const { citizenship } = assess({
      asOf,
      counting: 'whole_days',
      trips: [],
      settlement: { route: 'skilled_worker', grantDate: '2021-06-02', entryDate: '2021-06-12' },
      citizenship: { spouseOfBritishCitizen: false, settledSince: '2025-01-01' },
    });
    expect(citizenship).toMatchObject({
      totalDays: 10,
      presentOnFirstDay: false,
      firstGoodDate: '2026-06-11',
    });
  });
});

describe('discretion', () => {
  const findReason = (answer: ReturnType<typeof citizenshipOf>, code: string) =>
    answer?.reasons.find((reason) => reason.code === code);

  it.each([
    ['2025-06-01', undefined, undefined],
    ['2025-06-02', 1, 'accepts up to 9 missing days'],
    ['2025-06-10', 9, 'accepts up to 9 missing days'],
    ['2025-06-11', 10, 'can accept 10 to 90 missing days'],
    ['2025-08-30', 90, 'can accept 10 to 90 missing days'],
    ['2025-08-31', 91, 'For 91 or more missing days'],
    ['2026-06-01', 365, 'For 91 or more missing days'],
    ['2026-06-02', undefined, undefined],
  ] as const)('accepts missing months with settlement since %s: %s days', (settledSince, days, words) => {
    const reason = findReason(citizenshipOf([], { settledSince }), 'twelve_months_discretion');
    expect(reason?.days).toBe(days);
    expect(reason?.message ?? '').toContain(words ?? '');
  });

  it('is not needed for the twelve months of a spouse', () =>
    expect(
      findReason(
        citizenshipOf([], { settledSince: '2026-05-01', spouseOfBritishCitizen: true }),
        'twelve_months_discretion',
      ),
    ).toBeUndefined());

  it('is mentioned for an absence on the first day, and not without one', () => {
    expect(findReason(citizenshipOf([away('2021-06-01', 1)]), 'first_day_may_be_waived')).toBeDefined();
    expect(findReason(citizenshipOf([]), 'first_day_may_be_waived')).toBeUndefined();
  });

  it.each([
    [450, false, false],
    [451, true, false],
    [480, true, false],
    [481, true, true],
    [730, true, true],
    [731, false, true],
  ])(
    'at %i days mentions technical absences %s, and an examined intention %s',
    (days, technical, intention) => {
      const answer = citizenshipOf([away('2021-08-01', days)]);
      expect(answer?.totalDays).toBe(days);
      expect(findReason(answer, 'technical_absence') !== undefined).toBe(technical);
      expect(findReason(answer, 'intention_looked_into') !== undefined).toBe(intention);
      // Naturalisation guidance v16.0, pages 19 to 22 and 40: absences on service have no limit.
      expect(findReason(answer, 'service_absence') !== undefined).toBe(days > 450);
    },
  );

  it('does not examine the intention of a spouse', () => {
    const answer = citizenshipOf([away('2023-08-01', 301)], { spouseOfBritishCitizen: true });
    expect(findReason(answer, 'technical_absence')).toMatchObject({ days: 301, limit: 450 });
    expect(findReason(answer, 'intention_looked_into')).toBeUndefined();
  });
});

describe('the bands of an application', () => {
  const from = toDayNumber('2019-01-01');
  /** Long journeys, so that the examples reach every band. */
  const anyJourneys = fc.array(
    fc
      .record({ start: fc.nat(2_900), nights: fc.nat(260) })
      .map(({ start, nights }): SlowTrip => ({ departure: from + start, arrival: from + start + nights })),
    { maxLength: 9 },
  );
  const found = new Set<string>();

  it('equal a search through its years', () => {
    fc.assert(
      fc.property(anyJourneys, anyCounting, fc.boolean(), fc.nat(1_100), (trips, counting, spouse, shift) => {
        const application = toDayNumber('2024-02-01') + shift;
        const { citizenship } = assess({
          asOf: '2023-12-01',
          counting,
          trips: trips.map(({ departure, arrival }) => ({
            departureDate: fromDayNumber(departure),
            returnDate: fromDayNumber(arrival),
          })),
          citizenship: {
            applicationDate: fromDayNumber(application),
            settledSince: '2020-01-01',
            spouseOfBritishCitizen: spouse,
          },
        });
        const slow = citizenshipSlowly(trips, counting, application, spouse ? 3 : 5);
        expect(citizenship).toMatchObject({
          totalDays: slow.total,
          totalBand: slow.totalBand,
          finalYearDays: slow.finalYear,
          finalYearBand: slow.finalYearBand,
          presentOnFirstDay: slow.present,
        });
        const bands = [slow.totalBand, slow.finalYearBand];
        const standsUntil = settlementStandsUntilSlowly(trips, toDayNumber('2020-01-01'), 'ilr');
        const lapsed = standsUntil !== null && application > standsUntil;
        const verdict = lapsed
          ? 'not_yet'
          : bands.includes('normally_refused')
            ? 'refused'
            : !slow.present
              ? 'not_yet'
              : bands.every((band) => band === 'meets')
                ? 'eligible'
                : 'discretion';
        expect(citizenship?.verdict).toBe(verdict);
        bands.forEach((band) => found.add(band));
      }),
      examples(300),
    );
    expect([...found].sort()).toEqual([
      'discretion_conditional',
      'discretion_expected',
      'meets',
      'normally_refused',
    ]);
  });
});
