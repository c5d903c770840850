import { describe, expect, it } from 'vitest';
import { inDays } from '../parameters/units';
import { valueOn, type Parameter } from '../parameters/parameter';
import { sources } from '../parameters/sources';
import { datedNotes, notesOn, type RouteNote } from './routeNote';
import { findRoute } from './routes';

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
  it('takes its figures from the row of the day, and is omitted while there is none', () => {
    const on = (day: string) => notesOn({ notes: ['Always.', note] }, day);
    expect(on('2029-12-31')).toEqual(['Always.']);
    expect(on('2030-01-01')).toEqual(['Always.', 'At most 7 days.']);
    expect(on('2031-01-01')).toEqual(['Always.', 'At most 9 days.']);
  });

  it('is dated by its rows', () => {
    expect(datedNotes('Always.')).toEqual([{ text: 'Always.', from: null, to: null }]);
    expect(datedNotes(note)).toEqual([
      { text: 'At most 7 days.', from: '2030-01-01', to: '2030-12-31' },
      { text: 'At most 9 days.', from: '2031-01-01', to: null },
    ]);
  });

  it('gives past, present and future pay, and nothing about a time without a known figure', () => {
    const pay = (day: string) => notesOn(findRoute('tier_2'), day).filter((text) => text.includes('£'));
    expect(pay('2024-04-03')).toEqual([]);
    expect(pay('2025-07-21')[0]).toContain('at least £38,700 and the going rate');
    expect(pay('2025-07-22')[0]).toContain('at least £41,700 and the going rate');
  });

  it('names the figure for an earlier certificate, or an earlier start', () => {
    const [scaleUp, partner] = [findRoute('scale_up'), findRoute('partner')];
    expect(notesOn(scaleUp, '2026-11-21')).toContain(
      'You need pay of £39,100 a year now. You need it in 24 of the last 36 months too. You need less if your certificate is from before 22 July 2025.',
    );
    expect(notesOn(scaleUp, '2023-04-11')).toContain(
      'You need pay of £33,000 a year now. You need it in 24 of the last 36 months too.',
    );
    expect(notesOn(partner, '2024-04-10')).toContain(
      'The route asks for an income of £18,600 a year. Savings above £16,000 count.',
    );
    expect(notesOn(partner, '2024-04-11')).toContain(
      'The route asks for an income of £29,000 a year. It asks for less if you began before 11 April 2024. Savings above £16,000 count.',
    );
  });

  it('mentions the children of BN(O) from the day on which their rule applies', () => {
    const children = (day: string) =>
      notesOn(findRoute('hk_bno'), day).filter((text) => text.includes('children'));
    expect(children('2026-10-07')).toEqual([]);
    expect(children('2026-10-08')).toEqual([
      'From 8 October 2026, children under 18 need not complete the five years (not confirmed).',
    ]);
  });
});
