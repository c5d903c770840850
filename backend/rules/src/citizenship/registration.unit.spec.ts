import { describe, expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { AssessedTrip, CitizenshipRequest } from '../assessment/request';
import { addDays } from '../calendar/civilDate';

const asOf = '2026-11-21';
const away = (departureDate: string, wholeDays: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});
const registrationOf = (trips: readonly AssessedTrip[], request: Partial<CitizenshipRequest> = {}) => {
  const { citizenship } = assess({
    asOf,
    counting: 'whole_days',
    trips,
    citizenship: {
      spouseOfBritishCitizen: false,
      settledSince: '2025-01-01',
      britishNationalOverseas: true,
      ...request,
    },
  });
  return citizenship?.registration ?? null;
};

describe('registration of a British National (Overseas), section 4(2)', () => {
  it('is not available to others', () => {
    expect(registrationOf([], { britishNationalOverseas: false })).toBeNull();
    expect(registrationOf([], { britishNationalOverseas: undefined })).toBeNull();
  });

  it('requires five years with 450 days and 90 in the final year', () => {
    expect(registrationOf([away('2022-01-01', 450)])).toMatchObject({ section: '4(2)', verdict: 'eligible' });
    expect(registrationOf([away('2022-01-01', 451)])?.verdict).toBe('discretion');
    expect(registrationOf([away('2026-01-01', 90)])?.verdict).toBe('eligible');
    const over = registrationOf([away('2026-01-01', 91)]);
    expect(over?.verdict).toBe('discretion');
    expect(over?.reasons.find(({ code }) => code === 'registration_final_year')).toMatchObject({
      days: 91,
      limit: 90,
      standing: 'against',
    });
  });

  it('requires presence on the first day, and twelve months without a time limit, also of spouses', () => {
    expect(registrationOf([away('2021-11-21', 3)])).toMatchObject({
      verdict: 'not_yet',
      firstGoodDate: '2026-11-24',
    });
    expect(registrationOf([], { settledSince: '2026-01-01', spouseOfBritishCitizen: true })).toMatchObject({
      verdict: 'not_yet',
      firstGoodDate: '2027-01-01',
    });
  });

  it('lists what is not required, and that its fee is not confirmed', () => {
    const reasons = registrationOf([])?.reasons ?? [];
    expect(reasons.find(({ code }) => code === 'registration_asks_less')?.message).toContain('no English');
    const fee = reasons.find(({ code }) => code === 'registration_fee')?.message;
    expect(fee).toContain('£1,540 (not confirmed)');
    expect(fee).toContain('£1,709');
    expect(fee).toContain('a later list of fees, of 8 October 2026');
  });
});
