import { describe, expect, it } from 'vitest';
import { ageInWords, ageOfRules, isSourceKey, readAgainOn, withReadings, type Readings } from './readings';
import { ruleSet } from './ruleSet';
import { sources } from './sources';

describe('a source that was read again', () => {
  const readings: Readings = { skilledWorker: '2026-11-29' };

  it('is identified by its title', () => {
    expect(readAgainOn(sources.skilledWorker, readings)).toBe('2026-11-29');
    expect(readAgainOn(sources.globalTalent, readings)).toBeNull();
    expect(readAgainOn({ title: 'Something else' }, readings)).toBeNull();
  });

  it('was read with the whole of the Rules if it is a part of them', () => {
    const whole: Readings = { immigrationRulesIndex: '2026-11-20' };
    expect(readAgainOn(sources.immigrationRulesIndex, whole)).toBe('2026-11-20');
    expect(readAgainOn(sources.globalTalent, whole)).toBe('2026-11-20');
    expect(readAgainOn(sources.feeTable, whole)).toBeNull();
    expect(readAgainOn(sources.skilledWorker, { ...whole, ...readings })).toBe('2026-11-29');
  });

  it('has its new day in all answers, and nothing else changes', () => {
    const { title, url, retrievedOn } = sources.skilledWorker;
    const answer = {
      verdict: 'eligible',
      earliest: '2026-11-30',
      reasons: [{ code: 'x', source: { title, url, retrievedOn } }],
      rows: [{ source: { title, url, checkedOn: retrievedOn } }, { source: sources.feeTable }],
    };
    expect(withReadings(answer, readings)).toEqual({
      ...answer,
      reasons: [{ code: 'x', source: { title, url, retrievedOn: '2026-11-29' } }],
      rows: [{ source: { title, url, checkedOn: '2026-11-29' } }, { source: sources.feeTable }],
    });
    expect(withReadings(answer, {})).toBe(answer);
  });

  it('is never dated back, and an unknown key changes nothing', () => {
    const source = { ...sources.feeTable };
    expect(withReadings(source, { feeTable: '2020-01-01' })).toEqual(source);
    expect(withReadings(source, { gone: '2026-11-29' })).toEqual(source);
    expect([isSourceKey('feeTable'), isSourceKey('gone'), isSourceKey('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the age of the rules', () => {
  it('is one line', () =>
    expect(ageInWords(ageOfRules({}))).toBe('Rules read on 6 December 2025, news to 6 October 2026'));

  it('changes with the new reading', () =>
    expect(
      ageInWords(
        ageOfRules({ immigrationRulesIndex: '2026-11-20', statementsOfChanges: '2026-11-29' }, ruleSet),
      ),
    ).toBe('Rules read on 20 November 2026, news to 29 November 2026'));

  it('stays the same for an answer of earlier rules', () =>
    expect(
      ageInWords(
        ageOfRules(
          { immigrationRulesIndex: '2026-11-20' },
          { version: '2024-05-02', checkedOn: '2024-05-01' },
        ),
      ),
    ).toBe('Rules read on 1 May 2024'));
});
