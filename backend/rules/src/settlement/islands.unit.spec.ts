import { describe, expect, it } from 'vitest';
import { listCodes, journey, settle } from '../../testing/settle';
import type { SettlementRequest } from '../assessment/request';

describe('the Crown Dependencies', () => {
  const granted: SettlementRequest = { route: 'skilled_worker', grantDate: '2020-03-01' };
  const islands = (crownDependency: 'visited' | 'lived_there') =>
    settle(granted, '2025-06-01', [journey('2022-01-01', '2022-09-01', { crownDependency })]);

  it('are abroad for settlement, unless the person lived there with permission on an equivalent route', () => {
    expect(islands('visited').verdict).toBe('over_limit');
    expect(islands('lived_there').verdict).toBe('eligible');
    expect(listCodes(islands('lived_there'))).toContain('lived_on_islands');
  });
});
