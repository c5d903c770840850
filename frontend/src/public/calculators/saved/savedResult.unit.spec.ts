import { ruleSet } from '@settlewise/rules';
import { describe, expect, it } from 'vitest';
import { aSavedIlrResult, summaryOf } from '../../../testing/savedResults';
import { nameOf, rulesHaveChanged, savedWhen, verdictOf } from './savedResult';

const saved = summaryOf(aSavedIlrResult());

describe('A saved result in words', () => {
  it('says whether one could apply, and from when', () => {
    expect(verdictOf({ ...saved, isEligible: true, suggestedEligibilityDate: null })).toEqual({
      tone: 'within',
      word: 'Eligible',
      date: 'You could apply on 21 November 2026',
    });
    expect(verdictOf({ ...saved, isEligible: false, suggestedEligibilityDate: '2027-12-04' })).toEqual({
      tone: 'soon',
      word: 'Not yet',
      date: 'You may be eligible from 4 December 2027',
    });
    expect(verdictOf({ ...saved, isEligible: false, suggestedEligibilityDate: null })).toEqual({
      tone: 'over',
      word: 'No date',
      date: 'No day to apply could be named',
    });
  });

  it('has the name that was given to it, or the calculator’s', () => {
    expect(nameOf({ ...saved, title: 'With the trip to Lagos' })).toBe('With the trip to Lagos');
    expect(nameOf(saved)).toBe('ILR eligibility');
  });

  it('was saved by the clock of London, in summer too', () => {
    expect(savedWhen('2026-11-21T23:30:00.000Z')).toBe('21 November 2026 at 23:30');
    expect(savedWhen('2026-07-01T23:30:00.000Z')).toBe('2 July 2026 at 00:30');
  });

  it('is of other rules when their version is another', () => {
    expect(rulesHaveChanged({ ruleSet })).toBe(false);
    expect(rulesHaveChanged({ ruleSet: { ...ruleSet, version: '2025-01-01' } })).toBe(true);
  });
});
