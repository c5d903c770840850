import { describe, expect, it } from 'vitest';
import { isSameHome, presentHomeOf, statedBeside } from './presentHome';

const today = '2026-11-27';
const home = (id: string, from: string, to: string | null, more: object = {}) => ({
  id,
  from,
  to,
  role: 'tenant',
  country: 'united_kingdom',
  ...more,
});
const findPresentHome = (...homes: ReturnType<typeof home>[]) => presentHomeOf(homes, today)?.id ?? null;

describe('The home on a day', () => {
  it('is the home without an end, the newest of two', () => {
    expect(findPresentHome(home('old', '2020-01', '2022-01'), home('now', '2022-01', null))).toBe('now');
    expect(findPresentHome(home('first', '2020-01', null), home('then', '2024-05-02', null))).toBe('then');
    expect(findPresentHome(home('then', '2024-05-02', null), home('first', '2020-01', null))).toBe('then');
  });

  it('is the old home until the day of a future move', () => {
    const homes = [home('old', '2020-01', '2026-11-27'), home('next', '2026-11-28', null)];
    expect(findPresentHome(...homes)).toBe('old');
    expect(presentHomeOf(homes, '2026-11-28')?.id).toBe('next');
    expect(findPresentHome(home('old', '2020-01', '2026-11-26'))).toBeNull();
    // A month without a day can end on its last day.
    expect(findPresentHome(home('old', '2020-01', '2026-11'))).toBe('old');
  });

  it('is never a temporary home, and a home abroad only if there is no other', () => {
    expect(findPresentHome(home('hotel', '2026-11-01', null, { role: 'temporary' }))).toBeNull();
    const abroad = home('abroad', '2026-06-01', null, { country: 'india', role: 'abroad' });
    expect(findPresentHome(abroad)).toBe('abroad');
    expect(findPresentHome(abroad, home('uk', '2020-01', null))).toBe('uk');
    expect(findPresentHome()).toBeNull();
  });
});

describe('An address stated in addition to the listed one', () => {
  const listed = { line1: '14 Harbour Street', line2: 'Flat 2', town: 'Leith', postcode: 'EH6 6AA' };
  it.each([
    ['reworded', {}],
    ['reworded', { line1: 'Flat 2', line2: '14 harbour st.' }],
    ['reworded', { postcode: 'eh66aa' }],
    ['reworded', { postcode: null }],
    ['reworded', { town: 'Edinburgh' }],
    // The lines of a text fill the fields from the top.
    ['same', { line1: 'Flat 2', line2: '14 Harbour Street', town: 'EH6 6AA', postcode: 'Leith' }],
    ['correction', { line1: '41 Harbour Street' }],
    ['correction', { postcode: 'EH6 6AB' }],
    ['another', { line1: '9 Mare Street', line2: null, town: 'London', postcode: 'E8 4RP' }],
    ['another', { line1: '9 Mare Street', postcode: null }],
  ])('is classified as %s: %j', (expected, more) => {
    const stated = { ...listed, ...more };
    expect(statedBeside(stated, listed)).toBe(expected);
    expect(isSameHome(stated, listed)).toBe(expected === 'same' || expected === 'reworded');
  });

  it('is the same if nothing is stated', () => {
    expect(statedBeside({ line1: '', line2: null, town: ' ', postcode: null }, listed)).toBe('same');
  });
});
