import { describe, expect, it } from 'vitest';
import { journey, settle } from '../../testing/settle';

describe('UK Ancestry', () => {
  it('asks for any five unbroken years on the route: later absences do not matter', () => {
    const answer = settle({ route: 'uk_ancestry', grantDate: '2018-03-01' }, '2026-11-23', [
      journey('2024-01-01', '2025-02-01'),
    ]);
    expect(answer).toMatchObject({ verdict: 'eligible', earliestApplicationDate: '2023-02-01' });
    expect(
      settle({ route: 'scale_up', grantDate: '2018-03-01' }, '2026-11-23', [
        journey('2024-01-01', '2025-02-01'),
      ]).verdict,
    ).toBe('over_limit');
  });

  it('is not eligible where no five years were unbroken', () =>
    expect(
      settle({ route: 'uk_ancestry', grantDate: '2021-03-01' }, '2026-11-23', [
        journey('2024-01-01', '2025-02-01'),
      ]).verdict,
    ).toBe('over_limit'));
});
