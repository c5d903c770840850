import { describe, expect, it } from 'vitest';
import { anIlrForm, away } from '../../../testing/calculatorForms';
import { calculateIlr } from './calculateIlr';
import type { IlrForm, IlrPermission } from './ilrForm';

const today = '2026-11-21';
const listCodes = ({ reasons }: { reasons: readonly { code: string }[] }) => reasons.map(({ code }) => code);

describe('a Skilled Worker without absences', () => {
  it('is eligible 28 days before the five years are complete', () => {
    const answer = calculateIlr(anIlrForm(), '2026-11-03');
    expect(answer).toMatchObject({
      isEligible: true,
      suggestedEligibilityDate: null,
      earliestApplicationDate: '2026-11-03',
      requiredYears: 5,
      continuousResidenceMet: true,
      meetsSettlementPeriod: true,
      hasMinimumUKResidence: true,
      meetsAbsenceTotal: true,
      absencesValid: true,
      absenceLimit: 900,
      absenceDaysTotal: 0,
      discretionRecommended: false,
      discretionReason: null,
      calculationDate: '2026-11-03',
      calculationVersion: '3.0',
      route: { key: 'skilled_worker', title: 'Skilled Worker' },
      period: { from: '2021-12-01', to: '2026-11-30' },
    });
  });

  it('still waits one day before that, with the last day of the wait', () => {
    expect(calculateIlr(anIlrForm(), '2026-11-02')).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2026-11-03',
      earliestApplicationDate: '2026-11-03',
      continuousResidenceMet: false,
      meetsSettlementPeriod: false,
      absencesValid: true,
    });
  });

  it('with a visa of 29 February completes the years on 28 February', () => {
    const form = anIlrForm({ visaStartDate: '2024-02-29' });
    expect(calculateIlr(form, '2026-11-21')).toMatchObject({
      earliestApplicationDate: '2029-01-31',
      visaExpiryDate: '2029-02-28',
      period: { from: '2024-02-29', to: '2029-02-27' },
    });
  });
});

describe('missing visas', () => {
  const assumed = (part: Parameters<typeof anIlrForm>[0]) =>
    calculateIlr(anIlrForm({ visaStartDate: '2021-09-01', ...part }), today).reasons.find(
      ({ code }) => code === 'lawful_residence_assumed',
    )?.message;

  it('count as one visa since the first, and days away still restart the years', () => {
    expect(assumed({ detailedAbsences: [away('2022-03-01', '2023-03-02')] })).toContain('1 September 2021');
    const years = [2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({
      year,
      days: year === 2023 ? 250 : 0,
    }));
    expect(assumed({ useDetailedAbsences: false, absencesPerYear: years })).toContain('1 September 2021');
  });
});

describe('trips', () => {
  const longStanding = { visaStartDate: '2020-12-01' };

  it('of 180 whole days within twelve months are allowed', () => {
    const answer = calculateIlr(
      anIlrForm({ ...longStanding, detailedAbsences: [away('2023-01-01', '2023-07-01')] }),
      today,
    );
    expect(answer).toMatchObject({ isEligible: true, absencesValid: true, absenceDaysTotal: 182 });
  });

  // Continuous residence guidance, page 30: only whole days count.
  it('over the limit only with their travel days are allowed, and a margin shows what is left', () => {
    const answer = calculateIlr(
      anIlrForm({ ...longStanding, detailedAbsences: [away('2023-01-01', '2023-06-30')] }),
      today,
    );
    expect(answer).toMatchObject({
      isEligible: true,
      absencesValid: true,
      suggestedEligibilityDate: null,
      discretionRecommended: false,
      absenceDaysTotal: 181,
      travelMargin:
        'The Home Office does not count days of travel. It counts 179 days in the worst 12 months. The limit is 180. There is 1 day left. With days of travel it is 181 days: keep proof of them. With days of travel the first day is 5 December 2027.',
    });
    expect(answer.cautious?.settlement?.verdict).toBe('over_limit');
    expect(listCodes(answer)).not.toContain('other_count_differs');
  });

  it('of 181 whole days break the residence', () => {
    const answer = calculateIlr(
      anIlrForm({ ...longStanding, detailedAbsences: [away('2023-01-01', '2023-07-02')] }),
      today,
    );
    expect(answer).toMatchObject({
      isEligible: false,
      absencesValid: false,
      continuousResidenceMet: false,
      meetsSettlementPeriod: true,
      meetsAbsenceTotal: true,
      discretionRecommended: true,
      suggestedEligibilityDate: '2027-12-06',
      travelMargin:
        'The Home Office does not count days of travel. With days of travel the first day is 7 December 2027.',
    });
    expect(answer.discretionReason).toContain('CR 3.4');
    expect(listCodes(answer)).toContain('twelve_months_over_limit');
  });

  it('name one future first day by the Home Office’s count', () => {
    const answer = calculateIlr(
      anIlrForm({ visaStartDate: '2022-01-01', detailedAbsences: [away('2023-01-01', '2023-06-30')] }),
      today,
    );
    expect(answer.suggestedEligibilityDate).toBe('2026-12-04');
    expect(answer.travelMargin).toContain('With days of travel the first day is 5 December 2027.');
  });

  it('that overlap count each day once, and only days of the qualifying years count in the total', () => {
    const answer = calculateIlr(
      anIlrForm({
        ...longStanding,
        detailedAbsences: [
          away('2021-01-01', '2021-02-28'),
          away('2024-03-01', '2024-03-10'),
          away('2024-03-05', '2024-03-14'),
          away('2025-12-30', '2026-01-02'),
        ],
      }),
      today,
    );
    expect(answer.period).toEqual({ from: '2021-11-21', to: '2026-11-20' });
    expect(answer.absenceDaysTotal).toBe(18);
    expect(answer.absencesByYear).toEqual([
      { year: 2021, days: 0, over: false },
      { year: 2022, days: 0, over: false },
      { year: 2023, days: 0, over: false },
      { year: 2024, days: 14, over: false },
      { year: 2025, days: 2, over: false },
      { year: 2026, days: 2, over: false },
    ]);
  });

  it('for a reason in CR 3.4 do not count, and the answer says that the reason needs proof', () => {
    const answer = calculateIlr(
      anIlrForm({
        ...longStanding,
        detailedAbsences: [
          away('2023-01-01', '2023-08-31', { permittedReason: 'travel_disruption' }),
          away('2025-01-01', '2025-01-10', { permittedReason: null }),
        ],
      }),
      today,
    );
    expect(answer).toMatchObject({ isEligible: true, absencesValid: true, absenceDaysTotal: 10 });
    expect(listCodes(answer)).toContain('permitted_absence');
  });

  it('count together with the days between grant and entry', () => {
    const answer = calculateIlr(
      anIlrForm({ entryDate: '2022-05-01', detailedAbsences: [away('2022-08-01', '2022-09-29')] }),
      today,
    );
    expect(answer).toMatchObject({ isEligible: false, absencesValid: false, absenceDaysTotal: 211 });
    expect(answer.entryDate).toBe('2022-05-01');
    expect(answer.hasMinimumUKResidence).toBe(false);
  });

  it('may be missing, which means no absence', () => {
    expect(calculateIlr(anIlrForm({ detailedAbsences: [] }), today).isEligible).toBe(true);
  });
});

describe('a wait for a decision between two visas', () => {
  const first = { from: '2021-05-15', to: '2024-05-14' };
  const second = { from: '2024-07-30', to: '2027-07-29' };
  const answerWith = (said: Partial<IlrPermission>) =>
    calculateIlr(
      anIlrForm({ visaStartDate: '2024-07-30', permissions: [first, { ...second, ...said }] }),
      '2026-11-23',
    );

  it('counts in full if the application was made before the first visa ended', () => {
    for (const said of [{ appliedInTime: 'yes' }, { appliedOn: '2024-05-14' }] as const)
      expect(answerWith(said)).toMatchObject({
        isEligible: true,
        verdict: 'eligible',
        earliestApplicationDate: '2026-04-17',
        continuousResidenceMet: true,
        questions: [],
        otherOutcome: null,
      });
  });

  it('restarts the years if the application was made later', () =>
    expect(answerWith({ appliedInTime: 'no' })).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: '2029-07-02',
      continuousResidenceMet: false,
      questions: [],
      otherOutcome: null,
      // Days away are checked in the years that count, as on the progress page.
      period: { from: '2024-07-30', to: '2029-07-29' },
    }));

  it.each([{}, { appliedInTime: 'not_sure' }] as const)('gives both dates and one question with %o', (said) =>
    expect(answerWith(said)).toMatchObject({
      suggestedEligibilityDate: '2029-07-02',
      otherOutcome: { verdict: 'eligible', earliestApplicationDate: '2026-04-17' },
      questions: [{ code: 'applied_in_time', permission: 1 }],
    }),
  );
});

it('an application that was already made is assessed for its own day', () =>
  expect(
    calculateIlr(anIlrForm({ visaStartDate: '2021-11-22', awaitingDecisionSince: '2026-10-20' }), today),
  ).toMatchObject({ isEligible: false, appliedOn: '2026-10-20', suggestedEligibilityDate: '2026-10-25' }));

describe('a visa', () => {
  it.each(['other', 'something_new'])(
    '%s without a known route is never eligible, and its date is an estimate',
    (visaType) => {
      const answer = calculateIlr(anIlrForm({ visaType }), today);
      expect(answer).toMatchObject({
        isEligible: false,
        requiredYears: 5,
        route: null,
        earliestApplicationDate: '2026-11-03',
      });
      expect(answer.reasons[0]).toMatchObject({ code: 'route_unknown', standing: 'to_know' });
      expect(answer.reasons[0]?.message).toContain('estimate');
      expect(JSON.stringify(answer)).not.toMatch(/skilled.worker/i);
      expect(answer.cautious?.settlement).toBeNull();
    },
  );

  it.each(['student', 'youth_mobility', 'religious_worker', 'tier_1', 'tier_1_graduate_entrepreneur'])(
    '%s does not lead to settlement: no date, and the ten years of long residence are mentioned',
    (visaType) => {
      const answer = calculateIlr(
        anIlrForm({ visaType, detailedAbsences: [away('2023-01-01', '2023-12-31')] }),
        today,
      );
      expect(answer).toMatchObject({
        isEligible: false,
        suggestedEligibilityDate: null,
        earliestApplicationDate: null,
        requiredYears: null,
        absenceLimit: null,
        absenceDaysTotal: 365,
        period: null,
        cautious: null,
        homeOffice: null,
      });
      expect(listCodes(answer)).toEqual(['no_settlement_route', 'long_residence_possible']);
      expect(answer.reasons[1]?.message).toContain('10 years of long residence');
    },
  );

  it('of a partner has no limit of days away, and counts from the entry', () => {
    const answer = calculateIlr(
      anIlrForm({
        visaType: 'spouse',
        visaStartDate: '2021-06-01',
        entryDate: '2021-11-21',
        detailedAbsences: [away('2023-01-01', '2023-12-31')],
      }),
      today,
    );
    expect(answer).toMatchObject({
      isEligible: true,
      absenceLimit: null,
      meetsAbsenceTotal: true,
      absencesValid: true,
      absenceDaysTotal: 365,
      earliestApplicationDate: '2026-11-21',
    });
    expect(answer.absencesByYear.some(({ over }) => over)).toBe(false);
  });

  it.each([
    ['tier_1_entrepreneur', 3],
    ['innovator_founder', 3],
    ['long_residence', 10],
    ['global_talent', 5],
  ])('%s requires %i years', (visaType, years) => {
    expect(calculateIlr(anIlrForm({ visaType }), today).requiredYears).toBe(years);
  });

  it.each<[string, Partial<IlrForm>, number]>([
    ['a science body endorsed', { visaType: 'global_talent', endorsedBy: 'science_body' }, 3],
    ['who has exceptional promise', { visaType: 'global_talent', endorsedBy: 'exceptional_promise' }, 5],
    ['who was first allowed in as a child', { visaType: 'private_life', firstGrantedAs: 'child' }, 5],
    ['who was first allowed in as an adult', { visaType: 'private_life', firstGrantedAs: 'adult' }, 10],
  ])('asks somebody %s about their own years', (_who, part, years) => {
    const answer = calculateIlr(anIlrForm(part), today);
    expect(answer.requiredYears).toBe(years);
    expect(answer.reasons.map(({ code }) => code)).not.toContain('other_qualifying_years');
  });

  it('of a route with several numbers of years but no question mentions the other numbers', () => {
    const answer = calculateIlr(anIlrForm({ visaType: 'tier_1_investor' }), today);
    expect(answer.reasons.at(-1)).toMatchObject({ code: 'other_qualifying_years', standing: 'to_know' });
  });

  it('of a route that is closed for most people is not eligible, and the answer says who may still apply', () => {
    const answer = calculateIlr(
      anIlrForm({ visaType: 'tier_1_entrepreneur', visaStartDate: '2020-01-01' }),
      today,
    );
    expect(answer).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: null,
      earliestApplicationDate: null,
    });
    expect(answer.reasons[0]?.code).toBe('route_closed');
  });

  it('ends five years after its issue, unless the form gives its end', () => {
    expect(calculateIlr(anIlrForm(), today).visaExpiryDate).toBe('2026-12-01');
    const form = anIlrForm({ visaExpiryDate: '2024-12-01' });
    expect(calculateIlr(form, today).visaExpiryDate).toBe('2024-12-01');
  });
});

describe('long residence', () => {
  const longResidence = { visaType: 'long_residence', visaStartDate: '2014-01-01' };

  it('allows 548 days before 11 April 2024 and 180 for each year begun since', () => {
    expect(calculateIlr(anIlrForm(longResidence), today).absenceLimit).toBe(548 + 3 * 180);
  });

  it('with 549 whole days before 11 April 2024 exceeds the total', () => {
    const trips = [
      away('2017-01-01', '2017-06-30'),
      away('2019-01-01', '2019-06-30'),
      away('2021-01-01', '2021-06-30'),
      // 543 days, 537 of them whole days, and 12 more.
      away('2023-01-01', '2023-01-14'),
    ];
    const answer = calculateIlr(anIlrForm({ ...longResidence, detailedAbsences: trips }), today);
    expect(answer).toMatchObject({ absenceDaysTotal: 557, meetsAbsenceTotal: false, absencesValid: false });
    const oneLess = calculateIlr(
      anIlrForm({
        ...longResidence,
        detailedAbsences: [...trips.slice(0, 3), away('2023-01-01', '2023-01-13')],
      }),
      today,
    );
    expect(oneLess).toMatchObject({ absenceDaysTotal: 556, meetsAbsenceTotal: true, absencesValid: true });
  });
});

describe('protection', () => {
  it('is eligible in the last 28 days of the permission, and not a day before', () => {
    const form = anIlrForm({ visaType: 'refugee', visaStartDate: '2021-12-10' });
    expect(calculateIlr(form, '2026-11-12')).toMatchObject({
      isEligible: true,
      continuousResidenceMet: true,
      meetsSettlementPeriod: true,
      earliestApplicationDate: '2026-11-12',
      applyBy: '2026-12-09',
    });
    expect(calculateIlr(form, '2026-11-11')).toMatchObject({
      isEligible: false,
      continuousResidenceMet: false,
      meetsSettlementPeriod: false,
    });
  });
});
