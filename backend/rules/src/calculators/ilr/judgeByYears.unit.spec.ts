import { describe, expect, it } from 'vitest';
import { anIlrForm } from '../../../testing/calculatorForms';
import { calculateIlr } from './calculateIlr';
import type { IlrForm, YearlyTotal } from './ilrForm';

const today = '2026-11-21';
const totals = (...days: readonly number[]): readonly YearlyTotal[] =>
  days.map((count, position) => ({ year: 2022 + position, days: count }));
const byYears = (absencesPerYear: readonly YearlyTotal[], part: Partial<IlrForm> = {}) =>
  calculateIlr(
    anIlrForm({ visaStartDate: '2020-06-01', useDetailedAbsences: false, absencesPerYear, ...part }),
    today,
  );
const listCodes = ({ reasons }: { reasons: readonly { code: string }[] }) => reasons.map(({ code }) => code);

describe('totals by calendar year', () => {
  it('of 180 days in a year are allowed, and neither count is complete', () => {
    expect(byYears(totals(0, 180, 0, 0, 0))).toMatchObject({
      isEligible: true,
      absencesValid: true,
      absenceDaysTotal: 180,
      cautious: null,
      homeOffice: null,
      travelMargin: null,
    });
  });

  it('of a year with only days before the entry in the qualifying years count too', () => {
    const form = anIlrForm({
      visaStartDate: '2012-01-01',
      entryDate: '2012-12-28',
      useDetailedAbsences: false,
      absencesPerYear: [{ year: 2017, days: 181 }],
    });
    // The years after the entry begin in July 2017, and all 181 days may be before that.
    const asked = ['2012-12-28', '2017-06-03', '2017-12-04'];
    expect(asked.map((day) => calculateIlr(form, day).suggestedEligibilityDate)).toEqual(
      asked.map(() => '2022-12-04'),
    );
  });

  it('of 181 days in a year exceed the limit, and the years restart on the next 1 January', () => {
    const answer = byYears(totals(0, 181, 0, 0, 0));
    expect(answer).toMatchObject({
      isEligible: false,
      absencesValid: false,
      continuousResidenceMet: false,
      suggestedEligibilityDate: '2028-12-04',
      discretionRecommended: true,
    });
    expect(answer.reasons[0]).toMatchObject({
      code: 'year_over_limit',
      standing: 'against',
      days: 181,
      limit: 180,
      from: '2023-01-01',
      to: '2023-12-31',
    });
    expect(answer.absencesByYear).toContainEqual({ year: 2023, days: 181, over: true });
  });

  it('of two years over the limit restart after the later year', () => {
    expect(byYears(totals(200, 0, 200, 0, 0)).suggestedEligibilityDate).toBe('2029-12-04');
  });

  it('of two neighbouring years with more than 180 days together may hide a window over the limit', () => {
    const answer = byYears(totals(0, 100, 81, 0, 0));
    expect(answer.isEligible).toBe(true);
    expect(answer.reasons[0]).toMatchObject({
      code: 'years_may_hide_window',
      standing: 'to_know',
      days: 181,
      limit: 180,
      from: '2023-01-01',
      to: '2024-12-31',
    });
    expect(answer.reasons[0]?.message).toContain('Enter individual trips');
  });

  it('of two neighbouring years with 180 days together hide nothing, nor does a single year', () => {
    expect(listCodes(byYears(totals(0, 100, 80, 0, 180)))).not.toContain('years_may_hide_window');
  });

  it('outside the qualifying years do not count, and a year at their edge has no more days than are in them', () => {
    const answer = byYears([
      { year: 2015, days: 300 },
      { year: 2021, days: 200 },
      ...totals(0, 0, 10, 0, 0),
      { year: 2030, days: 300 },
    ]);
    // 21 November to 31 December 2021.
    expect(answer).toMatchObject({ isEligible: true, absenceDaysTotal: 41 + 10 });
    expect(answer.absencesByYear.map(({ year }) => year)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  });

  it('do not matter to a partner, whose route has no limit', () => {
    expect(byYears(totals(300, 300, 300, 300, 300), { visaType: 'spouse' })).toMatchObject({
      isEligible: true,
      absenceLimit: null,
      absencesValid: true,
    });
  });

  it('raise the question whether they include the days between grant and entry, which count too', () => {
    const answer = byYears(totals(0, 0, 0, 0, 0), { entryDate: '2020-07-01' });
    expect(listCodes(answer)).toContain('totals_before_entry');
  });

  it('do not hide an entry more than 180 days after the grant', () => {
    const answer = byYears(totals(0, 0, 0, 0, 0), { visaStartDate: '2022-01-01', entryDate: '2022-08-01' });
    expect(answer).toMatchObject({ isEligible: false, absencesValid: false });
  });

  it('of a visa without settlement are only added up', () => {
    expect(byYears(totals(1, 2, 3, 4, 5), { visaType: 'student' })).toMatchObject({
      isEligible: false,
      absenceDaysTotal: 15,
      requiredYears: null,
    });
  });

  it('of an unknown visa are estimated, never eligible', () => {
    expect(byYears(totals(0, 181, 0, 0, 0), { visaType: 'other' })).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2028-12-04',
      route: null,
    });
  });
});

describe('totals by year for long residence', () => {
  const longResidence = { visaType: 'long_residence', visaStartDate: '2014-01-01' };
  /** From 2016, when the ten years begin; 0 unless given. */
  const from2016 = (days: Readonly<Record<number, number>>) =>
    Array.from({ length: 11 }, (_, at) => ({ year: 2016 + at, days: days[2016 + at] ?? 0 }));

  it('may exceed 180 days before April 2024, and whether one absence was too long stays open', () => {
    const answer = byYears(from2016({ 2017: 185 }), longResidence);
    expect(answer.isEligible).toBe(true);
    expect(answer.reasons[0]).toMatchObject({ code: 'year_may_hide_long_absence', standing: 'to_know' });
    expect(answer.absencesByYear).toContainEqual({ year: 2017, days: 185, over: false });
  });

  it('may not exceed 548 days in total before that', () => {
    expect(byYears(from2016({ 2017: 180, 2019: 184, 2021: 184 }), longResidence)).toMatchObject({
      isEligible: true,
      meetsAbsenceTotal: true,
    });
    const answer = byYears(from2016({ 2017: 181, 2019: 184, 2021: 184 }), longResidence);
    expect(answer).toMatchObject({ isEligible: false, meetsAbsenceTotal: false, absencesValid: false });
    // Without the days of 2017 the other days are within the limit.
    expect(answer.suggestedEligibilityDate).toBe('2027-12-04');
    expect(answer.reasons[0]?.code).toBe('early_years_over_limit');
  });

  it('may have at most 180 days in a year since then', () => {
    expect(byYears(from2016({ 2025: 181 }), longResidence)).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2035-12-04',
    });
  });
});

describe('totals that do not cover the qualifying years', () => {
  it('for five of the ten years of long residence are not enough, and the answer names the missing five', () => {
    const answer = byYears(totals(0, 0, 0, 0, 0), {
      visaType: 'long_residence',
      visaStartDate: '2014-01-01',
    });
    expect(answer).toMatchObject({
      verdict: 'not_enough',
      isEligible: false,
      earliestApplicationDate: null,
      suggestedEligibilityDate: null,
      continuousResidenceMet: false,
      discretionReason: null,
    });
    expect(answer.missing.map(({ field, from }) => [field, from])).toEqual([
      ['absencesPerYear', '2016-11-21'],
      ...['2017', '2018', '2019', '2020', '2021'].map((year) => ['absencesPerYear', `${year}-01-01`]),
    ]);
    expect(answer.missing[1]?.message).toBe('Enter your days away in 2017. Enter 0 if you were not away.');
    expect(listCodes(answer)).not.toContain('qualifying_period');
  });

  it('without a year in the middle are not enough, although every given year is within the limit', () => {
    const answer = byYears([2021, 2022, 2024, 2025, 2026].map((year) => ({ year, days: 0 })));
    expect(answer).toMatchObject({ verdict: 'not_enough', isEligible: false });
    expect(answer.missing.map(({ from }) => from)).toEqual(['2023-01-01']);
  });

  it('are enough if no rule is broken even with every missing day spent away', () => {
    // 21 November to 31 December 2021 are 41 days: with 139 days in 2022 they make 180, with 140 one more.
    expect(byYears(totals(139, 0, 0, 0, 0))).toMatchObject({ verdict: 'eligible', missing: [] });
    expect(byYears(totals(140, 0, 0, 0, 0))).toMatchObject({
      verdict: 'not_enough',
      missing: [{ from: '2021-11-21', to: '2021-12-31' }],
    });
  });

  it('do not matter to a partner, whose route has no limit of days away', () =>
    expect(byYears([], { visaType: 'spouse' })).toMatchObject({ verdict: 'eligible', missing: [] }));

  it('are not required of years that have not begun', () => {
    const answer = byYears(
      [2025, 2026].map((year) => ({ year, days: 0 })),
      { visaStartDate: '2025-03-01' },
    );
    expect(answer).toMatchObject({ verdict: 'not_yet', missing: [], suggestedEligibilityDate: '2030-02-01' });
  });
});
