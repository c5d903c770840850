import { emptyDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, it } from 'vitest';
import { needsNoIlr, addKindOfSettlement } from './settledOnRecord';

describe('The kind of settlement on a record', () => {
  it.each([
    ['irish_citizen', 'irish'],
    ['right_of_abode', 'right_of_abode'],
  ])('follows from %s, which is a right and not a visa', (visaType, kind) => {
    const details = addKindOfSettlement({ ...emptyDetails, visaType });
    expect(details.settledAs).toBe(kind);
    expect(needsNoIlr({ details })).toBe(true);
  });

  it('is the granted or entered kind if there is one', () => {
    const granted = { ...emptyDetails, visaType: 'irish_citizen', hasILR: true };
    expect(addKindOfSettlement(granted)).toEqual(granted);
    expect(needsNoIlr({ details: granted })).toBe(false);
    const entered = { ...emptyDetails, visaType: 'right_of_abode', settledAs: 'irish' } as const;
    expect(addKindOfSettlement(entered)).toEqual(entered);
  });

  it('is unknown for other visa types and without a visa type', () => {
    for (const visaType of ['skilled_worker', null]) {
      const details = addKindOfSettlement({ ...emptyDetails, visaType });
      expect([details.settledAs, needsNoIlr({ details })]).toEqual([null, false]);
    }
  });
});
