import { describe, expect, it } from 'vitest';
import { settlementEnglish } from './settlementEnglish';

describe('The English of a settlement application', () => {
  it('is that of a dependant for whoever applies as one, whatever is asked of the worker', () => {
    const levels = (route: Parameters<typeof settlementEnglish>[0], on: string) =>
      (['main', 'partner', 'child'] as const).map((role) => settlementEnglish(route, role, on).value);
    expect(levels('skilled_worker', '2029-01-19')).toEqual(['B2', 'B2', 'B2']);
    expect(levels('skilled_worker', '2026-12-01')).toEqual(['route', 'B1', 'B1']);
    // On their own route it is the same person and the same level. B1 or B2 is not known: the higher one is safe.
    expect(levels('pbs_dependant', '2029-01-19')).toEqual(['B2', 'B2', 'B2']);
    expect(settlementEnglish('pbs_dependant_child', 'main', '2029-01-19')).toMatchObject({
      value: 'B2',
      confidence: 'unknown',
    });
  });
});
