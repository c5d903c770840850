import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, it } from 'vitest';
import { calculateCitizenshipProgress } from './citizenshipEligibility';
import { calculateIlrProgress } from './ilrProgress';
import type { ProgressRecord } from '../record/recordOn';

const record = (
  details: Partial<ProfileDetails>,
  journeys: readonly (readonly [string, string, ('week' | 'month')?])[],
): ProgressRecord => ({
  details: { ...emptyDetails, visaType: 'skilled_worker', visaStartDate: '2021-12-01', ...details },
  earlier: [],
  applications: [],
  today: '2026-11-27',
  journeys: journeys.map(([departureDate, returnDate, approximate]) => ({
    departureDate,
    returnDate,
    journeyId: departureDate,
    destination: 'Spain',
    crownDependencyAnswer: null,
    ...(approximate !== undefined && { approximate }),
  })),
});

describe('Journeys with approximate dates', () => {
  // 178 whole days away; a week more on either side is over the limit of 180.
  const dates = ['2025-03-01', '2025-08-27'] as const;

  it('mention the first day for ILR that their longest length leads to', () => {
    const exact = calculateIlrProgress(record({}, [dates]));
    const approximate = calculateIlrProgress(record({}, [[...dates, 'week']]));
    expect(approximate.ilrApplicationEarliestDate).toBe(exact.ilrApplicationEarliestDate);
    expect(exact.travelMargin).toBeNull();
    expect(approximate.travelMargin).toMatch(
      /^Some of your journeys have approximate dates\. If each of them .* the first day to apply is \d+ \w+ 20\d\d\. Look up the exact dates/,
    );
  });

  it('add nothing if their longest length is within the limits too', () => {
    const progress = calculateIlrProgress(record({}, [['2025-03-01', '2025-04-01', 'month']]));
    expect(progress.travelMargin).toBeNull();
  });

  it('mention no day while the first day depends on a question', () => {
    const open = calculateIlrProgress(record({ visaType: 'global_talent' }, [[...dates, 'week']]));
    expect(open.outcomes).toHaveLength(2);
    expect(open.travelMargin ?? '').not.toContain('approximate');
  });

  it('mention the first day for citizenship as well', () => {
    const settled = { hasILR: true, ilrGrantDate: '2025-01-15', visaStartDate: '2018-01-15' };
    // 87 whole days of the last twelve months; the whole months from June to September are 120.
    const last = ['2026-06-15', '2026-09-11'] as const;
    expect(calculateCitizenshipProgress(record(settled, [last])).travelMargin).toBeNull();
    expect(calculateCitizenshipProgress(record(settled, [[...last, 'month']])).travelMargin).toContain(
      'Some of your journeys have approximate dates.',
    );
  });
});
