import { ilrCalculationRequest, ilrCalculationResponse } from '@settlewise/contract/assessments';
import { calculateIlr } from '@settlewise/rules/calculators';
import { describe, expect, it } from 'vitest';
import { nadiasForm, nadiasResult } from '../../../../testing/nadia';
import { daysThatCount, totalByHomeOffice } from './whatCounts';

describe('The days away that count', () => {
  it('are whole days, with those before the entry', () => {
    // 4 days from the visa to the entry, and six journeys of 29 whole days.
    expect(totalByHomeOffice(nadiasForm, nadiasResult)).toBe(178);
    expect(nadiasResult.absenceDaysTotal).toBe(190);
    expect(daysThatCount(nadiasForm, nadiasResult)[0]).toEqual({ year: 2021, days: 4 });
  });

  it('of yearly totals are those that were typed', () => {
    const form = { ...nadiasForm, useDetailedAbsences: false, absencesPerYear: [{ year: 2025, days: 30 }] };
    const result = ilrCalculationResponse.parse(calculateIlr(form, '2026-11-27'));
    expect(totalByHomeOffice(form, result)).toBe(result.absenceDaysTotal);
    expect(daysThatCount(form, result)).toBe(result.absencesByYear);
  });

  it('hold what is planned in years to come that are named', () => {
    const form = ilrCalculationRequest.parse({
      visaType: 'skilled_worker',
      visaStartDate: '2022-06-01',
      useDetailedAbsences: true,
      detailedAbsences: [
        { startDate: '2023-05-12', endDate: '2024-01-22' },
        { startDate: '2028-02-01', endDate: '2028-02-20' },
      ],
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
    });
    const result = ilrCalculationResponse.parse(calculateIlr(form, '2026-11-27'));
    expect(daysThatCount(form, result)).toContainEqual({ year: 2028, days: 18 });
  });
});
