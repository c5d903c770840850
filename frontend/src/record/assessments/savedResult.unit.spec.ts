import { ruleSet } from '@settlewise/rules/parameters';
import { describe, expect, it } from 'vitest';
import { aSavedIlrResult, summaryOf } from '../../testing/savedResults';
import { addressOf, nameOf, rulesHaveChanged, verdictOf } from './savedResult';

const saved = { ...summaryOf(aSavedIlrResult()), twoFirstDays: null, isRed: false };
const today = '2026-11-21';

describe('A saved result in words', () => {
  it('says whether one could apply, and from when', () => {
    expect(verdictOf({ ...saved, isEligible: true, suggestedEligibilityDate: null }, today)).toEqual({
      tone: 'within',
      word: 'Eligible',
      date: 'You could apply on 21 November 2026',
    });
    const planned = { ...saved, isEligible: true, suggestedEligibilityDate: '2027-12-04' };
    expect(verdictOf(planned, today).date).toBe('You could apply on 4 December 2027');
    expect(verdictOf({ ...saved, isEligible: false, suggestedEligibilityDate: '2027-12-04' }, today)).toEqual(
      { tone: 'soon', word: 'Not Currently Eligible', date: 'You may be eligible from 4 December 2027' },
    );
    expect(verdictOf({ ...saved, isEligible: false, suggestedEligibilityDate: null }, today)).toEqual({
      tone: 'plain',
      word: 'No date',
      date: 'No day to apply could be named',
    });
  });

  it('says since when one can apply where the first day was past', () => {
    const since = { ...saved, isEligible: true, suggestedEligibilityDate: null } as const;
    const past = { ...since, earliestApplicationDate: '2026-10-09' };
    expect(verdictOf(past, today).date).toBe('You can apply now; the first day was 9 October 2026');
    // Read later, it speaks of the day on which it was worked out.
    expect(verdictOf(past, '2026-12-24').date).toBe('You could apply then; the first day was 9 October 2026');
    expect(verdictOf({ ...since, earliestApplicationDate: today }, today).date).toBe(
      'You could apply on 21 November 2026',
    );
  });

  it('never says eligible alone where something else can decide', () => {
    const headline = { code: 'criminal_record', message: 'By time and absences, yes. Ask.' } as const;
    expect(verdictOf({ ...saved, isEligible: true, headline }, today)).toEqual({
      tone: 'soon',
      word: 'By time and absences, yes',
      date: 'By time and absences, yes. Ask.',
    });
    expect(verdictOf({ ...saved, isEligible: false, headline }, today).word).toBe('Not Currently Eligible');
  });

  it('is red where the result was, for days over a limit, and amber where time alone is missing', () => {
    const not = { ...saved, isEligible: false, suggestedEligibilityDate: '2030-03-25' } as const;
    const toneOf = (isRed: boolean) => [
      verdictOf({ ...not, isRed }, today).tone,
      verdictOf({ ...not, isRed, suggestedEligibilityDate: null }, today).tone,
      verdictOf({ ...not, isRed, headline: { code: 'criminal_record', message: 'Not yet.' } }, today).tone,
    ];
    expect([toneOf(true), toneOf(false)]).toEqual([
      ['over', 'over', 'over'],
      ['soon', 'plain', 'soon'],
    ]);
  });

  it('names both first days where the result named two', () => {
    const not = { ...saved, isEligible: false, suggestedEligibilityDate: '2029-01-15' } as const;
    const days = { earlier: '2027-04-22', safe: '2029-01-15' } as const;
    expect(verdictOf({ ...not, twoFirstDays: { by: 'practice', ...days } }, today).date).toBe(
      'You may be eligible from 22 April 2027. The safe day is 15 January 2029',
    );
    expect(verdictOf({ ...not, twoFirstDays: { by: 'answer', ...days } }, today)).toMatchObject({
      word: 'One answer decides',
      date: '22 April 2027 or 15 January 2029',
    });
  });

  it('says what a sum of fees comes to, and from where to where it may lie', () => {
    const {
      isEligible: _,
      suggestedEligibilityDate: __,
      headline: ___,
      twoFirstDays: _____,
      earliestApplicationDate: ____,
      ...rest
    } = saved;
    const sum = { ...rest, calculator: 'fees', totalPence: 322_600, lowestPence: 322_600 } as const;
    const date = (highestPence: number) => verdictOf({ ...sum, highestPence }, today).date;
    expect([date(322_600), date(343_600)]).toEqual(['£3,226', '£3,226 (£3,226 to £3,436)']);
    expect(addressOf(sum)).toBe('/fees/saved/i1');
  });

  it('says how much of a checklist was there, for whom and for which day', () => {
    const list = {
      ...({ id: 'l1', calculator: 'checklist', title: null, savedAt: saved.savedAt, ruleSet } as const),
      ...({
        calculatedOn: '2026-11-21',
        application: 'SET(O)',
        plannedOn: '2027-02-20',
        name: null,
      } as const),
    };
    expect(verdictOf({ ...list, met: 4, of: 7 }, today)).toEqual({
      tone: 'soon',
      word: '4 of 7 there',
      date: 'SET(O) on 20 February 2027',
    });
    expect(verdictOf({ ...list, name: 'Leila', met: 7, of: 7 }, today)).toEqual({
      tone: 'within',
      word: '7 of 7 there',
      date: 'Leila: SET(O) on 20 February 2027',
    });
    expect([addressOf(list), nameOf(list)]).toEqual(['/documents/saved/l1', 'Document checklist']);
  });

  it('says what an address check found, and no good news beside something to correct', () => {
    const check = {
      ...({ id: 'k1', calculator: 'addresses', title: null, savedAt: saved.savedAt, ruleSet } as const),
      ...({
        calculatedOn: '2026-11-21',
        application: 'AN',
        applicationOn: '2027-03-01',
        name: null,
      } as const),
    };
    const wordOf = (missingDays: number, contradictions: number) => {
      const { tone, word } = verdictOf({ ...check, missingDays, contradictions }, today);
      return [tone, word];
    };
    expect(wordOf(1, 1)).toEqual(['soon', '1 day missing']);
    expect(wordOf(0, 1)).toEqual(['soon', 'Dates do not agree']);
    expect(wordOf(0, 0)).toEqual(['within', 'No day missing']);
    expect([addressOf(check), nameOf(check)]).toEqual(['/address/saved/k1', 'Address check']);
  });

  it('says whose sheet it is and for which day', () => {
    const sheet = {
      ...({ id: 's1', calculator: 'sheet', title: null, savedAt: saved.savedAt, ruleSet } as const),
      ...({ calculatedOn: '2026-11-21', application: 'set-o', applicationOn: '2027-02-20' } as const),
    };
    expect(verdictOf({ ...sheet, name: 'Leila Khan' }, today)).toEqual({
      tone: 'plain',
      word: 'SET(O)',
      date: 'Leila Khan, on 20 February 2027',
    });
    expect(verdictOf({ ...sheet, name: '' }, today).date).toBe('on 20 February 2027');
    expect([addressOf(sheet), nameOf(sheet)]).toEqual(['/forms/saved/s1', 'Form sheet']);
  });

  it('says what was next on a timeline', () => {
    const line = {
      ...({ id: 't1', calculator: 'timeline', title: null, savedAt: saved.savedAt, ruleSet } as const),
      calculatedOn: '2026-11-21',
    };
    const next = { date: '2027-04-06', title: 'First day to apply for ILR' };
    expect(verdictOf({ ...line, next }, today)).toEqual({
      tone: 'plain',
      word: 'Next then',
      date: 'First day to apply for ILR, 6 April 2027',
    });
    expect(verdictOf({ ...line, next: null }, today)).toEqual({
      tone: 'plain',
      word: 'As it was',
      date: 'on 21 November 2026',
    });
    expect([addressOf(line), nameOf(line)]).toEqual(['/timeline/saved/t1', 'Timeline']);
  });

  it('has the name that was given to it, or the calculator’s', () => {
    expect(nameOf({ ...saved, title: 'With the trip to Lagos' })).toBe('With the trip to Lagos');
    expect(nameOf(saved)).toBe('ILR eligibility');
  });

  it('is of other rules when their version is another', () => {
    expect(rulesHaveChanged({ ruleSet })).toBe(false);
    expect(rulesHaveChanged({ ruleSet: { ...ruleSet, version: '2025-01-01' } })).toBe(true);
  });
});
