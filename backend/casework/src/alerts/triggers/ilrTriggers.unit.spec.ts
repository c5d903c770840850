import { assess, type OtherOutcome, type SettlementAnswer } from '@settlewise/rules/assessment';
import { describe, expect, it } from 'vitest';
import { listIlrTriggers } from './ilrTriggers';

const { settlement } = assess({
  asOf: '2026-11-23',
  counting: 'whole_days',
  trips: [],
  settlement: { route: 'skilled_worker', grantDate: '2024-07-30' },
});
if (settlement === null) throw new Error('A question about settlement was left without an answer');
const { source } = settlement.reasons[0] ?? {};
if (source === undefined) throw new Error('An answer without a reason');

const beside = {
  ...({ registeredOn: '2026-11-01', visaExpiryDate: null, route: 'skilled_worker' } as const),
  person: { englishLevel: 'B2' } as const,
};

const told = (change: Partial<SettlementAnswer>, travelMargin: string | null = null) =>
  listIlrTriggers({ answer: { ...settlement, ...change }, travelMargin }, beside);

const inTime: OtherOutcome = {
  supposing: 'If you applied in time',
  otherwise: 'If you did not',
  verdict: 'eligible',
  periodStart: '2021-05-15',
  earliestApplicationDate: '2026-04-17',
  literalEarliestApplicationDate: '2026-04-17',
  firstCompliantCountingDate: '2026-05-15',
};
const open: Partial<SettlementAnswer> = {
  questions: [{ code: 'applied_in_time', message: 'In time?', why: 'It decides.', permission: 1, source }],
  otherOutcome: inTime,
};

describe('the window of ILR', () => {
  it('causes alerts from 90 days before the first day', () => {
    const [only] = told({});
    expect(only).toMatchObject({ kind: 'ilr_window', date: '2029-07-02' });
    expect(only?.steps.map(({ from }) => from)).toEqual([
      '2029-04-03',
      '2029-06-02',
      '2029-06-25',
      '2029-07-02',
    ]);
    expect(only?.until).toBeUndefined();
  });

  it('for a member of HM Armed Forces names the discharge, and no end of permission', () => {
    const { settlement: answer } = assess({
      asOf: '2026-11-23',
      counting: 'whole_days',
      trips: [],
      settlement: { route: 'armed_forces', grantDate: '2014-09-01', dischargedOn: '2027-06-01' },
    });
    if (answer === null) throw new Error('A question about settlement was left without an answer');
    const [window, lastDay] = told(answer);
    expect(window).toMatchObject({ kind: 'ilr_window', date: '2027-01-26', until: '2029-06-01' });
    expect(window?.steps[0]?.message).toContain('Apply by 1 June 2029: your discharge decides on the days.');
    expect(lastDay).toMatchObject({ date: '2029-06-01', inWords: { note: 'Counted from your discharge.' } });
    expect(JSON.stringify([window, lastDay])).not.toMatch(/permission ends|visa expires|visa ends/);
  });

  it('that depends on a question causes the question with both outcomes, and no calendar day', () => {
    const triggers = told(open);
    expect(triggers).toHaveLength(1);
    const [only] = triggers;
    expect(only).toMatchObject({ kind: 'ilr_question', date: null });
    expect(only?.inWords).toBeUndefined();
    expect(only?.steps[0]?.title).toBe('Did you apply before your visa ended? Your ILR date depends on it');
    expect(only?.steps[0]?.message).toContain(
      'If you applied in time: the first day to apply is 17 April 2026.',
    );
    expect(only?.steps[0]?.message).toContain('If you did not: the first day to apply is 2 July 2029.');
  });

  it('is kept with the question about a child, which the rule answers', () => {
    const asked = {
      code: 'bno_child',
      message: 'Does a child need them?',
      why: 'Perhaps not.',
      source,
    } as const;
    const noDay: OtherOutcome = {
      ...inTime,
      supposing: 'If a child does not need these years',
      verdict: 'not_enough',
      earliestApplicationDate: null,
      literalEarliestApplicationDate: null,
    };
    const [question, window] = told({ questions: [asked], otherOutcome: noDay });
    expect(question?.steps[0]?.title).toBe('A child can perhaps apply for ILR now');
    expect(question?.steps[0]?.message).toMatch(
      /Check the rule on GOV\.UK before you pay for another visa\.$/,
    );
    expect(window).toMatchObject({ kind: 'ilr_window', date: '2029-07-02' });
  });

  it('causes no alert with missing facts', () => {
    expect(told({ verdict: 'not_enough' })).toEqual([]);
  });

  it('includes the margin in every message and in the calendar', () => {
    const margin = 'The Home Office does not count days of travel.';
    const [only] = told({}, margin);
    expect(only?.date).toBe('2029-07-02');
    for (const text of [...(only?.steps ?? []).map(({ message }) => message), only?.inWords?.text])
      expect(text).toContain(margin);
  });

  it('for protection is the last 28 days, and ends with the permission', () => {
    const [only] = told({ applyBy: '2029-07-29' });
    expect(only?.until).toBe('2029-07-29');
    // Also two weeks before the last 28 days begin.
    expect(only?.steps.map(({ from }) => from)).toEqual([
      '2029-04-03',
      '2029-06-02',
      '2029-06-18',
      '2029-06-25',
      '2029-07-02',
    ]);
    expect(only?.steps[0]?.message).toContain('Apply by 29 July 2029, before your permission ends');
  });

  it('for partners names the safe day and the day of GOV.UK', () => {
    const [only] = told({ practicalEarliestApplicationDate: '2029-06-30' });
    expect(only?.date).toBe('2029-07-02');
    expect(only?.steps[0]?.message).toContain('GOV.UK lets you apply from 30 June 2029');
  });
});
