import { expect, it } from 'vitest';
import { UnsoundAssessment } from '../../assessment/problems';
import { anIlrForm, away } from '../../../testing/calculatorForms';
import { calculateIlr } from './calculateIlr';
import type { IlrForm } from './ilrForm';

const today = '2026-11-21';

function problemsWith(part: Partial<IlrForm>) {
  try {
    calculateIlr(anIlrForm(part), today);
    return [];
  } catch (error) {
    if (error instanceof UnsoundAssessment) return error.problems;
    throw error;
  }
}
const years = (...absencesPerYear: IlrForm['absencesPerYear']) => ({
  useDetailedAbsences: false,
  absencesPerYear,
});

it.each<[string, Partial<IlrForm>, string, string]>([
  [
    'a visa issued tomorrow',
    { visaStartDate: '2026-11-22' },
    'visaStartDate',
    'Visa issue date cannot be in the future',
  ],
  [
    'an entry before the visa was issued',
    { entryDate: '2021-11-30' },
    'entryDate',
    'UK entry date cannot be before the visa issue date',
  ],
  ['an entry tomorrow', { entryDate: '2026-11-22' }, 'entryDate', 'UK entry date cannot be in the future'],
  [
    'an extension applied for tomorrow',
    { extensionAppliedOn: '2026-11-22' },
    'extensionAppliedOn',
    'The day you applied cannot be in the future',
  ],
  [
    'an extension applied for before a visa that follows it',
    {
      visaStartDate: '2021-11-20',
      extensionAppliedOn: '2024-10-01',
      permissions: [{ from: '2021-11-20', to: '2024-11-19' }, { from: '2024-12-01' }],
    },
    'extensionAppliedOn',
    'A visa begins after this day. Leave the day out once the extension is decided',
  ],
  [
    'a return before the departure',
    { detailedAbsences: [away('2024-01-01', '2024-01-02'), away('2024-03-02', '2024-03-01')] },
    'detailedAbsences.1.endDate',
    'End date must be after start date',
  ],
  [
    'a day that does not exist',
    { detailedAbsences: [away('2025-02-29', '2025-03-02')] },
    'detailedAbsences.0.startDate',
    'Enter a day that exists, as yyyy-MM-dd.',
  ],
  [
    'an expiry in the year 2500',
    { visaExpiryDate: '2500-01-01' },
    'visaExpiryDate',
    'Enter a day from 1900-01-01 to 2199-12-31.',
  ],
  [
    '2,001 trips',
    { detailedAbsences: Array.from({ length: 2_011 }, () => away('2024-01-01', '2024-01-02')) },
    'detailedAbsences',
    'Give at most 2,000 trips.',
  ],
  [
    'a year given twice',
    years({ year: 2024, days: 1 }, { year: 2024, days: 1 }),
    'absencesPerYear.1.year',
    'The year 2024 is there twice.',
  ],
  ['half a day', years({ year: 2024, days: 0.5 }), 'absencesPerYear.0.days', 'Enter 0 or more whole days'],
  [
    '366 days of 2025',
    years({ year: 2025, days: 366 }),
    'absencesPerYear.0.days',
    'The year 2025 has 365 days',
  ],
  ['an invalid year', years({ year: 20_250, days: 3 }), 'absencesPerYear.0.year', 'Enter a year.'],
])('refuses %s, and names the field', (_what, part, field, message) => {
  expect(problemsWith(part)).toEqual([{ field, message }]);
});

it('names every wrong field', () => {
  expect(problemsWith({ visaStartDate: 'yesterday', entryDate: '2027-01-01' })).toHaveLength(2);
});

it('accepts 366 days of a leap year, and an entry on the day of the issue', () => {
  expect(problemsWith(years({ year: 2024, days: 366 }))).toEqual([]);
  expect(problemsWith({ entryDate: '2021-12-01', visaStartDate: '2021-12-01' })).toEqual([]);
});

it('checks only the absences of the chosen mode', () => {
  expect(problemsWith({ absencesPerYear: [{ year: 1, days: -1 }] })).toEqual([]);
  expect(problemsWith({ ...years(), detailedAbsences: [away('2024-03-02', '2024-03-01')] })).toEqual([]);
});
