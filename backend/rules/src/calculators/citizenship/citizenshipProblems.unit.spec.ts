import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, away } from '../../../testing/calculatorForms';
import { UnsoundAssessment } from '../../assessment/problems';
import { calculateCitizenship } from './calculateCitizenship';
import type { CitizenshipForm } from './citizenshipForm';

const today = '2026-11-21';
const answerTo = (part: Partial<CitizenshipForm>, on = today) =>
  calculateCitizenship(aCitizenshipForm(part), on);

describe('an impossible form', () => {
  it.each<[string, Partial<CitizenshipForm>, string, string]>([
    [
      'an entry after the application',
      { ukEntryDate: '2026-11-22' },
      'ukEntryDate',
      'Your entry date cannot be after the day you plan to apply',
    ],
    [
      'a settlement after the application',
      { settlementDate: '2026-11-22' },
      'settlementDate',
      'Your settlement date cannot be after the day you plan to apply',
    ],
    [
      'a settlement before the entry that was not leave to enter',
      { settlementDate: '2017-06-01' },
      'settlementDate',
      'Your settlement cannot be before your entry, unless it was indefinite leave to enter. Check both dates, or say that it was.',
    ],
    [
      'no day of settlement although it is needed',
      { settlementDate: undefined },
      'settlementDate',
      'Please enter your settlement status grant date.',
    ],
    [
      'a birth that lies ahead',
      { dateOfBirth: '2026-11-22', applicationDate: '2027-11-22' },
      'dateOfBirth',
      'Your date of birth cannot lie ahead',
    ],
    [
      'more days in the last 12 months than in all',
      { useDetailedAbsences: false, totalAbsences: 100, recentAbsences: 120 },
      'recentAbsences',
      'You typed 120 days in the last 12 months, but 100 days in all 5 years. The last 12 months are part of these years.',
    ],
    [
      'an application on a day that does not exist',
      { applicationDate: '2027-02-29' },
      'applicationDate',
      'Enter a day that exists, as yyyy-MM-dd.',
    ],
    [
      'a return before the departure',
      { absenceRecords: [away('2024-03-02', '2024-03-01')] },
      'absenceRecords.0.endDate',
      'End date must be after start date',
    ],
    [
      'more days than five years have',
      { useDetailedAbsences: false, totalAbsences: 1_826 },
      'totalAbsences',
      'Enter at most 1,825 days',
    ],
    [
      'more days than three years have',
      { useDetailedAbsences: false, isSpouseRoute: true, totalAbsences: 1_096 },
      'totalAbsences',
      'Enter at most 1,095 days',
    ],
    ['half a day', { recentAbsences: 0.5 }, 'recentAbsences', 'Enter 0 or more whole days'],
    ['more days than a year has', { recentAbsences: 366 }, 'recentAbsences', 'Enter at most 365 days'],
  ])('with %s is refused, and the field is named', (_what, part, field, message) => {
    expect(() => answerTo(part)).toThrow(new UnsoundAssessment([{ field, message }]));
  });

  it('entry, settlement and application on one day are accepted', () => {
    const answer = answerTo({ ukEntryDate: today, settlementDate: today });
    expect(answer).toMatchObject({ isEligible: false, totalUKResidenceDays: 0, settlementDays: 0 });
  });
});
