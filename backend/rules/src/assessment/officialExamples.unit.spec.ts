import { describe, expect, it } from 'vitest';
import { bandExamples, firstDayExamples, tripExamples } from '../../testing/officialExamples';
import { addDays, fromDayNumber, toDayNumber } from '../calendar/civilDate';
import { discretionFor } from '../citizenship/discretion';
import { lawOn } from '../parameters/law';
import { fixedYears } from '../settlement/fixedYears';
import { jobsNeeded, scaleUpPayMonths } from '../settlement/routeTests';
import { assess } from './assess';
import type { AssessedTrip, AssessmentRequest, SettlementRequest } from './request';

const trip = (departureDate: string, returnDate: string): AssessedTrip => ({ departureDate, returnDate });
const settle = (settlement: SettlementRequest, trips: readonly AssessedTrip[], asOf: string) => {
  const request: AssessmentRequest = { asOf, counting: 'whole_days', trips, settlement };
  const answer = assess(request).settlement;
  if (answer === null) throw new Error('No answer about settlement');
  return answer;
};
const codes = ({ reasons }: { readonly reasons: readonly { readonly code: string }[] }) =>
  reasons.map(({ code }) => code);

describe('the official examples', () => {
  it.each(tripExamples)('%s: from %s to %s', (_, departureDate, returnDate, days) => {
    const answer = assess({
      asOf: '2026-11-21',
      counting: 'whole_days',
      trips: [trip(departureDate, returnDate)],
    });
    expect(answer.trips[0]?.days).toBe(days);
    expect(answer.totalDays).toBe(days);
  });

  it.each(firstDayExamples)('%s: applied on %s', (_, applicationDate, spouseOfBritishCitizen, firstDay) => {
    const { citizenship } = assess({
      asOf: applicationDate,
      counting: 'whole_days',
      trips: [],
      citizenship: { applicationDate, spouseOfBritishCitizen },
    });
    expect(citizenship?.qualifyingFrom).toBe(firstDay);
  });

  it.each(bandExamples)('%s: %s with %i days', (_, period, days, outcome) =>
    expect(discretionFor(lawOn('2026-11-21').discretion, period, days).outcome).toBe(outcome),
  );

  // A departure on day 0 of the twelve months and a return on day 181 make 180 whole days.
  it.each(['O1', 'O2'])('%s: back on day 181 is 180 days, not over', () => {
    const leaving = '2022-03-01';
    const answer = settle(
      { route: 'skilled_worker', grantDate: '2020-01-01' },
      [trip(leaving, addDays(leaving, 181))],
      '2025-01-01',
    );
    expect(answer.worstTwelveMonths).toMatchObject({ days: 180, exceeded: false });
    expect(answer.verdict).toBe('eligible');
  });

  const oldAndNew: SettlementRequest = {
    route: 'skilled_worker',
    grantDate: '2015-07-01',
    permissions: [
      { from: '2015-07-01', to: '2018-07-28' },
      { from: '2018-07-29', to: '2020-06-30' },
    ],
  };

  it('O3: the fixed years end on 30 June, and only the rolling years count absences since 29 July 2018', () => {
    const years = fixedYears(toDayNumber('2015-07-01'), toDayNumber('2020-06-30'));
    expect(years.slice(0, 4).map(({ first, last }) => [fromDayNumber(first), fromDayNumber(last)])).toEqual([
      ['2015-07-01', '2016-06-30'],
      ['2016-07-01', '2017-06-30'],
      ['2017-07-01', '2018-06-30'],
      ['2018-07-01', '2019-06-30'],
    ]);
    // 100 days on either side of 30 June: over 180 in twelve months, but not in each year.
    const acrossYears = settle(oldAndNew, [trip('2017-03-22', '2017-10-10')], '2020-06-30');
    expect(acrossYears).toMatchObject({ verdict: 'eligible', periodComplete: '2020-07-01' });
    const later = settle(oldAndNew, [trip('2019-03-22', '2019-10-10')], '2020-06-30');
    expect(later).toMatchObject({ verdict: 'over_limit' });
  });

  it('O4: absences under the first grant do not count in the twelve months of the second', () => {
    const trips = [trip('2018-03-01', '2018-07-20'), trip('2018-08-01', '2018-12-20')];
    expect(settle(oldAndNew, trips, '2020-06-30')).toMatchObject({
      verdict: 'eligible',
      worstTwelveMonths: { days: 140 },
    });
    const oneGrant = { ...oldAndNew, permissions: [{ from: '2018-01-11', to: '2020-06-30' }] };
    expect(settle(oneGrant, trips, '2020-06-30').verdict).toBe('over_limit');
  });

  it('O5: a dependant’s absences before 1 February 2018 do not count', () => {
    const settlement: SettlementRequest = {
      route: 'pbs_dependant',
      grantDate: '2015-02-01',
      permissions: [
        { from: '2015-02-01', to: '2018-01-31' },
        { from: '2018-02-01', to: '2020-01-31' },
      ],
    };
    const ignored = settle(settlement, [trip('2017-01-01', '2018-01-31')], '2020-01-31');
    expect(ignored).toMatchObject({ verdict: 'eligible', worstTwelveMonths: null });
    expect(codes(ignored)).toContain('ignored_absence');
    expect(settle(settlement, [trip('2018-02-01', '2018-09-01')], '2020-01-31').verdict).toBe('over_limit');
  });

  it('O6: absences of 50 and 120 days before 11 April 2024 do not break long residence', () => {
    const trips = [
      trip('2018-01-01', addDays('2018-01-01', 51)),
      trip('2023-08-01', addDays('2023-08-01', 121)),
    ];
    expect(settle({ route: 'long_residence', grantDate: '2014-04-11' }, trips, '2024-04-11')).toMatchObject({
      verdict: 'eligible',
      worstTwelveMonths: null,
    });
  });

  const longResidence: SettlementRequest = { route: 'long_residence', grantDate: '2015-01-21' };
  const tripsOfO7 = tripExamples.slice(0, 5).map(([, from, to]) => trip(from, to));

  it('O7: long residence completed on 20 January 2025 is not broken; the worst 12 months have 171 days', () => {
    const answer = settle(longResidence, tripsOfO7, '2025-01-20');
    expect(answer).toMatchObject({
      verdict: 'eligible',
      periodComplete: '2025-01-21',
      firstCompliantCountingDate: '2025-01-21',
      worstTwelveMonths: { days: 171, limit: 180, exceeded: false },
    });
  });

  it('O7: 9 days of the absence across the change count towards the 548, in total 456: 92 more are allowed, 93 are not', () => {
    const more = (days: number) => [...tripsOfO7, trip('2021-01-01', addDays('2021-01-01', days + 1))];
    expect(settle(longResidence, more(92), '2025-01-20').verdict).toBe('eligible');
    const over = settle(longResidence, more(93), '2024-12-24');
    expect(over.verdict).toBe('over_limit');
    expect(over.reasons.find(({ code }) => code === 'total_over_limit')).toMatchObject({
      days: 549,
      limit: 548,
    });
  });

  it('O8b: 39 days do not break long residence completed on 30 April 2034', () => {
    const answer = settle(
      { route: 'long_residence', grantDate: '2024-05-01' },
      [trip('2030-07-01', '2030-08-10')],
      '2034-04-30',
    );
    expect(answer).toMatchObject({ verdict: 'eligible', worstTwelveMonths: { days: 39 } });
  });

  it('O9: an excepted gap does not break the residence and does not count', () => {
    const permissions = [
      { from: '2015-01-01', to: '2017-12-31' },
      { from: '2018-07-11', to: '2021-07-10', gapBefore: 'overstayer_exception' as const },
    ];
    const settlement: SettlementRequest = { route: 'skilled_worker', grantDate: '2015-01-01', permissions };
    const answer = settle(settlement, [], '2019-01-01');
    // The two permissions have 3 + 3 years; five of them are complete 191 days later than without the gap.
    expect(answer).toMatchObject({ verdict: 'not_yet', periodComplete: addDays('2020-01-01', 191) });
    expect(codes(answer)).toContain('gap_excepted');
    const unexcused = { ...settlement, permissions: permissions.map(({ from, to }) => ({ from, to })) };
    expect(settle(unexcused, [], '2019-01-01').firstCompliantCountingDate).toBe('2023-07-11');
  });

  it('O10: more than half of a permission abroad may show that the UK is not the home', () => {
    const permissions = [{ from: '2023-01-01', to: '2025-06-30' }];
    const settlement: SettlementRequest = { route: 'family_ten_years', grantDate: '2023-01-01', permissions };
    expect(codes(settle(settlement, [trip('2023-06-01', '2024-09-20')], '2025-01-01'))).toContain(
      'uk_may_not_be_home',
    );
    expect(codes(settle(settlement, [trip('2023-06-01', '2024-08-20')], '2025-01-01'))).not.toContain(
      'uk_may_not_be_home',
    );
  });

  it('O15: after six months of leave 18 months of pay in 30 have to be shown', () =>
    expect(scaleUpPayMonths(6, '2026-11-21')).toEqual({ needed: 18, of: 30 }));

  it('O16: two founders who both rely on ten jobs need twenty', () =>
    expect(jobsNeeded(2, '2026-11-21')).toBe(20));
});
