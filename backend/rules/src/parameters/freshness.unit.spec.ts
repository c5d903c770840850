import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civilDate';
import { dayRead, dayRulesRead, isReadLongAgo, findLaterVersion } from './freshness';
import type { Source } from './parameter';
import { ruleSet } from './ruleSet';
import { sources } from './sources';

describe('a source', () => {
  it('is old when it was read more than ninety days ago', () => {
    const read = '2026-09-04';
    expect(isReadLongAgo(read, addDays(read, 90))).toBe(false);
    expect(isReadLongAgo(read, addDays(read, 91))).toBe(true);
  });

  it.each([
    ['continuousResidenceRules', '2025-12-06'],
    ['continuousResidenceCounting', '2026-09-04'],
    ['continuousResidenceGuidance', '2026-11-28'],
    ['naturalisationGuidance', '2026-11-28'],
    ['guideAn', '2026-07-23'],
    ['skilledWorker', '2025-12-06'],
    ['feeTable', '2026-08-26'],
  ] as const)('%s was last read on %s', (key, day) => expect(sources[key].retrievedOn).toBe(day));

  it('is never dated by the day on which a row was typed: the last was read on 28 November 2026', () => {
    expect(Object.values(sources).filter(({ retrievedOn }) => retrievedOn > '2026-11-28')).toEqual([]);
    expect(ruleSet).toEqual({ version: '2026-11-29', checkedOn: '2025-12-06' });
  });

  it('with an unread newer version names its day next to the title, and no title contains a remark', () => {
    const all = Object.values<Source>(sources);
    expect(all.filter(({ title }) => /[()].*\b(?:version|not|seen|read)\b/.test(title))).toEqual([]);
    const later = all.filter(({ laterVersion }) => laterVersion !== undefined);
    expect(later.map(({ title, laterVersion }) => [title, laterVersion])).toEqual([
      ['Continuous residence, caseworker guidance v8.0 of 29 July 2025', '2026-06-08'],
    ]);
    expect(findLaterVersion({ title: 'Continuous residence, caseworker guidance v8.0' })).toBe('2026-06-08');
    expect(findLaterVersion(sources.continuousResidenceRules)).toBeNull();
    // Saved when the title still contained the remark.
    const saved =
      'Continuous residence, caseworker guidance v8.0 of 29 July 2025 (there is a later version, of 8 June 2026)';
    expect(findLaterVersion({ title: saved })).toBeNull();
  });

  it('of an answer saved with the day of typing shows the day of reading', () => {
    const typed = { title: 'Continuous residence, caseworker guidance v8.0', retrievedOn: '2026-11-21' };
    expect(dayRead(typed)).toBe('2025-07-29');
    expect(dayRead(sources.continuousResidenceGuidance)).toBe('2026-11-28');
    expect(dayRead({ title: 'Something else', retrievedOn: '2026-11-21' })).toBe('2026-11-21');
    expect(dayRulesRead({ checkedOn: '2026-11-21' })).toBe('2025-12-06');
    expect(dayRulesRead({ checkedOn: '2024-05-01' })).toBe('2024-05-01');
  });
});
