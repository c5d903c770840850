import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { childBornHereSlowly } from '../../testing/slowSettlement';
import { assess } from '../assessment/assess';
import type { AssessedPerson, AssessedTrip, SettlementRequest } from '../assessment/request';
import { addDays, fromDayNumber, toDayNumber } from '../calendar/civilDate';

/* Ordinary lives, worked out by hand from the guidance: each answer is written from its words. */

const journey = (
  departureDate: string,
  returnDate: string,
  more: Partial<AssessedTrip> = {},
): AssessedTrip => ({
  departureDate,
  returnDate,
  ...more,
});

function settle(
  settlement: SettlementRequest,
  asOf: string,
  trips: readonly AssessedTrip[] = [],
  person?: AssessedPerson,
) {
  const answer = assess({
    ...{ asOf, counting: 'whole_days', trips, settlement },
    ...(person === undefined ? {} : { person }),
  }).settlement;
  if (answer === null) throw new Error('No answer about settlement');
  return answer;
}

const codes = ({ reasons }: ReturnType<typeof settle>) => reasons.map(({ code }) => code);

describe('waiting for a decision (section 3C)', () => {
  const record = (more: Partial<NonNullable<SettlementRequest['permissions']>[number]> = {}) =>
    ({
      route: 'skilled_worker',
      grantDate: '2021-05-15',
      permissions: [
        { from: '2021-05-15', to: '2024-05-14' },
        { from: '2024-07-30', to: '2029-07-29', ...more },
      ],
    }) satisfies SettlementRequest;
  const asOf = '2026-11-23';

  it('counts in full where the application was made before the permission ended', () => {
    for (const inTime of [{ appliedOn: '2024-05-14' }, { appliedInTime: 'yes' }] as const) {
      const answer = settle(record(inTime), asOf);
      expect(answer).toMatchObject({
        verdict: 'eligible',
        earliestApplicationDate: '2026-04-17',
        questions: [],
        otherOutcome: null,
      });
      expect(codes(answer)).toContain('gap_counts_section_3c');
    }
  });

  it('starts the years anew where it was made later', () => {
    for (const late of [{ appliedOn: '2024-05-15' }, { appliedInTime: 'no' }] as const)
      expect(settle(record(late), asOf)).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2029-07-02',
        questions: [],
        otherOutcome: null,
      });
  });

  it('shows both where nobody said, or is not sure, with the one question to settle it', () => {
    for (const open of [{}, { appliedInTime: 'not_sure' }] as const)
      expect(settle(record(open), asOf)).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2029-07-02',
        questions: [{ code: 'applied_in_time', permission: 1, from: '2024-05-15', to: '2024-07-29' }],
        otherOutcome: {
          supposing: 'If you applied in time',
          verdict: 'eligible',
          earliestApplicationDate: '2026-04-17',
          periodStart: '2021-05-15',
        },
      });
  });

  it('is not asked about a gap that changes nothing: it lies before the years', () => {
    const early: SettlementRequest = {
      route: 'skilled_worker',
      grantDate: '2012-01-01',
      permissions: [
        { from: '2012-01-01', to: '2014-12-31' },
        { from: '2015-03-01', to: '2027-12-31' },
      ],
    };
    expect(settle(early, '2026-11-23').questions).toEqual([]);
    expect(settle(early, '2019-06-01').questions).toHaveLength(1);
  });

  it('asks once for each gap that decides', () => {
    const twice: SettlementRequest = {
      route: 'skilled_worker',
      grantDate: '2021-05-15',
      permissions: [
        { from: '2021-05-15', to: '2022-05-14' },
        { from: '2022-06-01', to: '2024-05-14', appliedInTime: 'yes' },
        { from: '2024-07-30', to: '2025-07-29' },
        { from: '2025-08-15', to: '2028-08-14', appliedInTime: 'not_sure' },
      ],
    };
    expect(settle(twice, asOf).questions.map(({ permission }) => permission)).toEqual([2, 3]);
  });
});

describe('refugees and humanitarian protection', () => {
  const granted = (more: Partial<SettlementRequest> = {}): SettlementRequest => ({
    route: 'refugee',
    grantDate: '2021-03-10',
    ...more,
  });

  it('apply in the last 28 days of the five years, the last of them included, never the day after', () => {
    const answer = settle(granted(), '2025-06-01');
    expect(answer).toMatchObject({
      verdict: 'not_yet',
      earliestApplicationDate: '2026-02-10',
      literalEarliestApplicationDate: '2026-02-10',
      applyBy: '2026-03-09',
    });
    expect(settle(granted(), '2026-02-09').verdict).toBe('not_yet');
    expect(settle(granted(), '2026-02-10').verdict).toBe('eligible');
    expect(codes(settle(granted(), '2026-03-09'))).toContain('last_days_of_permission');
  });

  it('with the permission given: the last 28 days of it', () => {
    const permissions = [{ from: '2021-03-10', to: '2026-03-20' }];
    expect(settle(granted({ permissions }), '2025-06-01')).toMatchObject({
      earliestApplicationDate: '2026-02-21',
      applyBy: '2026-03-20',
    });
  });

  it('with a claim from 2 March 2026 cannot be told a day, and are sent to an adviser', () => {
    const answer = settle(granted({ grantDate: '2026-06-01', claimedOn: '2026-03-02' }), '2026-11-23');
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      missing: [{ code: 'rule_not_known' }],
    });
    expect(answer.missing[0]?.message).toContain('Immigration Advice Authority');
    const before = settle(granted({ grantDate: '2026-06-01', claimedOn: '2026-03-01' }), '2026-11-23');
    expect(before).toMatchObject({ verdict: 'not_yet', earliestApplicationDate: '2031-05-04' });
  });

  it('granted since then are asked on which day they claimed, and see both outcomes', () =>
    expect(settle(granted({ grantDate: '2026-06-01' }), '2026-11-23')).toMatchObject({
      earliestApplicationDate: '2031-05-04',
      questions: [{ code: 'claimed_on' }],
      otherOutcome: { verdict: 'not_enough', earliestApplicationDate: null },
    }));
});

describe('partners and parents, five years', () => {
  it.each(['partner', 'parent_of_child'] as const)('%s: the day in practice and the safe one', (route) => {
    const answer = settle({ route, grantDate: '2022-04-01', entryDate: '2022-04-10' }, '2026-11-23');
    expect(answer).toMatchObject({
      verdict: 'not_yet',
      earliestApplicationDate: '2027-04-10',
      practicalEarliestApplicationDate: '2027-03-13',
    });
    expect(codes(answer)).toContain('earlier_in_practice');
  });

  it('are told when the two days ask for different levels of English', () => {
    const between = settle({ route: 'partner', grantDate: '2022-04-10' }, '2026-11-23');
    expect(codes(between)).toContain('english_level_between');
    expect(between.english).toMatchObject({ asked: 'B2', on: '2027-04-10' });
    const before = settle({ route: 'partner', grantDate: '2022-03-25' }, '2026-11-23');
    expect(codes(before)).not.toContain('english_level_between');
    expect(before.english).toMatchObject({ asked: 'B1', on: '2027-03-25' });
  });
});

describe('a grant from before 11 January 2018', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2016-02-01' };

  it('does not run for ever: five years and four months on, any twelve months are looked at', () => {
    // 100 days at the end of one fixed year and 100 at the beginning of the next one: 200 in twelve months.
    const trips = [journey('2023-08-01', '2023-11-10'), journey('2024-01-10', '2024-04-20')];
    expect(settle(granted, '2026-11-23', trips).verdict).toBe('over_limit');
  });

  it('has fixed years while it lasts', () => {
    const trips = [journey('2018-10-01', '2019-01-10'), journey('2019-02-05', '2019-05-17')];
    expect(settle(granted, '2021-01-20', trips).verdict).toBe('eligible');
    expect(settle({ ...granted, grantDate: '2018-02-01' }, '2023-01-20', trips).verdict).toBe('over_limit');
  });

  it('of five good years long ago does not serve somebody who was away too long since', () => {
    const trips = [journey('2024-01-01', '2024-12-01')];
    const answer = settle(granted, '2026-11-23', trips);
    expect(answer.verdict).toBe('over_limit');
  });
});

describe('the pandemic of 2020', () => {
  const gap = (to: string, from: string, appliedOn?: string) =>
    settle(
      {
        route: 'skilled_worker',
        grantDate: '2017-06-01',
        permissions: [
          { from: '2017-06-01', to },
          { from, to: '2027-12-31', ...(appliedOn === undefined ? {} : { appliedOn }) },
        ],
      },
      '2021-01-01',
    );

  it('extended permission that ended from 24 January to 31 July 2020, and the days count', () => {
    // Counted in full: five years from 1 June 2017.
    for (const ended of ['2020-01-24', '2020-03-15', '2020-07-31'])
      expect(gap(ended, '2020-08-01').firstCompliantCountingDate).toBe('2022-06-01');
  });

  it('counts August 2020 as well where an application followed', () => {
    expect(gap('2020-03-15', '2020-08-31')).toMatchObject({
      firstCompliantCountingDate: '2022-06-01',
      questions: [],
    });
    // Applied in the days of grace, granted in October: Skilled Workers count the wait, SW 21.2(i).
    expect(gap('2020-03-15', '2020-10-15', '2020-08-20').firstCompliantCountingDate).toBe('2022-06-01');
  });

  it('does not extend what ended a day earlier: excepted, and only August counts', () => {
    // 24 January to 31 July 2020: 190 days that do not count.
    expect(gap('2020-01-23', '2020-08-31').firstCompliantCountingDate).toBe(addDays('2022-06-01', 190));
  });
});

describe('long residence, travel between two permissions', () => {
  const lived = (
    trips: readonly AssessedTrip[],
    more: Partial<NonNullable<SettlementRequest['permissions']>[number]> = {},
  ) =>
    settle(
      {
        route: 'long_residence',
        grantDate: '2014-09-01',
        permissions: [
          { from: '2014-09-01', to: '2017-10-31' },
          { from: '2017-12-20', to: '2027-10-31', ...more },
        ],
      },
      '2024-10-01',
      trips,
    );

  it('goes on where the person left with permission and came back with the next one', () => {
    // 1 November to 19 December 2017: 49 days that do not count.
    const answer = lived([journey('2017-10-20', '2017-12-27')]);
    expect(answer.questions).toEqual([]);
    expect(answer.firstCompliantCountingDate).toBe(addDays('2024-09-01', 49));
    expect(codes(answer)).toContain('gap_spent_abroad');
    expect(
      lived([journey('2017-10-20', '2017-12-27')], { appliedInTime: 'no' }).firstCompliantCountingDate,
    ).toBe(addDays('2024-09-01', 49));
  });

  it('does not where they were here for a day of the gap', () => {
    expect(lived([journey('2017-11-02', '2017-12-27')]).questions).toHaveLength(1);
    expect(lived([journey('2017-10-20', '2017-12-19')]).questions).toHaveLength(1);
  });

  it('does not after more than 184 days away', () => {
    const answer = lived([journey('2017-06-10', '2017-12-27')], { appliedInTime: 'no' });
    expect(answer.firstCompliantCountingDate).toBe('2027-12-20');
  });

  it('does not count time as a visitor, and does not break at it', () => {
    const answer = settle(
      {
        route: 'long_residence',
        grantDate: '2014-09-01',
        permissions: [
          { from: '2014-09-01', to: '2017-10-31', route: 'student' },
          { from: '2017-11-01', to: '2018-04-29', route: 'visitor' },
          { from: '2018-04-30', to: '2027-10-31', route: 'skilled_worker', grantedOn: '2018-04-30' },
        ],
      },
      '2024-01-01',
    );
    expect(answer.firstCompliantCountingDate).toBe(addDays('2024-09-01', 180));
  });
});

describe('UK Ancestry', () => {
  it('asks for any five unbroken years on the route: later absences do not matter', () => {
    const answer = settle({ route: 'uk_ancestry', grantDate: '2018-03-01' }, '2026-11-23', [
      journey('2024-01-01', '2025-02-01'),
    ]);
    expect(answer).toMatchObject({ verdict: 'eligible', earliestApplicationDate: '2023-02-01' });
    expect(
      settle({ route: 'scale_up', grantDate: '2018-03-01' }, '2026-11-23', [
        journey('2024-01-01', '2025-02-01'),
      ]).verdict,
    ).toBe('over_limit');
  });

  it('is not eligible where no five years were unbroken', () =>
    expect(
      settle({ route: 'uk_ancestry', grantDate: '2021-03-01' }, '2026-11-23', [
        journey('2024-01-01', '2025-02-01'),
      ]).verdict,
    ).toBe('over_limit'));
});

describe('the Crown Dependencies', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-03-01' };
  const islands = (crownDependency: 'visited' | 'lived_there') =>
    settle(granted, '2025-06-01', [journey('2022-01-01', '2022-09-01', { crownDependency })]);

  it('are abroad for settlement, unless somebody lived there with permission on an equivalent route', () => {
    expect(islands('visited').verdict).toBe('over_limit');
    expect(islands('lived_there').verdict).toBe('eligible');
    expect(codes(islands('lived_there'))).toContain('lived_on_islands');
  });
});

describe('the EU Settlement Scheme', () => {
  const granted: SettlementRequest = { route: 'eu_settled_status', grantDate: '2019-03-01' };
  /** Asked before 16 July 2025, when thirty months in sixty were not yet enough. */
  const before = (...trips: AssessedTrip[]) => settle(granted, '2025-06-01', trips);

  it('counts calendar months: exactly six are fine, in a short half year and in a long one', () => {
    // 1 September to 1 March: 181 nights. 1 March to 1 September: 184.
    for (const [left, back] of [
      ['2021-09-01', '2022-03-01'],
      ['2021-03-01', '2021-09-01'],
    ] as const) {
      expect(before(journey(left, back)).verdict).toBe('eligible');
      expect(before(journey(left, addDays(back, 1))).verdict).toBe('over_limit');
    }
  });

  it('leaves out one absence of up to twelve months for an important reason, not a second, not a longer one', () => {
    const study = (from: string, to: string) => journey(from, to, { permittedReason: 'important_reason' });
    expect(before(study('2021-01-10', '2022-01-10')).verdict).toBe('eligible');
    expect(before(study('2021-01-10', '2022-01-11')).verdict).toBe('over_limit');
    expect(before(study('2020-06-01', '2021-02-01'), study('2022-06-01', '2023-02-01')).verdict).toBe(
      'over_limit',
    );
  });

  it('is content with thirty months in sixty since 16 July 2025', () => {
    const tenMonths = [journey('2021-03-01', '2022-01-01'), journey('2023-03-01', '2024-01-01')];
    expect(settle(granted, '2025-07-15', tenMonths).verdict).toBe('over_limit');
    expect(settle(granted, '2025-07-16', tenMonths).verdict).toBe('eligible');
  });

  it('counts days on the islands as days in the UK', () =>
    expect(before(journey('2021-01-01', '2022-01-01', { crownDependency: 'visited' })).verdict).toBe(
      'eligible',
    ));
});

describe('a child born in the UK, private life', () => {
  const granted: SettlementRequest = { route: 'child_born_in_uk', grantDate: '2015-01-01' };

  it('may be away for six months at one time, not longer', () => {
    expect(settle(granted, '2023-01-01', [journey('2019-03-01', '2019-09-01')]).verdict).toBe('eligible');
    const longer = settle(granted, '2022-01-01', [journey('2019-03-01', '2019-09-02')]);
    expect(longer.verdict).toBe('over_limit');
    expect(longer.reasons.find(({ code }) => code === 'single_absence_over_limit')?.message).toContain(
      'not confirmed',
    );
  });

  it('completes its years on the day that trying every day finds', () => {
    const anyTrips = fc.array(
      fc.record({ start: fc.nat(3_000), nights: fc.nat(260) }).map(({ start, nights }) => ({
        departure: toDayNumber('2014-01-01') + start,
        arrival: toDayNumber('2014-01-01') + start + nights,
      })),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(anyTrips, (trips) => {
        const answer = settle(
          granted,
          '2015-02-01',
          trips.map(({ departure, arrival }) => journey(fromDayNumber(departure), fromDayNumber(arrival))),
        );
        expect(answer.firstCompliantCountingDate).toBe(
          fromDayNumber(childBornHereSlowly(trips, toDayNumber('2015-01-01'))),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('no verdict from missing data', () => {
  it('where the permissions begin after the years do', () => {
    const answer = settle(
      {
        route: 'skilled_worker',
        grantDate: '2020-02-01',
        permissions: [{ from: '2022-02-01', to: '2028-01-31' }],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      missing: [{ code: 'permission_at_start', from: '2020-02-01', to: '2022-01-31' }],
    });
  });

  it('where the last permission ended, and nobody knows what somebody has now', () => {
    const permissions = [{ from: '2020-02-01', to: '2025-01-31' }];
    const ended: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-02-01', permissions };
    expect(settle(ended, '2026-11-23')).toMatchObject({
      verdict: 'not_enough',
      missing: [{ code: 'permission_now' }],
    });
    // Who applied before it ended waits with permission: the answer is for the day of the application.
    const waiting = settle({ ...ended, awaitingDecisionSince: '2025-01-20' }, '2026-11-23');
    expect(waiting.verdict).toBe('eligible');
    expect(codes(waiting)).toEqual(
      expect.arrayContaining(['waiting_for_decision', 'waiting_permission_goes_on', 'waiting_do_not_travel']),
    );
  });

  it('but a call without permissions is read as lawful throughout, and says so', () => {
    const answer = settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23');
    expect(answer).toMatchObject({ verdict: 'eligible', missing: [] });
    expect(codes(answer)).toContain('lawful_residence_assumed');
  });

  it('and what is not known of English or the test hides no date', () => {
    const answer = settle({ route: 'global_talent', grantDate: '2020-02-01' }, '2026-11-23');
    expect(answer).toMatchObject({
      earliestApplicationDate: '2025-01-04',
      english: { asked: 'B1', held: null, met: null },
      lifeInUk: { asked: true, passed: null },
    });
  });
});

describe('what is asked of a person', () => {
  const granted: SettlementRequest = { route: 'global_talent', grantDate: '2022-06-01' };
  const of = (person: AssessedPerson) => settle(granted, '2026-11-23', [], person);

  it('is English at the level of the planned day: B1 shown is not B2 met', () => {
    expect(of({ englishLevel: 'B1' }).english).toMatchObject({ asked: 'B2', held: 'B1', met: false });
    expect(of({ englishLevel: 'B2' }).english).toMatchObject({ asked: 'B2', held: 'B2', met: true });
    expect(of({ englishLevel: 'C1' }).english?.met).toBe(true);
  });

  it.each([
    ['1962-05-04', 'age'],
    ['1962-05-06', null],
    ['2009-05-06', 'age'],
    ['2009-05-04', null],
  ] as const)('born %s, for an application on 4 May 2027 or after: %s', (dateOfBirth, exempt) => {
    const answer = of({ dateOfBirth });
    expect(answer.earliestApplicationDate).toBe('2027-05-04');
    expect(answer.english?.exempt).toBe(exempt);
    expect(answer.lifeInUk?.exempt).toBe(exempt);
  });

  it('stays asked on 28 February of somebody born on 29 February, who is a year older on 1 March', () => {
    const on = (grantDate: string) =>
      settle({ route: 'global_talent', grantDate }, '2026-11-23', [], { dateOfBirth: '1964-02-29' }).english;
    // 65 years after 29 February 1964 is 1 March 2029.
    expect(on('2024-03-28')).toMatchObject({ on: '2029-02-28', exempt: null });
    expect(on('2024-03-29')).toMatchObject({ on: '2029-03-01', exempt: 'age' });
  });
});

describe('a journey ahead', () => {
  it('that brings good days to an end is named with the day before it and the day after it', () => {
    const answer = settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23', [
      journey('2026-02-01', '2026-07-20'),
      journey('2026-12-01', '2027-01-20'),
    ]);
    expect(answer).toMatchObject({ verdict: 'eligible', eligibleUntil: '2026-11-30' });
    expect(answer.eligibleAgainFrom).not.toBeNull();
    expect(codes(answer)).toContain('journey_ends_good_days');
  });

  it('that breaks nothing is not named', () =>
    expect(
      settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23', [
        journey('2026-12-01', '2027-01-20'),
      ]),
    ).toMatchObject({ verdict: 'eligible', eligibleUntil: null, eligibleAgainFrom: null }));
});

describe('permissions on different routes', () => {
  it('add up on Skilled Worker as SW 21.1 lists them', () =>
    expect(
      settle(
        {
          route: 'skilled_worker',
          grantDate: '2021-03-01',
          permissions: [
            { from: '2021-03-01', to: '2023-02-28', route: 'global_talent' },
            { from: '2023-03-01', to: '2028-02-29', route: 'skilled_worker' },
          ],
        },
        '2026-11-23',
      ),
    ).toMatchObject({ verdict: 'eligible', periodStart: '2021-03-01' }));

  it('start anew after time as a student, and nobody is asked about it', () => {
    const answer = settle(
      {
        route: 'skilled_worker',
        grantDate: '2019-03-01',
        permissions: [
          { from: '2019-03-01', to: '2021-02-28', route: 'skilled_worker' },
          { from: '2021-03-01', to: '2022-08-31', route: 'student' },
          { from: '2022-09-01', to: '2028-08-31', route: 'skilled_worker' },
        ],
      },
      '2026-11-23',
    );
    expect(answer).toMatchObject({ questions: [], firstCompliantCountingDate: '2027-09-01' });
    expect(codes(answer)).toContain('time_on_other_route');
  });
});
