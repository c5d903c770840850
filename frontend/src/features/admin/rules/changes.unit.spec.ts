import type { AdminRuleResponse } from '@settlewise/contract/admin';
import { describe, expect, it } from 'vitest';
import { anAdminRule } from '../../../testing/operations';
import { changesOf } from './changes';
import { periodText } from './labels';

const aRule = (parameter: string, rest: Partial<AdminRuleResponse> = {}) =>
  anAdminRule(parameter, {
    area: 'English',
    value: 'B2',
    from: '2027-03-26',
    standing: 'to_come',
    confirmed: false,
    ...rest,
  });

describe('What changes next', () => {
  it('says once what changes alike for several', () => {
    const changes = changesOf([aRule('Settlement: Skilled Worker'), aRule('Settlement: Scale-up')]);
    expect(changes.map(({ parameters }) => parameters)).toEqual(['Settlement: Skilled Worker; Scale-up']);
  });

  it('keeps apart what differs in value, day, certainty or source, in the order it comes', () => {
    const changes = changesOf([
      aRule('Settlement: a'),
      aRule('Settlement: b', { value: 'B1' }),
      aRule('Settlement: c', { from: '2027-03-27' }),
      aRule('Settlement: d', { confirmed: true }),
      aRule('Settlement: e', { source: { ...aRule('').source, url: 'https://example.org/other' } }),
      aRule('Settlement: f'),
    ]);
    expect(changes.map(({ parameters }) => parameters)).toEqual([
      'Settlement: a; f',
      'Settlement: b',
      'Settlement: c',
      'Settlement: d',
      'Settlement: e',
    ]);
  });

  it('says names in full that begin differently', () => {
    const changes = changesOf([aRule('Settlement: a'), aRule('Citizenship: b'), aRule('Alone')]);
    expect(changes.map(({ parameters }) => parameters)).toEqual(['Settlement: a; Citizenship: b; Alone']);
  });
});

describe('The time in which a rule holds', () => {
  it.each([
    [{ from: '2026-04-08', to: '2027-04-07' }, '08 Apr 2026 to 07 Apr 2027'],
    [{ from: '2026-04-08', to: null }, 'From 08 Apr 2026'],
    [{ from: null, to: '2027-04-07' }, 'Until 07 Apr 2027'],
    [{ from: null, to: null }, 'Always'],
    [{ from: null, to: null, standing: 'announced' as const }, 'No day known yet'],
  ])('%j reads “%s”', (rest, words) => {
    expect(periodText(aRule('x', rest))).toBe(words);
  });
});
