import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { listCodes, journey, settle } from '../../testing/settle';
import type { AssessedTrip, SettlementRequest } from '../assessment/request';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { addDays, toDayNumber } from '../calendar/civilDate';
import { yearsLater } from '../calendar/dayNumbers';
import { lawOn } from '../parameters/law';
import type { AbsenceRule } from './absenceRule';
import { longResidenceRules } from './longResidence';
import { firstCompliantPeriod, periodFrom } from './qualifyingPeriod';

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

  it('continues if the person left with permission and returned with the next one', () => {
    // 1 November to 19 December 2017: 49 days that do not count.
    const answer = lived([journey('2017-10-20', '2017-12-27')]);
    expect(answer.questions).toEqual([]);
    expect(answer.firstCompliantCountingDate).toBe(addDays('2024-09-01', 49));
    expect(listCodes(answer)).toContain('gap_spent_abroad');
    expect(
      lived([journey('2017-10-20', '2017-12-27')], { appliedInTime: 'no' }).firstCompliantCountingDate,
    ).toBe(addDays('2024-09-01', 49));
  });

  it('does not continue if the person was here on a day of the gap', () => {
    expect(lived([journey('2017-11-02', '2017-12-27')]).questions).toHaveLength(1);
    expect(lived([journey('2017-10-20', '2017-12-19')]).questions).toHaveLength(1);
  });

  it('does not continue after more than 184 days away', () => {
    const answer = lived([journey('2017-06-10', '2017-12-27')], { appliedInTime: 'no' });
    expect(answer.firstCompliantCountingDate).toBe('2027-12-20');
  });

  it('allows since 11 April 2024 at most 180 days away', () => {
    const across = (wholeDays: number) =>
      settle(
        {
          route: 'long_residence',
          grantDate: '2016-01-01',
          permissions: [
            { from: '2016-01-01', to: '2024-08-31', route: 'student' },
            { from: '2024-09-20', to: '2030-12-31', route: 'skilled_worker' },
          ],
        },
        '2026-11-23',
        [journey('2024-05-01', addDays('2024-05-01', wholeDays + 1))],
      );
    // The 19 days without permission do not count.
    expect(across(180).firstCompliantCountingDate).toBe('2026-01-20');
    expect(listCodes(across(180))).toContain('gap_spent_abroad');
    expect(across(181)).toMatchObject({
      firstCompliantCountingDate: '2034-09-20',
      questions: [{ code: 'applied_in_time' }],
    });
  });

  it('does not count time as a visitor, which does not break it either', () => {
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
    expect(answer.reasons.find(({ code }) => code === 'permission_does_not_count')).toMatchObject({
      days: 180,
      from: '2017-11-01',
      to: '2018-04-29',
      standing: 'to_know',
      source: { title: expect.stringContaining('Long Residence') as string },
    });
  });

  it('does not count time on a Ukraine scheme, which is marked as not confirmed', () => {
    const answer = settle(
      {
        route: 'long_residence',
        grantDate: '2015-03-01',
        permissions: [
          { from: '2015-03-01', to: '2022-05-31', route: 'student' },
          { from: '2022-06-01', to: '2025-05-31', route: 'ukraine_scheme' },
          { from: '2025-06-01', to: '2029-12-31', route: 'graduate' },
        ],
      },
      '2026-11-23',
    );
    // Three years longer than the ten years that began on 1 March 2015.
    expect(answer.firstCompliantCountingDate).toBe('2028-03-01');
    const reason = answer.reasons.find(({ code }) => code === 'permission_does_not_count');
    expect(reason?.message).toContain(
      'Ukraine scheme: you had this permission from 1 June 2022 to 31 May 2025',
    );
    expect(reason?.message).toContain('(not confirmed)');
  });
});

/*
 * CR 2.2A(b), in force since 8 October 2024: not outside the UK "for more than 184 days at any one time
 * during their qualifying period, where that absence started before 11 April 2024"; (a) counts the 548 days
 * "during their qualifying period" as well. So days before the ten years count towards neither.
 */
describe('long residence, an absence that begins before the ten years and ends in them', () => {
  // Left on 31 December 2016: away from 1 January to 22 July 2017, 203 whole days.
  const departure = '2016-12-31';
  const lastDay = '2017-07-22';
  const away = journey(departure, addDays(lastDay, 1));
  const lived = (asOf: string, trips: readonly AssessedTrip[] = [away]) =>
    settle({ route: 'long_residence', grantDate: '2014-01-01' }, asOf, trips);

  it('is 203 days long, and breaks ten years that contain more than 184 of its days', () => {
    const answer = lived('2024-03-01');
    expect(answer.verdict).toBe('over_limit');
    expect(answer.reasons.find(({ code }) => code === 'single_absence_over_limit')).toMatchObject({
      days: 203,
      limit: 184,
      from: '2017-01-01',
      to: lastDay,
      source: { title: expect.stringContaining('Continuous residence') as string },
    });
  });

  it('does not break ten years that begin on its 184th day from the end, because 184 days are allowed', () => {
    // 20 January to 22 July 2017 are 184 days.
    expect(toDayNumber(lastDay) - toDayNumber('2017-01-20') + 1).toBe(184);
    const { firstCompliantCountingDate, verdict } = lived('2027-01-20');
    expect({ firstCompliantCountingDate, verdict }).toEqual({
      firstCompliantCountingDate: '2027-01-20',
      verdict: 'eligible',
    });
    // Applying in the 28 days before their end is allowed, one day earlier it is not.
    expect(lived('2026-12-23').verdict).toBe('eligible');
    expect(lived('2026-12-22').verdict).not.toBe('eligible');
  });

  it('breaks nothing if only 184 of its days are after the grant', () => {
    const answer = settle({ route: 'long_residence', grantDate: '2017-01-20' }, '2027-01-20', [away]);
    expect(answer).toMatchObject({ verdict: 'eligible', firstCompliantCountingDate: '2027-01-20' });
    const dayBefore = settle({ route: 'long_residence', grantDate: '2017-01-19' }, '2027-01-19', [away]);
    expect(dayBefore.firstCompliantCountingDate).toBe('2027-01-20');
  });

  it('adds to the 548 days only its days in the ten years', () => {
    // Two more of 182 days: with the 184 they make 548, with one day more 549.
    const more = (last: number) => [
      away,
      journey('2019-01-01', addDays('2019-01-01', 183)),
      journey('2021-01-01', addDays('2021-01-01', last + 1)),
    ];
    expect(lived('2027-01-20', more(182)).firstCompliantCountingDate).toBe('2027-01-20');
    expect(lived('2027-01-20', more(183)).firstCompliantCountingDate).toBe('2027-01-21');
  });
});

describe('long residence, single absences of more than 184 days', () => {
  const start = toDayNumber('1820-01-01');
  const away = (first: number, days: number): Absence => ({
    departure: first - 1,
    arrival: first + days,
    first,
    last: first + days - 1,
  });
  const noneUncounted = indexDays([]);
  const firstThatKeeps = (rules: readonly AbsenceRule[]) =>
    firstCompliantPeriod(periodFrom(start, 10, noneUncounted), 10, noneUncounted, rules);
  const single = (absences: readonly Absence[]) =>
    longResidenceRules(absences, lawOn('2026-11-21')).rules.slice(0, 1);

  it.each([
    ['longer by a day', 185, 187],
    ['of 30 years with a day between', 10_950, 10_952],
  ])('are found without checking all of them for each period: %s', (_shape, days, every) => {
    const count = Math.min(390, Math.floor((365 * 200) / every));
    let looks = 0;
    const absences = Array.from({ length: count }, (_, position) => {
      const { last, ...absence } = away(start + every * position, days);
      return {
        ...absence,
        first: absence.first,
        get last() {
          looks += 1;
          return last;
        },
      };
    });
    const rules = single(absences);
    firstThatKeeps(rules);
    // A period moves by an absence, or by ten years within one.
    expect(looks).toBeLessThanOrEqual((count + 20) * (4 + 2 * Math.log2(count + 2)));
  });

  it('lead to the same ten years as a search day by day', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ after: fc.integer({ min: 0, max: 4_000 }), days: fc.integer({ min: 150, max: 400 }) }),
          { maxLength: 6 },
        ),
        (spans) => {
          const absences: Absence[] = [];
          // Without overlaps, because overlapping absences count as one.
          for (const { after, days } of spans)
            absences.push(away((absences.at(-1)?.arrival ?? start) + 1 + (after % 700), days));
          const breaksRules = (first: number) =>
            absences.some((absence) => {
              const until = Math.min(absence.last, yearsLater(first, 10) - 1);
              return until - Math.max(absence.first, first) + 1 > 184;
            });
          let expected = start;
          while (breaksRules(expected)) expected += 1;
          expect(firstThatKeeps(single(absences)).start).toBe(expected);
        },
      ),
      examples(50),
    ));
});
