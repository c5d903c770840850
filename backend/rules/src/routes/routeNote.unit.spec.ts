import { describe, expect, it } from 'vitest';
import { inDays } from '../parameters/units';
import { valueOn, type Parameter } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { datedNotes, notesOn, type RouteNote } from './routeNote';
import { routeOf } from './routes';

const row = { source: sources.hongKong, confidence: 'official' } as const;
const limit: Parameter<number> = {
  title: 'A limit',
  unit: inDays,
  rows: [
    { value: 0, from: null, ...row },
    { value: 7, from: '2030-01-01', ...row },
    { value: 9, from: '2031-01-01', ...row },
  ],
};
const note: RouteNote = {
  figures: [limit],
  inWords: (on) => (valueOn(limit, on) === 0 ? null : `At most ${valueOn(limit, on)} days.`),
};

describe('a note about a route', () => {
  it('takes its figures from the row of the day, and is left out while there is nothing to say', () => {
    const on = (day: string) => notesOn({ notes: ['Always.', note] }, day);
    expect(on('2029-12-31')).toEqual(['Always.']);
    expect(on('2030-01-01')).toEqual(['Always.', 'At most 7 days.']);
    expect(on('2031-01-01')).toEqual(['Always.', 'At most 9 days.']);
  });

  it('is dated by the rows that it reads', () => {
    expect(datedNotes('Always.')).toEqual([{ text: 'Always.', from: null, to: null }]);
    expect(datedNotes(note)).toEqual([
      { text: 'At most 7 days.', from: '2030-01-01', to: '2030-12-31' },
      { text: 'At most 9 days.', from: '2031-01-01', to: null },
    ]);
  });

  it('tells of the children of BN(O) from the day on which their rule holds', () => {
    const children = (day: string) =>
      notesOn(routeOf('hk_bno'), day).filter((text) => text.includes('children'));
    expect(children('2026-10-07')).toEqual([]);
    expect(children('2026-10-08')).toEqual([
      'From 8 October 2026 children under 18 need not complete the five years (not confirmed).',
    ]);
  });
});
