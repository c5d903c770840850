import { describe, expect, it } from 'vitest';
import { journey, settle } from '../../testing/settle';
import type { AssessedTrip, SettlementRequest } from '../assessment/request';
import { addDays } from '../calendar/civilDate';

describe('the EU Settlement Scheme', () => {
  const granted: SettlementRequest = { route: 'eu_settled_status', grantDate: '2019-03-01' };
  /** The date of assessment is before 16 July 2025, when thirty months in sixty were not yet enough. */
  const before = (...trips: AssessedTrip[]) => settle(granted, '2025-06-01', trips);

  it('counts calendar months: exactly six are allowed, in a short half year and in a long one', () => {
    // 1 September to 1 March: 181 nights. 1 March to 1 September: 184.
    for (const [left, back] of [
      ['2021-09-01', '2022-03-01'],
      ['2021-03-01', '2021-09-01'],
    ] as const) {
      expect(before(journey(left, back)).verdict).toBe('eligible');
      expect(before(journey(left, addDays(back, 1))).verdict).toBe('over_limit');
    }
  });

  it('excludes one absence of up to twelve months for an important reason, but no second or longer one', () => {
    const study = (from: string, to: string) => journey(from, to, { permittedReason: 'important_reason' });
    expect(before(study('2021-01-10', '2022-01-10')).verdict).toBe('eligible');
    expect(before(study('2021-01-10', '2022-01-11')).verdict).toBe('over_limit');
    expect(before(study('2020-06-01', '2021-02-01'), study('2022-06-01', '2023-02-01')).verdict).toBe(
      'over_limit',
    );
  });

  it('accepts thirty months in sixty since 16 July 2025', () => {
    const tenMonths = [journey('2021-03-01', '2022-01-01'), journey('2023-03-01', '2024-01-01')];
    expect(settle(granted, '2025-07-15', tenMonths).verdict).toBe('over_limit');
    expect(settle(granted, '2025-07-16', tenMonths).verdict).toBe('eligible');
  });

  it('states that the thirty months decide if six in twelve were exceeded, with the statement of changes', () => {
    const answer = settle({ route: 'eu_settled_status', grantDate: '2021-10-01' }, '2026-11-23', [
      journey('2022-01-01', '2022-09-01'),
    ]);
    expect(answer.verdict).toBe('eligible');
    expect(answer.reasons.find(({ code }) => code === 'thirty_months_in_sixty')).toMatchObject({
      standing: 'met',
      source: { title: expect.stringContaining('HC 836') as string },
    });
    const exactlySix = settle({ route: 'eu_settled_status', grantDate: '2021-10-01' }, '2026-11-23', [
      journey('2022-01-01', '2022-07-01'),
    ]);
    expect(exactlySix.reasons.map(({ code }) => code)).not.toContain('thirty_months_in_sixty');
  });

  it('counts days on the islands as days in the UK', () =>
    expect(before(journey('2021-01-01', '2022-01-01', { crownDependency: 'visited' })).verdict).toBe(
      'eligible',
    ));
});
