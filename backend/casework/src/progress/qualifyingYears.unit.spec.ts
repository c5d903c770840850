import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { addDays } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { calculateIlrProgress } from './ilrProgress';

const progressOf = (details: Partial<ProfileDetails>, journeys: readonly (readonly [string, string])[]) =>
  calculateIlrProgress({
    details: { ...emptyDetails, visaType: 'skilled_worker', ...details },
    earlier: [],
    applications: [],
    today: '2026-11-27',
    journeys: journeys.map(([departureDate, returnDate]) => ({
      departureDate,
      returnDate,
      journeyId: departureDate,
      destination: 'Spain',
      crownDependencyAnswer: null,
    })),
  });

describe('The days away in an answer about ILR', () => {
  it('are those of the qualifying years by the Home Office’s count, travel days included', () => {
    const { period, totalAbsences, travelMargin } = progressOf(
      { visaStartDate: '2021-12-01', ukEntryDate: '2021-12-05' },
      [
        ['2027-02-01', '2027-02-20'],
        ['2024-12-10', '2025-01-09'],
        ['2024-10-01', '2024-10-31'],
        ['2024-08-01', '2024-08-31'],
        ['2024-06-01', '2024-07-01'],
        ['2024-04-01', '2024-05-01'],
        ['2024-02-10', '2024-03-11'],
      ],
    );
    // 174 whole days, twelve travel days, and the four days before the entry. With travel days the years would restart.
    expect([period, totalAbsences]).toEqual([{ from: '2021-12-01', to: '2026-11-30' }, 190]);
    expect(travelMargin).toContain('With days of travel the first day is ');
  });

  it('are those of the restarted years if too many days broke the years from the visa', () => {
    const progress = progressOf({ visaStartDate: '2022-03-01' }, [
      ['2026-01-01', '2026-04-12'],
      ['2025-09-01', '2025-12-11'],
    ]);
    const { worstTwelveMonths, period, ilrEligibilityDate } = progress;
    expect(worstTwelveMonths?.days).toBe(200);
    expect(period?.from).not.toBe('2022-03-01');
    expect(addDays(period?.to ?? '', 1)).toBe(ilrEligibilityDate);
  });
});

describe('The qualifying years in an answer about ILR', () => {
  const talent = { visaType: 'global_talent', visaStartDate: '2024-12-01' } as const;
  const asked = (endorsedBy: ProfileDetails['endorsedBy']) => progressOf({ ...talent, endorsedBy }, []);

  it('depend on the endorsing body, in the requirements as well', () => {
    expect(asked('exceptional_promise').requiredYears).toBe(5);
    const science = asked('science_body');
    expect(science).toMatchObject({ requiredYears: 3, ilrEligibilityDate: '2027-12-01' });
    const years = science.requirements?.find(({ title }) => title === '3 years of residence');
    expect(JSON.stringify(years)).toContain('Counted from 1 December 2024.');
  });
});
