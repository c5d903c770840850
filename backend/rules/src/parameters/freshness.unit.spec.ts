import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civilDate';
import { dayRead, dayRulesRead, isReadLongAgo } from './freshness';
import { ruleSet } from './ruleSet';
import { sources } from './sources';

describe('a source', () => {
  it('is old once more than ninety days have passed since it was read', () => {
    const read = '2026-09-04';
    expect(isReadLongAgo(read, addDays(read, 90))).toBe(false);
    expect(isReadLongAgo(read, addDays(read, 91))).toBe(true);
  });

  it.each([
    ['continuousResidenceRules', '2025-12-06'],
    ['continuousResidenceCounting', '2026-09-04'],
    ['continuousResidenceGuidance', '2025-07-29'],
    ['naturalisationGuidance', '2025-11-11'],
    ['guideAn', '2026-07-23'],
    ['skilledWorker', '2025-12-06'],
    ['feeTable', '2026-08-26'],
  ] as const)('%s was last read on %s', (key, day) => expect(sources[key].retrievedOn).toBe(day));

  it('is never dated by the day on which a row was typed: nothing later than 6 October 2026 was seen', () => {
    expect(Object.values(sources).filter(({ retrievedOn }) => retrievedOn > '2026-10-06')).toEqual([]);
    expect(ruleSet).toEqual({ version: '2026-11-23', checkedOn: '2025-12-06' });
  });

  it('of an answer that was saved with the day of typing is shown by the day on which it was read', () => {
    const typed = { title: 'Continuous residence, caseworker guidance v8.0', retrievedOn: '2026-11-21' };
    expect(dayRead(typed)).toBe('2025-07-29');
    expect(dayRead({ title: 'Something else', retrievedOn: '2026-11-21' })).toBe('2026-11-21');
    expect(dayRulesRead({ checkedOn: '2026-11-21' })).toBe('2025-12-06');
    expect(dayRulesRead({ checkedOn: '2024-05-01' })).toBe('2024-05-01');
  });
});
