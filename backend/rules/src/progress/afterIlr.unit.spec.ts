import { describe, expect, it } from 'vitest';
import { citizenshipAfterIlr, grantOfRecord, type DaysBeforeIlr } from './afterIlr';

const today = '2026-11-29';
const record = (ilr: Partial<DaysBeforeIlr['ilr']> = {}): DaysBeforeIlr => ({
  ilr: {
    hasILR: false,
    needsNoIlr: false,
    visaType: 'skilled_worker',
    ilrApplicationEarliestDate: '2026-12-20',
    ilrEligibilityDate: '2027-01-17',
    ...ilr,
  },
  citizenship: { citizenshipEligibilityDate: null, ukEntryDate: '2022-01-17', spouseOfBritishCitizen: false },
});

describe('The estimated grant of ILR', () => {
  it('is six months after the first day to apply, or after the day of a pending application', () => {
    expect(grantOfRecord(record(), '2026-12-20', today)).toBe('2027-06-20');
    const waits = record({ awaitingDecisionSince: '2026-11-10' });
    expect(grantOfRecord(waits, '2026-12-20', today)).toBe('2027-05-10');
    expect(citizenshipAfterIlr(waits, '2026-12-20', today)).toBe('2028-05-10');
  });

  it('is never in the past, or before the years are complete', () => {
    const long = record({ awaitingDecisionSince: '2026-01-10', ilrEligibilityDate: '2026-02-07' });
    expect(grantOfRecord(long, today, today)).toBe(today);
    expect(grantOfRecord(record({ awaitingDecisionSince: '2026-06-10' }), today, today)).toBe('2027-01-17');
  });

  it('is the recorded one if the list of applications has it', () => {
    expect(grantOfRecord(record({ grantedInList: '2026-11-20' }), today, today)).toBe('2026-11-20');
  });
});
