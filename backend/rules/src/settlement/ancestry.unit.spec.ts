import { describe, expect, it } from 'vitest';
import { listCodes, journey, settle } from '../../testing/settle';

describe('UK Ancestry', () => {
  it('names its years, and states that later absences do not matter', () => {
    const since = { grantDate: '2018-03-01' } as const;
    const trips = [journey('2024-01-01', '2025-02-01')];
    const answer = settle({ route: 'uk_ancestry', ...since }, '2026-11-23', trips);
    expect(answer.reasons.find(({ code }) => code === 'earlier_years_serve')).toMatchObject({
      from: '2018-03-01',
      to: '2023-02-28',
      standing: 'met',
      source: { title: expect.stringContaining('Continuous residence, caseworker guidance v8.0') as string },
    });
    expect(listCodes(settle({ route: 'uk_ancestry', ...since }, '2026-11-23'))).not.toContain(
      'earlier_years_serve',
    );
    expect(listCodes(settle({ route: 'global_talent', ...since }, '2026-11-23', trips))).not.toContain(
      'earlier_years_serve',
    );
  });

  it('requires any five unbroken years on the route: later absences do not matter', () => {
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

  it('is not eligible without five unbroken years', () =>
    expect(
      settle({ route: 'uk_ancestry', grantDate: '2021-03-01' }, '2026-11-23', [
        journey('2024-01-01', '2025-02-01'),
      ]).verdict,
    ).toBe('over_limit'));
});
