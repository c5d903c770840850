import type { ChecklistRequirement } from '@settlewise/rules/documentChecklist';
import { describe, expect, it } from 'vitest';
import { lacksInWords, stateInWords } from './sentences';

const line: ChecklistRequirement = {
  id: 'G1',
  kind: 'must',
  group: null,
  title: 'Passport',
  text: '',
  why: '',
  period: null,
  every: null,
  alternatives: [],
  instead: null,
  asks: null,
  documentTypes: ['passport'],
  fresh: null,
  state: 'too_old',
  daysTooOld: 411,
  missingMonths: [],
  by: ['one'],
  note: null,
  source: { title: 'Guidance', url: 'https://www.gov.uk/', retrievedOn: '2026-11-01' },
  standing: 'in_force',
  confidence: 'official',
};

const today = '2026-11-26';

it('lacks nothing of months that are not over: they are to come', () => {
  const months = { ...line, state: 'partly', daysTooOld: null } as const;
  const half = { ...months, missingMonths: ['2026-09', '2026-10', '2026-11', '2026-12', '2027-01'] };
  expect(stateInWords(half, undefined, today).word).toBe('2 months missing');
  expect(lacksInWords(half, '2027-02-16', today)).toEqual([
    'Missing: September 2026 to October 2026.',
    'To come: November 2026 to January 2027.',
  ]);
  const ahead = { ...months, missingMonths: ['2026-11', '2026-12'] };
  expect(stateInWords(ahead, undefined, today)).toEqual({ word: '2 months to come', tone: 'plain' });
  expect(lacksInWords(ahead, '2027-02-16', today).join()).not.toContain('Missing');
});

describe('A paper that does not serve on the planned day', () => {
  it('ends too early where its own last day decides', () => {
    expect(stateInWords(line, undefined, today).word).toBe('Ends 411 days too early');
    expect(lacksInWords(line, '2028-02-16', today)).toEqual([
      'It is no longer valid on your planned day, 16 February 2028: it ends 411 days before.',
    ]);
  });

  it('is too old where its day of issue decides', () => {
    const letter = { ...line, daysTooOld: 1, fresh: { notBefore: '2028-01-19' } };
    expect(stateInWords(letter, undefined, today).word).toBe('Too old by 1 day');
    expect(lacksInWords(letter, '2028-02-16', today)).toEqual([
      'It will be too old by 1 day on your planned day, 16 February 2028.',
      'Dated 19 January 2028 or later.',
    ]);
  });
});
