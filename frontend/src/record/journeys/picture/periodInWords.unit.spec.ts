import { describe, expect, it } from 'vitest';
import { periodInWords } from './periodInWords';

describe('years whose days away were counted', () => {
  it('are the qualifying years while they have not ended', () =>
    expect(periodInWords({ from: '2022-04-10', to: '2027-04-09' }, '2026-11-26')).toBe('qualifying years'));

  it('are called by their number and last day once they have', () =>
    expect(periodInWords({ from: '2021-11-26', to: '2026-11-25' }, '2026-11-26')).toBe(
      'five years to 25 November 2026',
    ));

  it('are called by their last day alone where they are no whole years', () =>
    expect(periodInWords({ from: '2021-11-27', to: '2026-11-25' }, '2026-11-26')).toBe(
      'years to 25 November 2026',
    ));

  it('may begin on 29 February', () =>
    expect(periodInWords({ from: '2024-02-29', to: '2025-02-27' }, '2026-11-26')).toBe(
      'year to 27 February 2025',
    ));
});
