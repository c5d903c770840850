import { describe, expect, it } from 'vitest';
import { lawOn } from '../parameters/law';
import { settlementProgress } from './settlementProgress';
import {
  inTheUkSince,
  settlementAskedBy,
  unexplainedWaits,
  type EarlierVisa,
  type VisaRecord,
} from './visaRecord';

const today = '2026-11-23';
const law = lawOn(today);
const first: EarlierVisa = {
  id: 'first',
  visaType: 'skilled_worker',
  startDate: '2021-05-15',
  endDate: '2024-05-14',
};
const record = (more: Partial<VisaRecord> = {}): VisaRecord => ({
  visaStartDate: '2024-07-30',
  visaExpiryDate: '2027-07-29',
  earlier: [first],
  ...more,
});
const progress = (more: Partial<VisaRecord> = {}) =>
  settlementProgress('skilled_worker', record(more), [], today);

describe('a record with an ordinary wait between two visas', () => {
  it('leads to one question, with both outcomes until it is answered', () => {
    for (const open of [{}, { appliedInTime: 'not_sure' }] as const) {
      const { questions, answer } = progress(open);
      expect(questions).toMatchObject([{ code: 'applied_in_time', visaId: null, from: '2024-05-15' }]);
      expect(answer).toMatchObject({
        earliestApplicationDate: '2029-07-02',
        otherOutcome: { verdict: 'eligible', earliestApplicationDate: '2026-04-17' },
      });
    }
  });

  it('has the matching outcome once it is answered', () => {
    expect(progress({ appliedInTime: 'yes' })).toMatchObject({
      questions: [],
      answer: { verdict: 'eligible', earliestApplicationDate: '2026-04-17' },
    });
    expect(progress({ appliedInTime: 'no' })).toMatchObject({
      questions: [],
      answer: { verdict: 'not_yet', earliestApplicationDate: '2029-07-02' },
    });
    expect(progress({ appliedOn: '2024-05-01' }).answer.verdict).toBe('eligible');
  });

  it('continues across a gap that an exception of the Rules excuses, like `/api/assess`', () => {
    const excused = progress({ appliedInTime: 'no', gapBefore: 'overstayer_exception' });
    expect(excused).toMatchObject({
      questions: [],
      answer: { verdict: 'eligible', earliestApplicationDate: '2026-07-02' },
    });
    const second = { ...first, id: 'second', startDate: '2024-07-30', endDate: '2026-06-30' };
    const earlier = [
      { ...second, gapBefore: 'overstayer_exception' as const, appliedInTime: 'no' as const },
      first,
    ];
    expect(progress({ earlier, visaStartDate: '2026-07-01' }).answer.earliestApplicationDate).toBe(
      '2026-07-02',
    );
  });

  it('names the earlier visa of the question', () => {
    const second: EarlierVisa = { ...first, id: 'second', startDate: '2024-07-01', endDate: '2026-06-30' };
    const { questions } = progress({ earlier: [second, first], visaStartDate: '2026-07-01' });
    expect(questions).toMatchObject([{ visaId: 'second' }]);
  });
});

describe('the day of entry', () => {
  const { settlement } = settlementAskedBy('skilled_worker', record({ ukEntryDate: '2021-06-01' }), law);

  it('is part of the settlement request if known', () => {
    expect(settlement).toMatchObject({ grantDate: '2021-05-15', entryDate: '2021-06-01' });
    for (const ukEntryDate of [null, undefined])
      expect(
        settlementAskedBy(
          'skilled_worker',
          { ...record(), ...(ukEntryDate === null && { ukEntryDate }) },
          law,
        ).settlement,
      ).not.toHaveProperty('entryDate');
  });

  it('includes the arrival, which decides when the years of a family start', () => {
    const withArrival = (arrivedWithoutPermission: 'yes' | 'no') =>
      settlementAskedBy('family_ten_years', record({ arrivedWithoutPermission }), law).settlement;
    expect(withArrival('no')).toMatchObject({ grantDate: '2021-05-15', arrivedWithoutPermission: 'no' });
    expect(withArrival('yes').grantDate).toBe('2024-07-30');
  });

  it('adds the days between the first visa and the entry to the days away', () => {
    const daysAway = (more: Partial<VisaRecord>) =>
      progress({ appliedInTime: 'yes', visaStartDate: '2023-03-15', earlier: [], ...more }).daysAway;
    expect(daysAway({ ukEntryDate: '2023-04-10' })).toBe(26);
    expect(daysAway({ ukEntryDate: '2023-03-15' })).toBe(0);
    expect(daysAway({ ukEntryDate: '2019-01-01' })).toBe(0);
  });

  it('is the first day in the UK if it is after the first visa', () => {
    expect(inTheUkSince('2023-03-15', [], { ukEntryDate: '2023-04-10' })).toBe('2023-04-10');
    expect(inTheUkSince('2023-03-15', [], { ukEntryDate: '2019-01-01' })).toBe('2023-03-15');
    expect(inTheUkSince(null, [], { ukEntryDate: '2019-01-01' })).toBeNull();
  });
});

describe('a visa from before 11 January 2018 with an unknown end', () => {
  /** 212 whole days, long after the permission of 2016 can have ended. */
  const away = [{ departureDate: '2024-11-23', returnDate: '2025-06-24' }];
  const old: VisaRecord = { visaStartDate: '2016-06-01', visaExpiryDate: null, earlier: [] };

  it('lasts five years and four months at most, and later days away are assessed in any twelve months', () => {
    const { answer } = settlementProgress('skilled_worker', old, away, today);
    // From 26 December 2024, 180 of those days are left: five years from there, and 28 days earlier.
    expect(answer).toMatchObject({
      verdict: 'over_limit',
      firstCompliantCountingDate: '2029-12-26',
      earliestApplicationDate: '2029-11-28',
    });
  });

  it('is assessed so from the first day after them', () => {
    const { settlement, visaIds } = settlementAskedBy('skilled_worker', old, law);
    expect(settlement.permissions?.map(({ from, to }) => [from, to])).toEqual([
      ['2016-06-01', '2021-09-30'],
      ['2021-10-01', settlement.permissions?.at(-1)?.to],
    ]);
    expect(visaIds).toEqual([null, null]);
  });

  it('is one visa on a route without a limit of days away', () => {
    expect(settlementAskedBy('partner', old, law).settlement.permissions).toHaveLength(1);
  });
});

describe('visas of other kinds in a record', () => {
  it('count if the route combines them, and the engine knows the permissions between', () => {
    const { settlement, visaIds } = settlementAskedBy(
      'skilled_worker',
      record({
        earlier: [
          { id: 'talent', visaType: 'global_talent', startDate: '2019-05-15', endDate: '2021-05-14' },
          first,
          { id: 'study', visaType: 'student', startDate: '2015-09-01', endDate: '2019-05-14' },
          { id: 'unknown', visaType: 'other', startDate: '2014-01-01', endDate: '2015-08-31' },
        ],
      }),
      law,
    );
    expect(settlement.grantDate).toBe('2019-05-15');
    expect(settlement.permissions?.map(({ route }) => route)).toEqual([
      'global_talent',
      'skilled_worker',
      'student',
      'skilled_worker',
    ]);
    expect(visaIds).toEqual(['talent', 'first', 'study', null]);
  });

  it('all count for long residence', () => {
    const { settlement } = settlementAskedBy(
      'long_residence',
      record({ earlier: [first, { visaType: 'student', startDate: '2016-09-01', endDate: '2021-05-14' }] }),
      law,
    );
    expect(settlement.grantDate).toBe('2016-09-01');
  });
});

describe('a record whose last visa has ended', () => {
  const ended = { visaStartDate: '2021-05-15', visaExpiryDate: '2026-05-14', earlier: [] };

  it('gets no verdict until the current visa is known', () =>
    expect(progress(ended).answer).toMatchObject({
      verdict: 'not_enough',
      earliestApplicationDate: null,
      missing: [{ code: 'permission_now' }],
    }));

  it('is assessed for the day of a pending application', () =>
    expect(progress({ ...ended, awaitingDecisionSince: '2026-05-01' }).answer).toMatchObject({
      verdict: 'eligible',
      missing: [],
    }));
});

describe('the start of the time in the UK', () => {
  const since = (current: Parameters<typeof inTheUkSince>[2], unexplained?: 'breaks' | 'counts') =>
    inTheUkSince('2024-07-30', [first], current, unexplained);

  it('is before the days that an application in time fills', () => {
    expect(since({ appliedInTime: 'yes' })).toBe('2021-05-15');
    expect(since({ appliedOn: '2024-05-14' })).toBe('2021-05-15');
    expect(since({ appliedOn: '2024-05-15' })).toBe('2024-07-30');
    expect(since({ appliedInTime: 'no' }, 'counts')).toBe('2024-07-30');
  });

  it('has both possibilities if unknown', () => {
    expect(since({})).toBe('2024-07-30');
    expect(since({}, 'counts')).toBe('2021-05-15');
    expect(since({ appliedInTime: 'not_sure' }, 'counts')).toBe('2021-05-15');
    for (const open of [{}, { appliedInTime: 'not_sure' }] as const)
      expect(unexplainedWaits('2024-07-30', [first], open)).toEqual([
        { from: '2024-05-15', to: '2024-07-29' },
      ]);
  });

  it('needs no question about an explained wait, or about a wait before one that breaks the time', () => {
    const before: EarlierVisa = {
      id: 'before',
      visaType: 'student',
      startDate: '2018-01-01',
      endDate: '2021-03-31',
    };
    expect(unexplainedWaits('2024-07-30', [first], { appliedInTime: 'yes' })).toEqual([]);
    expect(unexplainedWaits('2024-07-30', [before, first], { appliedInTime: 'no' })).toEqual([]);
    expect(unexplainedWaits('2024-07-30', [before, first], { appliedInTime: 'yes' })).toEqual([
      { from: '2021-04-01', to: '2021-05-14' },
    ]);
  });
});
