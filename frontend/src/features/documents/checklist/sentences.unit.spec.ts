import type { ChecklistRequirement } from '@settlewise/rules';
import { describe, expect, it } from 'vitest';
import { lacksInWords, stateInWords } from './sentences';

const line: ChecklistRequirement = {
  ...{ id: 'G1', kind: 'must', group: null, title: 'Passport', text: '', why: '', period: null, every: null },
  ...{ alternatives: [], instead: null, asks: null, documentTypes: ['passport'] },
  ...{ fresh: null, state: 'too_old', daysTooOld: 411, missingMonths: [], by: ['one'], note: null },
  source: { title: 'Guidance', url: 'https://www.gov.uk/', retrievedOn: '2026-11-01' },
  standing: 'in_force',
  confidence: 'official',
};

describe('A paper that does not serve on the planned day', () => {
  it('ends too early where its own last day decides', () => {
    expect(stateInWords(line, undefined).word).toBe('Ends 411 days too early');
    expect(lacksInWords(line, '2028-02-16')).toEqual([
      'It is no longer valid on your planned day, 16 February 2028: it ends 411 days before.',
    ]);
  });

  it('is too old where its day of issue decides', () => {
    const letter = { ...line, daysTooOld: 1, fresh: { notBefore: '2028-01-19' } };
    expect(stateInWords(letter, undefined).word).toBe('Too old by 1 day');
    expect(lacksInWords(letter, '2028-02-16')).toEqual([
      'It will be too old by 1 day on your planned day, 16 February 2028.',
      'Dated 19 January 2028 or later.',
    ]);
  });
});
