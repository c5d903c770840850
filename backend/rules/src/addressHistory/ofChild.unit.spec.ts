import { describe, expect, it } from 'vitest';
import { checkAddresses } from './checkAddresses';
import { addressFormRule, periodOfForm } from './forms';
import { findRegistrationForm, yearsOfChild } from './ofChild';
import { findAddressQuestion } from './ofRecord';

const on = '2027-03-01';
const settled: Parameters<typeof findAddressQuestion>[0] = {
  ilr: { hasILR: true, needsNoIlr: false, ilrApplicationEarliestDate: null },
  citizenship: { citizenshipEligibilityDate: null },
};

describe('The form of a child', () => {
  const formFor = (dateOfBirth: string, bornInUk: boolean | null, isSettled = true) =>
    findRegistrationForm({ dateOfBirth, bornInUk, isSettled }, on);

  it('is T after ten years of life in the UK, and MN1 for any other settled child', () => {
    expect(formFor('2017-03-01', true)).toBe('T');
    expect(formFor('2017-03-02', true)).toBe('MN1');
    expect(formFor('2017-03-01', false)).toBe('MN1');
    expect(formFor('2017-03-01', null)).toBe('MN1');
    expect(formFor('2017-03-01', true, false)).toBe('T');
    expect(formFor('2017-03-02', true, false)).toBeNull();
  });

  it('does not exist for an adult', () => {
    expect(formFor('2009-03-01', true)).toBeNull();
    expect(formFor('2009-03-02', false)).toBe('MN1');
  });

  it("is the first form that a settled child's record shows", () => {
    const firstForm = (dateOfBirth: string, bornInUk: boolean | null) =>
      findAddressQuestion(settled, { route: null, dateOfBirth, bornInUk, today: on }).form;
    expect(firstForm('2014-05-05', true)).toBe('T');
    expect(firstForm('2014-05-05', null)).toBe('MN1');
    expect(firstForm('1990-05-05', true)).toBe('AN');
    expect(firstForm('', null)).toBe('AN');
  });
});

describe("The period that a child's form asks about", () => {
  it('is the first ten years of life for T', () => {
    expect(periodOfForm('T', on, '2015-06-30')).toEqual({ from: '2015-06-30', to: '2025-06-29' });
    // Before the tenth birthday it ends on the day itself.
    expect(periodOfForm('T', on, '2017-06-30')).toEqual({ from: '2017-06-30', to: on });
    expect(periodOfForm('T', on)).toEqual({ from: '2017-03-02', to: on });
  });

  it('does not begin before birth', () => {
    expect(periodOfForm('MN1', on, '2024-02-01')).toEqual({ from: '2024-02-01', to: on });
    expect(periodOfForm('MN1', on, '2010-02-01')).toEqual({ from: '2022-03-02', to: on });
    expect(periodOfForm('MN1', on, '2028-01-01')).toEqual({ from: '2022-03-02', to: on });
  });

  it('is checked year by year', () => {
    const period = periodOfForm('T', on, '2016-02-29');
    const home = { id: 'a', isTemporary: false, isAbroad: false };
    const stays = [
      { ...home, from: '2016-02-29', to: '2018-02-20' },
      { ...home, id: 'b', from: '2018-03-03', to: null },
    ];
    const years = yearsOfChild(period, checkAddresses(stays, [], period).gaps);
    expect(years).toHaveLength(10);
    expect(years.slice(0, 4)).toEqual([
      { year: 1, from: '2016-02-29', to: '2017-02-28', missingDays: 0 },
      { year: 2, from: '2017-03-01', to: '2018-02-28', missingDays: 8 },
      { year: 3, from: '2018-03-01', to: '2019-02-28', missingDays: 2 },
      { year: 4, from: '2019-03-01', to: '2020-02-28', missingDays: 0 },
    ]);
    expect(years.at(-1)).toMatchObject({ to: '2026-02-28' });
  });
});

describe('What a form requires', () => {
  it.each([
    ['AN', /every address of the five years/, 'practice', 'secondary'],
    ['T', /year by year, in the first ten years of life/, 'practice', 'quoted'],
    ['MN1', /No number of years is known/, 'practice', 'derived'],
    ['EUSS', /no list of addresses.*over five years/, 'practice', 'quoted'],
    ['FLR(M)', /two and a half years/, 'practice', 'secondary'],
    ['SET(O)', /less than two years/, 'not_confirmed', 'unknown'],
  ] as const)('%s says how well its requirement is known', (form, asks, standing, confidence) => {
    const rule = addressFormRule(form, on);
    expect(rule).toMatchObject({ standing, confidence });
    expect(rule.asks).toMatch(asks);
  });
});
