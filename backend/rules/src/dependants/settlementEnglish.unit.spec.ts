import { describe, expect, it } from 'vitest';
import { settlementEnglish } from './settlementEnglish';

describe('The English of a settlement application', () => {
  it("is at the dependant's level for a person who applies as one, whatever the worker needs", () => {
    const levels = (route: Parameters<typeof settlementEnglish>[0], on: string) =>
      (['main', 'partner', 'child'] as const).map((role) => settlementEnglish(route, role, on).value);
    expect(levels('skilled_worker', '2029-01-19')).toEqual(['B2', 'B2', 'B2']);
    expect(levels('skilled_worker', '2026-12-01')).toEqual(['route', 'B1', 'B1']);
    // Their own route means the same person and the same level. It is unknown whether B1 or B2, so the
    // higher one is safe.
    expect(levels('pbs_dependant', '2029-01-19')).toEqual(['B2', 'B2', 'B2']);
    expect(settlementEnglish('pbs_dependant_child', 'main', '2029-01-19')).toMatchObject({
      value: 'B2',
      confidence: 'unknown',
    });
  });
});
