import type { SharedSnapshot } from '@settlewise/contract/sharedResults';
import { describe, expect, it } from 'vitest';
import { createSealing } from '../drafts/sealing';
import { openSnapshot, sealSnapshot } from './sealedSnapshot';

const snapshot: SharedSnapshot = {
  version: 2,
  calculator: 'ilr',
  calculatedOn: '2026-11-21',
  rules: '2026-11-29',
  name: 'Zoë',
  verdict: { tone: 'soon', code: 'first_day', days: ['2027-12-04'] },
};
const sealed = (of = snapshot) => sealSnapshot(of) ?? expect.fail('not sealed');

describe('a sealed snapshot', () => {
  it('is opened by its key alone, which is another each time', () => {
    const [one, other] = [sealed(), sealed()];
    expect(openSnapshot(one)).toEqual(snapshot);
    expect([one.key === other.key, one.sealed === other.sealed]).toEqual([false, false]);
    expect(one.key).toMatch(/^[\w-]{43}$/);
    expect(openSnapshot({ sealed: one.sealed, key: other.key })).toBe('wrong key');
  });

  it('says nothing of what it holds', () => {
    expect(atob(sealed().sealed)).not.toMatch(/first_day|ilr|2027/);
  });

  it.each(['', 'short', 'x'.repeat(43), `${'x'.repeat(42)}!`])('is not opened by %j', (key) => {
    expect(openSnapshot({ sealed: sealed().sealed, key })).toBe('wrong key');
  });

  it('is not opened when it was changed on the way', () => {
    const { sealed: content, key } = sealed();
    const changed = `${content.slice(0, 60)}${content[60] === 'A' ? 'B' : 'A'}${content.slice(61)}`;
    expect(openSnapshot({ sealed: changed, key })).toBe('wrong key');
  });

  it('of a later shape is told from one that is broken', () => {
    const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
    const later = createSealing(key).seal('shared result', JSON.stringify({ ...snapshot, version: 3 }));
    expect(openSnapshot({ sealed: later, key: key.replace('=', '') })).toBe('newer');
  });

  it('of the first shape, which held words, is not opened', () => {
    const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
    const words = { ...snapshot, version: 1, why: 'Call us at once.' };
    const first = createSealing(key).seal('shared result', JSON.stringify(words));
    expect(openSnapshot({ sealed: first, key: key.replace('=', '') })).toBe('older');
  });

  it('that holds no answer at all breaks nothing', () => {
    const key = btoa(String.fromCharCode(...new Uint8Array(32).fill(7)));
    const noJson = createSealing(key).seal('shared result', 'Eligible, believe me');
    expect(openSnapshot({ sealed: noJson, key: key.replace('=', '') })).toBe('newer');
  });

  it('holds nothing that its shape does not name', () => {
    const more = { ...snapshot, form: { dateOfBirth: '1990-01-01' } };
    expect(() => sealSnapshot(more)).toThrow(/form/);
  });

  it('is refused when it is longer than what the server takes', () => {
    const trips = (count: number) =>
      Array.from({ length: count }, () => ({ from: '2025-03-01', to: '2025-03-10', days: 10 }));
    expect(sealSnapshot({ ...snapshot, trips: trips(1_200) })).not.toBeNull();
    expect(sealSnapshot({ ...snapshot, trips: trips(1_400) })).toBeNull();
  });
});
