import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, it } from 'vitest';
import { needsNoIlr, settledOnRecord } from './settledOnRecord';

describe('The kind of settlement on a record', () => {
  it.each([
    ['irish_citizen', 'irish'],
    ['right_of_abode', 'right_of_abode'],
  ])('follows from %s, which is no visa but a right', (visaType, kind) => {
    const details = settledOnRecord({ ...emptyDetails, visaType });
    expect(details.settledAs).toBe(kind);
    expect(needsNoIlr({ details })).toBe(true);
  });

  it('is what was granted or said, where that is something else', () => {
    const granted = { ...emptyDetails, visaType: 'irish_citizen', hasILR: true };
    expect(settledOnRecord(granted)).toEqual(granted);
    expect(needsNoIlr({ details: granted })).toBe(false);
    const said = { ...emptyDetails, visaType: 'right_of_abode', settledAs: 'irish' } as const;
    expect(settledOnRecord(said)).toEqual(said);
  });

  it('is not known of a visa, or without any', () => {
    for (const visaType of ['skilled_worker', null]) {
      const details = settledOnRecord({ ...emptyDetails, visaType });
      expect([details.settledAs, needsNoIlr({ details })]).toEqual([null, false]);
    }
  });
});
