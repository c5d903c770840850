import { describe, expect, it } from 'vitest';
import { listCodes, journey, settle } from '../../testing/settle';

describe('a future journey', () => {
  it('that ends the good days is named with the day before it and the day after it', () => {
    const answer = settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23', [
      journey('2026-02-01', '2026-07-20'),
      journey('2026-12-01', '2027-01-20'),
    ]);
    expect(answer).toMatchObject({ verdict: 'eligible', eligibleUntil: '2026-11-30' });
    expect(answer.eligibleAgainFrom).not.toBeNull();
    expect(listCodes(answer)).toContain('journey_ends_good_days');
  });

  it('that breaks nothing is not named', () =>
    expect(
      settle({ route: 'skilled_worker', grantDate: '2020-02-01' }, '2026-11-23', [
        journey('2026-12-01', '2027-01-20'),
      ]),
    ).toMatchObject({ verdict: 'eligible', eligibleUntil: null, eligibleAgainFrom: null }));
});
