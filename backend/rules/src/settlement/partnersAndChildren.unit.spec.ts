import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examples } from '../../testing/examples';
import { listCodes, journey, settle } from '../../testing/settle';
import { childBornHereSlowly } from '../../testing/slowSettlement';
import type { SettlementRequest } from '../assessment/request';
import { fromDayNumber, toDayNumber } from '../calendar/civilDate';

describe('partners and parents, five years', () => {
  it.each(['partner', 'parent_of_child'] as const)(
    '%s: both the practical and the safe first day are given',
    (route) => {
      const answer = settle({ route, grantDate: '2022-04-01', entryDate: '2022-04-10' }, '2026-11-23');
      expect(answer).toMatchObject({
        verdict: 'not_yet',
        earliestApplicationDate: '2027-04-10',
        practicalEarliestApplicationDate: '2027-03-13',
      });
      expect(listCodes(answer)).toContain('earlier_in_practice');
      // It would contradict the sentence that the person can apply earlier.
      expect(listCodes(answer)).not.toContain('wait_until');
    },
  );

  it('get a reason if the two days require different levels of English', () => {
    const between = settle({ route: 'partner', grantDate: '2022-04-10' }, '2026-11-23');
    expect(listCodes(between)).toContain('english_level_between');
    expect(between.english).toMatchObject({ asked: 'B2', on: '2027-04-10' });
    const before = settle({ route: 'partner', grantDate: '2022-03-25' }, '2026-11-23');
    expect(listCodes(before)).not.toContain('english_level_between');
    expect(before.english).toMatchObject({ asked: 'B1', on: '2027-03-25' });
  });
});

describe('a lower level of English, EL 1.1(d)', () => {
  it.each([
    ['partner', true],
    ['parent_of_child', true],
    ['family_ten_years', true],
    ['skilled_worker', false],
  ] as const)('is mentioned to %s: %s', (route, isSaid) => {
    const notes = settle({ route, grantDate: '2022-04-01' }, '2026-11-23').reasons.find(
      ({ code }) => code === 'about_the_route',
    );
    expect(notes?.message.includes('level A2') ?? false).toBe(isSaid);
  });
});

describe('a child on BN(O), who may need no years', () => {
  const assessChild = (dateOfBirth: string, asOf = '2026-11-29', grantDate = '2025-02-01') =>
    settle({ route: 'hk_bno', grantDate }, asOf, [], { dateOfBirth });

  it('gets both outcomes before the day of the five years', () => {
    const answer = assessChild('2012-01-01');
    expect(answer.earliestApplicationDate).toBe('2030-01-04');
    expect(answer.otherOutcome).toMatchObject({ verdict: 'not_enough', earliestApplicationDate: null });
    expect(answer.questions).toEqual([
      expect.objectContaining({
        code: 'bno_child',
        why: expect.stringContaining('not confirmed') as string,
        source: expect.objectContaining({ title: expect.stringContaining('HC 584') as string }) as object,
      }),
    ]);
  });

  it.each([
    ['a grown person', assessChild('2000-01-01')],
    ['a day before the rule', assessChild('2012-01-01', '2026-10-07')],
    ['whose years are complete', assessChild('2012-01-01', '2026-11-29', '2021-02-01')],
  ])('is not mentioned to %s', (_who, { questions, otherOutcome }) =>
    expect([questions, otherOutcome]).toEqual([[], null]),
  );
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

  it('completes its years on the day that a search through every day finds', () => {
    const anyTrips = fc.array(
      fc
        .record({ start: fc.nat(3_000), nights: fc.nat(260) })
        .map(({ start, nights }) => ({
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
      examples(40),
    );
  });
});
