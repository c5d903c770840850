import { describe, expect, it } from 'vitest';
import { journey, settle as settleOn } from '../../testing/settle';
import { assess } from '../assessment/assess';
import type { AssessedTrip, Permission, SettlementRequest } from '../assessment/request';
import { withYearsServed } from '../calculators/ilr/qualifyingYears';
import { addDays, addYears } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import { findRoute, routes } from '../routes/routes';
import { findGaps } from './permissions';

const away = (departureDate: string, wholeDays: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});
const settle = (settlement: SettlementRequest, asOf: string, ...trips: AssessedTrip[]) =>
  assess({ asOf, counting: 'whole_days', trips, settlement }).settlement;
const codes = (answer: ReturnType<typeof settle>) => answer?.reasons.map(({ code }) => code) ?? [];

describe('the first day to apply', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-03-01' };

  it('is 28 days before the anniversary, and one day earlier by the wording of the Rules', () => {
    expect(settle(granted, '2025-01-31')).toMatchObject({
      verdict: 'not_yet',
      periodComplete: '2025-03-01',
      earliestApplicationDate: '2025-02-01',
      literalEarliestApplicationDate: '2025-01-31',
    });
    expect(settle(granted, '2025-02-01')?.verdict).toBe('eligible');
  });

  it('after a grant on 29 February is counted to 28 February in a common year', () =>
    expect(settle({ ...granted, grantDate: '2020-02-29' }, '2024-01-01')?.periodComplete).toBe('2025-02-28'));

  it('does not stay valid: later absences count in a later application', () => {
    const answer = settle(granted, '2027-01-01', away('2026-01-01', 200));
    expect(answer?.verdict).toBe('over_limit');
    expect(answer?.firstCompliantCountingDate).toBe('2031-01-22');
  });

  it('names a limit that only twelve months counted backward exceed', () => {
    // 29 February 2024 to 28 February 2025 has 366 days: 90 at the beginning, 91 at the end.
    const answer = settle(granted, '2025-01-01', away('2024-02-28', 90), away('2024-11-29', 91));
    expect(codes(answer)).toContain('counted_backward_over_limit');
    expect(answer).toMatchObject({ verdict: 'not_yet', worstTwelveMonths: { days: 180, exceeded: false } });
  });
});

describe('the years of an answer', () => {
  it('are those that lead to its first day, instead of years that days away have broken', () => {
    const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-03-01' };
    const answer = settle(granted, '2024-01-01', away('2020-06-01', 200));
    expect(answer).toMatchObject({ periodStart: '2020-03-01', periodComplete: '2025-03-01' });
    if (answer === null) throw new Error('No answer');
    const { periodStart, periodComplete, firstCompliantCountingDate } = withYearsServed(answer);
    expect(periodComplete).toBe(firstCompliantCountingDate);
    expect(periodComplete).toBe(addYears(periodStart, 5));
  });

  it('stay the same if they keep the rules, and if no day is named', () => {
    const kept = settle({ route: 'skilled_worker', grantDate: '2020-03-01' }, '2024-01-01');
    const none = settle({ route: 'student', grantDate: '2020-03-01' }, '2024-01-01');
    for (const answer of [kept, none]) expect(answer && withYearsServed(answer)).toEqual(answer);
  });
});

describe('a gap between permissions', () => {
  const gap = (to: string, from: string, said: Partial<Permission> = {}) =>
    findGaps(
      [
        { from: '2010-01-01', to },
        { from, to: '2030-01-01', ...said },
      ],
      { route: findRoute('partner'), trips: [], unexplained: 'breaks', law: lawOn('2026-11-21') },
    ).map(({ effect, mayBeExcused }) => [effect, mayBeExcused]);

  it.each([
    ['2016-10-01', '2016-10-30', 'excepted', false],
    ['2016-10-01', '2016-10-31', 'breaks', false],
    ['2016-11-01', '2016-11-25', 'breaks', false],
    ['2019-06-01', '2019-06-16', 'breaks', true],
    ['2019-06-01', '2019-06-17', 'breaks', false],
    ['2020-01-23', '2020-08-20', 'excepted', false],
    ['2020-02-01', '2020-08-20', 'counts', false],
    ['2020-07-31', '2020-09-01', 'counts', false],
  ])('after %s until %s %s', (to, from, effect, mayBeExcused) =>
    expect(gap(to, from)).toEqual([[effect, mayBeExcused]]),
  );

  // Continuous residence guidance v8.0, pages 39 and 41.
  it.each([
    ['2014-03-29', 'excepted'],
    ['2014-03-30', 'breaks'],
  ])('before 24 November 2016 extends to the application: on %s it %s', (appliedOn, effect) =>
    expect(gap('2014-03-01', '2014-06-20', { appliedOn })).toEqual([[effect, false]]),
  );

  it('counts while an application in time is pending', () =>
    expect(gap('2019-01-01', '2019-09-01', { gapBefore: 'section_3c' })).toEqual([['counts', false]]));

  it('does not exist if permissions touch or overlap', () => {
    expect(gap('2019-01-01', '2019-01-02')).toEqual([]);
    expect(gap('2019-01-01', '2018-06-01')).toEqual([]);
  });
});

describe('a route that closes', () => {
  it('gives no date after its last day', () => {
    const investor: SettlementRequest = { route: 'tier1_investor', grantDate: '2023-06-01' };
    expect(settle(investor, '2026-01-01')).toMatchObject({
      verdict: 'no_route',
      earliestApplicationDate: null,
    });
    expect(settle({ ...investor, qualifyingYears: 3 }, '2026-06-01')?.verdict).toBe('eligible');
  });

  it('names the people for whom it is open longer', () => {
    const answer = settle({ route: 'tier1_entrepreneur', grantDate: '2020-01-01' }, '2026-01-01');
    expect(answer?.reasons.find(({ code }) => code === 'route_closed')?.message).toContain(
      'Graduate Entrepreneur',
    );
  });
});

describe('family life and private life', () => {
  it.each([
    ['family_ten_years', 10, 'not_yet'],
    ['private_life', 10, 'over_limit'],
    ['private_life', 5, 'over_limit'],
  ] as const)('%s in %i years with 181 days before 20 June 2022: %s', (route, qualifyingYears, verdict) => {
    // CR 3.6 excludes such days only for family life.
    const granted: SettlementRequest = { route, grantDate: '2020-02-01', qualifyingYears };
    expect(settle(granted, '2024-06-01', away('2021-07-01', 181))?.verdict).toBe(verdict);
  });
});

describe('further information about a route', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-02-01' };
  const message = (answer: ReturnType<typeof settle>, code: string) =>
    answer?.reasons.find((reason) => reason.code === code)?.message ?? '';

  it('is at most five notes on any route without journeys', () => {
    const many = routes.filter(({ key, settlementRule }) => {
      if (settlementRule !== 'by_years') return false;
      const reasons = settle({ ...granted, route: key }, '2024-06-01')?.reasons ?? [];
      return reasons.filter(({ standing }) => standing === 'to_know').length > 5;
    });
    expect(many.map(({ key }) => key)).toEqual(['long_residence']);
  });

  it('names the day of decision, and on Ancestry the end of the permission', () => {
    const counted = (route: SettlementRequest['route']) =>
      message(settle({ ...granted, route }, '2024-06-01'), 'counted_back_from_later_day');
    expect(counted('skilled_worker')).toContain('the day of its decision, if');
    expect(counted('uk_ancestry')).toContain('the end of your last Ancestry visa');
  });

  it.each([
    ['private_life', 149, false],
    ['private_life', 150, true],
    ['skilled_worker', 150, false],
  ] as const)('names the list of absences on %s with %i days: %s', (route, days, listed) =>
    expect(
      codes(settle({ ...granted, route }, '2024-06-01', away('2023-01-01', days))).includes(
        'absences_to_list',
      ),
    ).toBe(listed),
  );

  it('names the older guidance after more than 180 days before the entry', () => {
    const waited = (days: number) =>
      message(
        settle({ ...granted, entryDate: addDays(granted.grantDate, days) }, '2024-06-01'),
        'before_entry',
      );
    expect(waited(180)).not.toContain('Guidance of 2020');
    expect(waited(181)).toContain('Guidance of 2020');
  });

  it('names refusals on every route, breaks if residence has to be continuous, islands with journeys', () => {
    expect(codes(settle({ ...granted, route: 'partner' }, '2024-06-01'))).toContain('suitability');
    const work = settle(granted, '2024-06-01', away('2023-01-01', 5));
    expect(message(work, 'breaks_not_asked')).toContain('£500 to the NHS');
    expect(codes(work)).toContain('islands');
    expect(codes(settle(granted, '2024-06-01'))).not.toContain('islands');
  });
});

describe('long residence', () => {
  it('requires one year on a current permission granted since 11 April 2024', () => {
    const answer = settle(
      {
        route: 'long_residence',
        grantDate: '2015-01-01',
        permissions: [
          { from: '2015-01-01', to: '2024-10-31' },
          { from: '2024-11-01', to: '2027-10-31' },
        ],
      },
      '2025-02-01',
    );
    expect(answer).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2025-11-01' });
  });

  it('allows one absence of 184 days that began before 11 April 2024, not 185', () => {
    const granted: SettlementRequest = { route: 'long_residence', grantDate: '2015-01-01' };
    expect(settle(granted, '2025-01-01', away('2024-04-10', 184))?.verdict).toBe('eligible');
    expect(codes(settle(granted, '2025-01-01', away('2024-04-10', 185)))).toContain(
      'single_absence_over_limit',
    );
    expect(settle(granted, '2025-01-01', away('2024-04-11', 181))?.verdict).toBe('over_limit');
  });
});

describe('an application for settlement is made inside the UK', () => {
  const worker = { route: 'skilled_worker', grantDate: '2021-11-21' } as const;
  const findInsideReason = (...trips: Parameters<typeof settleOn>[2] & object) =>
    settleOn(worker, '2026-11-23', trips).reasons.find(({ code }) => code === 'apply_inside_uk')?.message;

  it('gives a reason to a person abroad on the day, with the day of their return', () => {
    expect(findInsideReason(journey('2026-11-20', '2026-11-30'))).toContain(
      'once you are back on 30 November 2026',
    );
    expect(findInsideReason({ departureDate: '2026-11-20', returnDate: null })).toContain(
      'Apply once you are back.',
    );
    const untilToday = { departureDate: '2026-11-20', returnDate: '2026-11-23', stillAway: true } as const;
    expect(findInsideReason(untilToday)).toContain('Apply once you are back.');
  });

  it('gives no reason to a person who travels on that day or another', () => {
    expect(findInsideReason(journey('2026-11-23', '2026-11-30'))).toBeUndefined();
    expect(findInsideReason(journey('2026-11-10', '2026-11-23'))).toBeUndefined();
  });
});
