import { describe, expect, it } from 'vitest';
import { daysToApply, type DaysToApply } from './daysToApply';

const ilr: DaysToApply['ilr'] = {
  ...{ hasILR: false, needsNoIlr: false, awaitingDecisionSince: null, visaEndDate: '2027-05-03' },
  ...{
    ilrApplicationEarliestDate: '2027-04-06',
    applyBy: null,
    eligibleUntil: null,
    eligibleAgainFrom: null,
  },
};
const said = (change: Partial<DaysToApply['ilr']>, citizenshipEligibilityDate: string | null = null) =>
  daysToApply(
    { ilr: { ...ilr, ...change }, citizenship: { citizenshipEligibilityDate }, twoCounts: null },
    '2026-11-21',
  ).map(({ date, title }) => `${date} ${title}`);

describe('the days to apply in a timeline', () => {
  it('are the first one and, as long as the visa holds, the last one', () => {
    expect(said({})).toEqual([
      '2027-04-06 First day to apply for ILR',
      '2027-05-03 Last day to apply for ILR',
    ]);
    expect(said({ visaEndDate: '2027-01-01' })).toEqual(['2027-04-06 First day to apply for ILR']);
    expect(said({ applyBy: '2027-04-20' })).toContain('2027-04-20 Last day to apply for ILR');
  });

  it('are those that a journey sets as well', () => {
    expect(said({ eligibleUntil: '2027-04-30', eligibleAgainFrom: '2027-09-01' })).toEqual(
      expect.arrayContaining([
        '2027-04-30 Last day to apply for ILR before a journey stands against it',
        '2027-09-01 ILR can be applied for again',
      ]),
    );
  });

  it('are left out once they are past, because another day is worked out then', () => {
    expect(said({ ilrApplicationEarliestDate: '2026-11-20' })).toEqual([
      '2027-05-03 Last day to apply for ILR',
    ]);
    expect(said({ ilrApplicationEarliestDate: '2026-11-21' })).toContain(
      '2026-11-21 First day to apply for ILR',
    );
  });

  it('are two where the ways of counting come to two, each named with the other', () => {
    const items = daysToApply(
      {
        ...{ ilr, citizenship: { citizenshipEligibilityDate: null } },
        twoCounts: { cautious: '2027-04-06', homeOffice: '2026-12-24' },
      },
      '2026-11-21',
    );
    expect(items.map(({ date, title }) => `${date} ${title}`)).toEqual([
      '2026-12-24 First day to apply for ILR, by the Home Office’s count',
      '2027-04-06 First day to apply for ILR, with travel days',
      '2027-05-03 Last day to apply for ILR',
    ]);
    for (const { detail } of items.slice(0, 2)) {
      expect(detail).toContain('By its count the first day is 24 December 2026.');
      expect(detail).toContain('With your travel days it is 6 April 2027.');
    }
  });

  it('are those of citizenship alone for whoever has ILR, needs none or waits for the decision', () => {
    for (const change of [{ hasILR: true }, { needsNoIlr: true }, { awaitingDecisionSince: '2026-10-01' }])
      expect(said(change, '2027-02-01')).toEqual(['2027-02-01 First day to apply for citizenship']);
  });
});
