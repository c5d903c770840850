import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, away } from '../../../testing/calculatorForms';
import { calculateCitizenship } from './calculateCitizenship';
import type { CitizenshipForm } from './citizenshipForm';

const today = '2026-11-21';
const answerTo = (part: Partial<CitizenshipForm>, on = today) =>
  calculateCitizenship(aCitizenshipForm(part), on);
const typed = (totalAbsences: number, recentAbsences: number, part: Partial<CitizenshipForm> = {}) =>
  answerTo({ useDetailedAbsences: false, totalAbsences, recentAbsences, ...part });
const suggested = ({ suggestions }: { suggestions: readonly { code: string }[] }) =>
  suggestions.map(({ code }) => code);
const findReason = (answer: ReturnType<typeof answerTo>, code: string) =>
  answer.reasons.find((reason) => reason.code === code);

describe('everything met', () => {
  it('makes a person eligible on the planned day, with the numbers that show it', () => {
    expect(answerTo({})).toMatchObject({
      isEligible: true,
      minUkResidencyYears: 5,
      requiredSettlementWaitYears: 1,
      settlementDays: 675,
      requiredSettlementDays: 365,
      settledLongEnoughFrom: '2026-01-15',
      totalUKResidenceDays: 3237,
      totalUKResidenceYears: 8,
      requiredDays: 1825,
      absenceLimit: 450,
      recentAbsenceLimit: 90,
      meetsOtherRequirements: true,
      suggestions: [],
      period: { from: '2021-11-22', to: '2026-11-21', finalYearFrom: '2025-11-22' },
      applicationDate: today,
      suggestedEligibilityDate: today,
      calculationDate: today,
      travelMargin: null,
    });
  });

  it('requires three years, 270 days and no year of settlement of a spouse', () => {
    const answer = answerTo({
      isSpouseRoute: true,
      ukEntryDate: '2023-11-22',
      settlementDate: today,
      settlementStatus12Months: false,
    });
    expect(answer).toMatchObject({
      isEligible: true,
      minUkResidencyYears: 3,
      requiredSettlementWaitYears: 0,
      requiredSettlementDays: 0,
      settlementDays: 0,
      absenceLimit: 270,
      isSpouseRoute: true,
    });
  });
});

describe('time', () => {
  it('of residence requires presence in the UK on the first day of the five years', () => {
    expect(answerTo({ ukEntryDate: '2021-11-22' })).toMatchObject({
      isEligible: true,
      hasMinimumUKResidence: true,
      totalUKResidenceDays: 1825,
    });
    const answer = answerTo({ ukEntryDate: '2021-11-23' });
    expect(answer).toMatchObject({
      isEligible: false,
      hasMinimumUKResidence: false,
      suggestedEligibilityDate: '2026-11-22',
    });
    expect(suggested(answer)).toEqual(['waiting_date']);
    expect(findReason(answer, 'residence')).toMatchObject({ standing: 'against', to: '2026-11-22' });
  });

  it('of residence since 29 February counts calendar years', () => {
    const answer = answerTo({ ukEntryDate: '2020-02-29', applicationDate: '2025-02-28' }, '2025-02-28');
    expect(answer).toMatchObject({ hasMinimumUKResidence: true, totalUKResidenceYears: 5 });
    expect(
      answerTo({ ukEntryDate: '2020-02-29', applicationDate: '2025-02-27' }, '2025-02-27'),
    ).toMatchObject({ totalUKResidenceYears: 4, hasMinimumUKResidence: false });
  });

  it('of settlement is twelve months, and a day less is not enough', () => {
    expect(answerTo({ settlementDate: '2025-11-21' }).isEligible).toBe(true);
    const answer = answerTo({ settlementDate: '2025-11-22' });
    expect(answer).toMatchObject({
      isEligible: false,
      hasMinimumSettlementPeriod: false,
      settlementDays: 364,
      suggestedEligibilityDate: '2026-11-22',
    });
    expect(answer.suggestions[0]).toMatchObject({ code: 'waiting_date' });
    expect(answer.suggestions[0]?.message).toContain('22 November 2026');
    expect(findReason(answer, 'not_settled_long_enough')?.standing).toBe('against');
  });

  it('of settlement since 29 February ends on 28 February, and needs 366 days if it contains 29 February', () => {
    expect(answerTo({ settlementDate: '2024-02-29' }).settledLongEnoughFrom).toBe('2025-02-28');
    expect(answerTo({ settlementDate: '2023-06-01' }).requiredSettlementDays).toBe(366);
  });

  it('is complete on the later day of residence and settlement, also with typed totals', () => {
    const answer = typed(10, 5, { settlementDate: '2026-06-01', ukEntryDate: '2022-09-01' });
    expect(answer).toMatchObject({ isEligible: false, suggestedEligibilityDate: '2027-08-31' });
  });

  it('ends with the calendar, after which no day is named', () => {
    const answer = answerTo({ settlementDate: '2199-06-01', applicationDate: '2199-12-31' });
    expect(answer.suggestedEligibilityDate).toBeNull();
  });
});

describe('typed totals', () => {
  it.each([
    [450, 'meets', 0, {}],
    [451, 'discretion_expected', 0, {}],
    [481, 'discretion_conditional', 0, {}],
    [901, 'normally_refused', 0, {}],
    [270, 'meets', 0, { isSpouseRoute: true }],
    [271, 'discretion_expected', 0, { isSpouseRoute: true }],
    [541, 'normally_refused', 0, { isSpouseRoute: true }],
  ])('of %i days in all are in the band %s', (total, band, recent, part) => {
    const answer = typed(total, recent, part);
    expect(answer).toMatchObject({
      totalBand: band,
      meetsAbsenceTotal: band === 'meets',
      isEligible: band === 'meets',
      absenceDaysTotal: total,
      cautious: null,
      homeOffice: null,
    });
    expect(suggested(answer)).toEqual(band === 'meets' ? [] : ['absences_total']);
  });

  it.each([
    [90, 'meets', 100],
    [91, 'discretion_expected', 100],
    [180, 'discretion_conditional', 200],
    [181, 'discretion_conditional', 200],
    [181, 'normally_refused', 451],
  ])('of %i days in the final year are in the band %s', (recent, band, total) => {
    const answer = typed(total, recent);
    expect(answer).toMatchObject({
      recentBand: band,
      meetsAbsenceRecent: band === 'meets',
      absenceDaysRecent: recent,
    });
  });

  it('over a limit name no day, because the dates of the days are unknown', () => {
    const answer = typed(451, 0);
    expect(answer.suggestedEligibilityDate).toBeNull();
    expect(findReason(answer, 'absence_dates_unknown')?.standing).toBe('to_know');
    expect(answer.suggestions[0]?.message).toContain('Discretion may apply');
    expect(answer.suggestions[0]?.message).toContain('1 more than the limit of 450');
  });
});

describe('trips', () => {
  const overByTravelDays = {
    // 446 whole days, 454 with the days of travel.
    absenceRecords: [
      away('2022-01-01', '2022-04-23'),
      away('2023-01-01', '2023-04-23'),
      away('2024-01-01', '2024-04-23'),
      away('2025-01-01', '2025-04-24'),
    ],
  };

  // Continuous residence guidance, page 30: only whole days count.
  it('over the limit only with their travel days are allowed, and a margin shows what is left', () => {
    const answer = answerTo(overByTravelDays);
    expect(answer).toMatchObject({
      isEligible: true,
      totalBand: 'meets',
      absenceDaysTotal: 454,
      suggestedEligibilityDate: '2026-11-21',
      travelMargin:
        'The Home Office does not count days of travel. It counts 446 days in your qualifying years. The limit is 450. There are 4 days left. With days of travel it is 454 days: keep proof of them. With days of travel, time and days away meet the rules from 22 April 2027.',
    });
    // The person must be in the UK on the first day of the years, which may be the day of return.
    expect(answer.cautious?.citizenship?.totalDays).toBe(454);
  });

  it('show whether the person was in the UK on the first day', () => {
    const answer = answerTo({ absenceRecords: [away('2021-11-10', '2021-11-23')] });
    expect(answer).toMatchObject({
      isEligible: false,
      physicalPresenceExactDate: false,
      meetsOtherRequirements: false,
      suggestedEligibilityDate: '2026-11-22',
    });
    expect(findReason(answer, 'absent_on_first_day')?.standing).toBe('against');
    expect(suggested(answer)).toEqual(['first_day']);
    expect(answerTo({ absenceRecords: [away('2021-11-10', '2021-11-22')] }).isEligible).toBe(true);
  });

  it('do not change the checkbox about presence on the first day', () => {
    expect(answerTo({ physicalPresenceExactDate: false }).physicalPresenceExactDate).toBe(false);
  });

  it('and a typed number of recent days: the larger number counts, and the difference is reported', () => {
    const absenceRecords = [away('2026-03-01', '2026-03-20')];
    const larger = answerTo({ absenceRecords, recentAbsences: 25 });
    expect(larger.absenceDaysRecent).toBe(25);
    expect(findReason(larger, 'recent_absences_differ')?.message).toContain('25 days');
    const smaller = answerTo({ absenceRecords, recentAbsences: 5 });
    expect(smaller.absenceDaysRecent).toBe(20);
    expect(findReason(smaller, 'recent_absences_differ')).toBeDefined();
    const same = answerTo({ absenceRecords, recentAbsences: 20 });
    expect(findReason(same, 'recent_absences_differ')).toBeUndefined();
    expect(findReason(answerTo({ absenceRecords }), 'recent_absences_differ')).toBeUndefined();
  });

  it('name no day if a typed number of recent days is over the limit', () => {
    const answer = answerTo({ recentAbsences: 91 });
    expect(answer).toMatchObject({ meetsAbsenceRecent: false, suggestedEligibilityDate: null });
  });

  it('replace the typed total', () => {
    expect(answerTo({ totalAbsences: 1_800 })).toMatchObject({ isEligible: true, absenceDaysTotal: 0 });
  });
});

describe('requirements', () => {
  it.each([
    ['physicalPresence', 'physical_presence'],
    ['physicalPresenceExactDate', 'exact_date'],
    ['goodCharacter', 'good_character'],
    ['intendsToContinueResiding', 'future_intentions'],
  ] as const)(
    '%s unticked prevents eligibility and is suggested, and no later day changes that',
    (field, code) => {
      const answer = answerTo({ [field]: false });
      expect(answer).toMatchObject({
        isEligible: false,
        meetsOtherRequirements: false,
        suggestedEligibilityDate: null,
      });
      expect(suggested(answer)).toEqual([code]);
    },
  );

  it.each([
    ['englishLanguage', 'english'],
    ['lifeInUK', 'life_in_uk'],
  ] as const)('%s unticked still has to be shown, next to the date by time and days', (field, code) => {
    const answer = answerTo({ [field]: false });
    expect(answer).toMatchObject({
      isEligible: false,
      meetsOtherRequirements: false,
      suggestedEligibilityDate: today,
    });
    expect(suggested(answer)).toEqual([code]);
  });

  it('the dates of settlement answer the checkbox about it, so the checkbox is ignored', () => {
    const shown = answerTo({ settlementStatus12Months: false });
    expect(shown).toMatchObject({ isEligible: true, settlementStatus12Months: true, suggestions: [] });
    const tooYoung = answerTo({ settlementDate: '2026-06-01', settlementStatus12Months: true });
    expect(tooYoung).toMatchObject({ isEligible: false, settlementStatus12Months: false });
    expect(suggested(tooYoung)).toEqual(['waiting_date']);
  });

  it('a waiting date stays if a requirement is missing', () => {
    const answer = answerTo({ settlementDate: '2026-06-01', englishLanguage: false });
    expect(answer.suggestedEligibilityDate).toBe('2027-06-01');
    expect(suggested(answer)).toEqual(['waiting_date', 'english']);
  });

  it.each([
    ['hasCriminalRecord', 'criminal_record'],
    ['hasFinancialIssues', 'financial_issues'],
    ['hasImmigrationIssues', 'immigration_issues'],
  ] as const)('%s gives information without a decision', (field, code) => {
    const answer = answerTo({ [field]: true });
    expect(answer.isEligible).toBe(true);
    expect(findReason(answer, code)?.standing).toBe('to_know');
  });

  it('an unclear status, a future settlement and one before the entry give information', () => {
    expect(findReason(answerTo({ statusType: 'other' }), 'settlement_status_unclear')).toBeDefined();
    const ahead = answerTo({ settlementDate: '2026-12-01', applicationDate: '2027-12-01' });
    expect(ahead.isEligible).toBe(true);
    expect(findReason(ahead, 'settlement_planned')).toBeDefined();
    const before = answerTo({ settlementDate: '2017-06-01', indefiniteLeaveToEnter: true });
    expect(findReason(before, 'settled_before_entry')).toBeDefined();
  });

  it('reasons against the application come first, information last', () => {
    const answer = typed(451, 0, { hasCriminalRecord: true });
    const standings = answer.reasons.map(({ standing }) => standing);
    expect(standings[0]).toBe('against');
    expect(standings.at(-1)).toBe('to_know');
    expect([...standings].sort((a, b) => rank(a) - rank(b))).toEqual(standings);
  });
  const rank = (standing: string | undefined) => ['against', 'met', 'to_know'].indexOf(standing ?? '');
});

describe('trips to the islands', () => {
  it('are no absences, including on the first day', () => {
    const absenceRecords = [away('2021-11-20', '2023-11-20', { crownDependency: 'lived_there' })];
    expect(answerTo({ absenceRecords })).toMatchObject({ isEligible: true, absenceDaysTotal: 0 });
    expect(findReason(answerTo({ absenceRecords }), 'crown_dependency_days')).toBeDefined();
  });
});

describe('British Nationals (Overseas)', () => {
  it('can register instead of naturalising, assessed on five years since the entry', () => {
    const part = { britishNationalOverseas: true };
    expect(answerTo(part).registration).toMatchObject({ verdict: 'eligible', firstGoodDate: today });
    expect(answerTo({ ...part, ukEntryDate: '2023-11-22', isSpouseRoute: true }).registration).toMatchObject({
      verdict: 'not_yet',
      firstGoodDate: '2028-11-21',
    });
    expect(typed(451, 0, part).registration).toMatchObject({ verdict: 'discretion', firstGoodDate: null });
    expect(typed(10, 0, { ...part, isSpouseRoute: true }).registration).toBeNull();
    expect(answerTo({}).registration).toBeNull();
  });
});
