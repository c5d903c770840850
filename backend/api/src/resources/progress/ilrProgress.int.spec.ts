import { ilrCalculationResponse } from '@settlewise/contract/assessments';
import { absenceSummaryResponse } from '@settlewise/contract/journeys';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  saveOnboardingAnswers,
  addEarlierVisa,
  readIlrProgress,
  createProgressHelpers,
  findRequirementState,
  recordAbsence,
} from '../../../testing/progressHelpers';
import { sharedTestApi } from '../../../testing/sharedTestApi';
import type { TestApi } from '../../../testing/startTestApi';

/** The current day in these tests: Saturday 21 November 2026. */
let api: TestApi;
beforeAll(async () => {
  api = await sharedTestApi();
});

const { signUpPerson, withVisa } = createProgressHelpers(() => api.address);

describe('GET /api/immigration/profile/ilr-progress', () => {
  test('of a new account has no date, and says what is missing and where to add it', async () => {
    expect(await readIlrProgress(await signUpPerson())).toMatchObject({
      hasILR: false,
      visaType: null,
      visaStartDate: null,
      visaEndDate: null,
      ilrEligibilityDate: null,
      requiredYears: 5,
      currentTimeInUK: null,
      absenceLimit: 180,
      totalAbsences: 0,
      absencesWithinLimit: null,
      absenceLast12Months: 0,
      absenceWarningThreshold: 150,
      progress: 0,
      meetsAbsenceRequirements: null,
      ilrApplicationEarliestDate: null,
      ilrStatus: 'In progress',
      hasEnglishLanguage: false,
      hasLifeInUK: false,
      ilrGrantDate: null,
      missing: ['visaType', 'visaStartDate'],
      fillInAt: '/dashboard/immigration-profile',
      travelMargin: null,
    });
  });

  test('calculates years, days away and dates from the record', async () => {
    const person = await withVisa({});
    await recordAbsence(person, '2026-01-01', '2026-01-10');
    await recordAbsence(person, '2023-05-01', '2023-05-04');
    await recordAbsence(person, '2021-05-01', '2021-05-04');
    expect(await readIlrProgress(person)).toMatchObject({
      visaType: 'skilled_worker',
      visaTypeLabel: 'Skilled Worker',
      visaStartDate: '2022-05-04',
      visaEndDate: '2027-05-03',
      ilrEligibilityDate: '2027-05-04',
      ilrApplicationEarliestDate: '2027-04-06',
      requiredYears: 5,
      currentTimeInUK: 4.5,
      progress: 91,
      // The journey before the visa is outside of the qualifying years.
      totalAbsences: 14,
      absenceLast12Months: 10,
      absencesWithinLimit: true,
      meetsAbsenceRequirements: true,
      ilrStatus: 'In progress',
      timeLeft: { months: 5, days: 13 },
      period: { from: '2022-05-04', to: '2027-05-03' },
      worstTwelveMonths: { days: 8, limit: 180, exceeded: false },
      missing: [],
      travelMargin: null,
    });
  });

  test('counts the days before the entry as days away, in both counts, as the calculator does', async () => {
    const trips = [
      ['2024-08-01', '2024-08-20'],
      ['2025-02-01', '2025-06-22'],
    ] as const;
    const days = { visaStartDate: '2023-03-15', visaExpiryDate: '2028-03-14' };
    const person = await withVisa({ ...days, ukEntryDate: '2023-04-10' });
    for (const [from, to] of trips) await recordAbsence(person, from, to);
    const inRecord = await readIlrProgress(person);
    const { json: calculated } = await person.visitor.post('/api/calculate-ilr-eligibility', {
      visaType: 'skilled_worker',
      visaStartDate: '2023-03-15',
      entryDate: '2023-04-10',
      visaExpiryDate: '2028-03-14',
      currentImmigrationStatus: 'valid_visa',
      absencesPerYear: [],
      useDetailedAbsences: true,
      consentToAiAnalysis: true,
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      isCurrentlyEmployed: true,
      completedSponsoredPeriod: true,
      detailedAbsences: trips.map(([startDate, endDate], id) => ({
        id: `${id}`,
        startDate,
        endDate,
        totalDays: 1,
        reason: 'holiday',
        permittedReason: null,
      })),
    });
    // 20 and 142 days of journeys, and 26 days before the entry.
    expect(inRecord).toMatchObject({ totalAbsences: 188, period: { from: '2023-03-15', to: '2028-03-14' } });
    expect(calculated).toMatchObject({ absenceDaysTotal: 188, period: inRecord.period });
    expect(inRecord.reasons.map(({ code }) => code)).toContain('before_entry');
    const silent = await withVisa(days);
    for (const [from, to] of trips) await recordAbsence(silent, from, to);
    expect(await readIlrProgress(silent)).toMatchObject({ totalAbsences: 162 });
  });

  test('has the calculator’s date for a journey with a permitted reason and an excused gap', async () => {
    const away = {
      startDate: '2025-01-10',
      endDate: '2025-09-20',
      permittedReason: 'compelling_compassionate',
    };
    const late = { appliedInTime: 'no', gapBefore: 'overstayer_exception' };
    const now = { visaStartDate: '2024-07-30', visaExpiryDate: '2029-07-29' };
    const before = { visaType: 'skilled_worker', startDate: '2021-05-15', endDate: '2024-05-14' };
    const person = await withVisa({ ...now, ...late });
    await addEarlierVisa(person, before);
    const { permittedReason } = away;
    await recordAbsence(person, away.startDate, away.endDate, { permittedReason });
    const { json: calculated } = await person.visitor.post('/api/calculate-ilr-eligibility', {
      visaType: 'skilled_worker',
      visaStartDate: before.startDate,
      visaExpiryDate: now.visaExpiryDate,
      useDetailedAbsences: true,
      hasPassedLifeInUK: true,
      hasEnglishQualification: true,
      detailedAbsences: [away],
      permissions: [
        { from: before.startDate, to: before.endDate },
        { from: now.visaStartDate, to: now.visaExpiryDate, ...late },
      ],
    });
    expect(await readIlrProgress(person)).toMatchObject({
      ilrApplicationEarliestDate: ilrCalculationResponse.parse(calculated).earliestApplicationDate,
      absencesWithinLimit: true,
    });
    const summary = absenceSummaryResponse.parse((await person.visitor.get('/api/absences/summary')).json);
    expect(summary.permittedReasons).toContain(permittedReason);
    expect(summary.permittedReasons).not.toContain('important_reason');
    expect(summary.limits.find(({ kind }) => kind === 'settlement')?.days).toBe(0);
  });

  test('can be applied for from 28 days before the years are complete', async () => {
    const ready = await readIlrProgress(await withVisa({ visaStartDate: '2021-12-19' }));
    expect(ready).toMatchObject({ ilrStatus: 'Eligible to apply', eligibleNow: true, progress: 100 });
    expect(findRequirementState(ready.requirements, 'residence')).toBe('met');
    const waiting = await readIlrProgress(await withVisa({ visaStartDate: '2021-12-20' }));
    expect(waiting).toMatchObject({ eligibleNow: false, progress: 98, timeLeft: { months: 0, days: 29 } });
  });

  test('over the limit moves the date and says why', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01' });
    await recordAbsence(person, '2023-01-01', '2023-08-01');
    const answer = await readIlrProgress(person);
    expect(answer).toMatchObject({
      ilrStatus: 'Over the ILR limit',
      absencesWithinLimit: false,
      meetsAbsenceRequirements: false,
      worstTwelveMonths: { days: 211, exceeded: true },
    });
    expect(answer.reasons[0]).toMatchObject({ standing: 'against' });
    // The years count from the day on which they restart, not from the visa.
    expect(answer.requirements[0]?.detail).toMatch(/^Complete on .* 2028\. Counted from .* 2023\.$/);
    expect(findRequirementState(answer.requirements, 'absences')).toBe('not_met');
  });

  test('over the limit only with travel days can apply, and shows the margin', async () => {
    const person = await withVisa({ visaStartDate: '2021-06-01' });
    // 181 days with both travel days, 179 without them.
    await recordAbsence(person, '2023-01-01', '2023-06-30');
    const answer = await readIlrProgress(person);
    expect(answer).toMatchObject({
      ilrStatus: 'Eligible to apply',
      absencesWithinLimit: true,
      totalAbsences: 181,
      worstTwelveMonths: { days: 179, exceeded: false },
    });
    expect(answer.travelMargin).toContain('With days of travel it is 181 days: keep proof of them.');
    expect(answer.reasons.map(({ code }) => code)).not.toContain('other_count_differs');
  });

  test('counts from an earlier visa of the same route, and asks about an unexplained gap', async () => {
    const extended = await withVisa({ visaStartDate: '2024-05-04', visaExpiryDate: '2027-05-03' });
    await addEarlierVisa(extended, { visaType: 'tier_2', startDate: '2021-01-10', endDate: '2024-05-03' });
    await addEarlierVisa(extended, { visaType: 'student', startDate: '2017-09-01', endDate: '2021-01-09' });
    expect(await readIlrProgress(extended)).toMatchObject({
      countedFrom: '2021-01-10',
      ilrEligibilityDate: '2026-01-10',
      eligibleNow: true,
    });

    const interrupted = await withVisa({ visaStartDate: '2024-05-04', visaExpiryDate: '2027-05-03' });
    await addEarlierVisa(interrupted, {
      visaType: 'skilled_worker',
      startDate: '2021-01-10',
      endDate: '2024-01-31',
    });
    const answer = await readIlrProgress(interrupted);
    expect(answer).toMatchObject({
      ilrStatus: 'One answer needed',
      eligibleNow: false,
      // No outcome is the date before the question is answered.
      ilrEligibilityDate: null,
      ilrApplicationEarliestDate: null,
      timeLeft: null,
      questions: [{ code: 'applied_in_time', visa: { id: null, startDate: '2024-05-04' }, answered: null }],
      outcomes: [
        { eligibilityDate: '2026-01-10', says: 'you can apply (the first day was 13 December 2025)' },
        { eligibilityDate: '2029-05-04', says: 'you can apply from 6 April 2029' },
      ],
    });
    expect(findRequirementState(answer.requirements, 'residence')).toBe('unknown');
  });

  test('of a visa without a route to ILR has no years, limit or date, and says so', async () => {
    const answer = await readIlrProgress(await withVisa({ currentVisaType: 'student' }));
    expect(answer).toMatchObject({
      ilrStatus: 'No route to ILR',
      requiredYears: null,
      absenceLimit: null,
      ilrEligibilityDate: null,
      meetsAbsenceRequirements: null,
      progress: 0,
    });
    expect(answer.note).toContain('does not lead to settlement');
  });

  test('of a visa type without a route has no date, and says why', async () => {
    const answer = await readIlrProgress(await withVisa({ currentVisaType: 'other' }));
    expect(answer).toMatchObject({ ilrEligibilityDate: null, requiredYears: 5, missing: [] });
    expect(answer.note).toContain('does not say which route');
  });

  test('of a partner visa has no limit of days away, and shows declared evidence', async () => {
    const person = await withVisa({ currentVisaType: 'spouse' });
    await saveOnboardingAnswers(person, { englishLanguageProof: true, lifeInUKPassed: true });
    const answer = await readIlrProgress(person);
    expect(answer).toMatchObject({
      absenceLimit: null,
      absenceWarningThreshold: null,
      hasEnglishLanguage: true,
      hasLifeInUK: true,
    });
    expect(findRequirementState(answer.requirements, 'absences')).toBe('not_asked');
    expect(findRequirementState(answer.requirements, 'life_in_uk')).toBe('met');
  });

  test('with ILR is granted, and asks for an unknown day of the grant', async () => {
    expect(await readIlrProgress(await withVisa({ hasILR: true, ilrGrantDate: '2026-03-01' }))).toMatchObject(
      {
        hasILR: true,
        ilrStatus: 'Granted',
        progress: 100,
        ilrGrantDate: '2026-03-01',
        ilrEligibilityDate: null,
        missing: [],
        requirements: [],
      },
    );
    expect(await readIlrProgress(await withVisa({ hasILR: true }))).toMatchObject({
      missing: ['ilrGrantDate'],
    });
  });
});
