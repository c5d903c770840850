import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm } from '../../testing/calculatorForms';
import { examples } from '../../testing/examples';
import { UnsoundAssessment } from '../assessment/problems';
import { englishHeld, openAnswers, permittedReasons } from '../assessment/request';
import { fromDayNumber, splitDate, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { visaTypes } from '../routes/visaTypes';
import { calculateCitizenship } from './citizenship/calculateCitizenship';
import { calculateIlr } from './ilr/calculateIlr';
import type { IlrForm } from './ilr/ilrForm';

const anyDay = fc
  .integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2199-12-31') })
  .map(fromDayNumber);
/** Close enough to one another that forms often make sense. */
const recentDay = fc
  .integer({ min: toDayNumber('2012-01-01'), max: toDayNumber('2032-12-31') })
  .map(fromDayNumber);
const day = fc.oneof({ weight: 6, arbitrary: recentDay }, { weight: 1, arbitrary: anyDay });
const tick = fc.boolean();
const maybeTick = fc.option(tick);
const trips = fc.array(
  fc
    .record({
      startDate: day,
      nights: fc.nat(500),
      permittedReason: fc.option(fc.constantFrom(...permittedReasons)),
    })
    .map(({ startDate, nights, permittedReason }) => ({
      startDate,
      endDate: fromDayNumber(toDayNumber(startDate) + nights),
      permittedReason,
    })),
  { maxLength: 12 },
);

const permissions = fc.array(
  fc
    .record({
      from: day,
      days: fc.option(fc.nat(2_000)),
      visaType: fc.option(fc.constantFrom(...visaTypes)),
      appliedInTime: fc.option(fc.constantFrom(...openAnswers)),
    })
    .map(({ days, ...rest }) => ({
      ...rest,
      to: days === null ? null : fromDayNumber(toDayNumber(rest.from) + days),
    })),
  { maxLength: 4 },
);

const anyIlrForm = fc
  .record({
    visaType: fc.constantFrom(...visaTypes),
    visaStartDate: day,
    entryDate: fc.option(day),
    useDetailedAbsences: tick,
    absencesPerYear: fc.array(fc.record({ year: fc.integer({ min: 1990, max: 2040 }), days: fc.nat(366) }), {
      maxLength: 6,
    }),
    detailedAbsences: trips,
    visaExpiryDate: fc.option(day),
    hasPassedLifeInUK: tick,
    hasEnglishQualification: tick,
    isCurrentlyEmployed: maybeTick,
    completedSponsoredPeriod: maybeTick,
    goodCharacter: maybeTick,
    meetsSalaryRequirement: maybeTick,
    permissions: fc.option(permissions),
    claimedOn: fc.option(day),
    dateOfBirth: fc.option(day),
    englishLevel: fc.option(fc.constantFrom(...englishHeld, 'not_sure' as const)),
    awaitingDecisionSince: fc.option(day, { freq: 1 }),
  })
  .map(anIlrForm);

const anyCitizenshipForm = fc
  .record({
    ukEntryDate: day,
    settlementDate: day,
    applicationDate: fc.option(day, { nil: undefined }),
    isSpouseRoute: tick,
    totalAbsences: fc.nat(1_825),
    recentAbsences: fc.nat(365),
    absenceRecords: trips,
    useDetailedAbsences: tick,
    physicalPresenceExactDate: tick,
    englishLanguage: tick,
    settlementStatus12Months: tick,
  })
  .map(aCitizenshipForm);

/** The answer, or null if the form is refused with at least one named field. */
function answerOrRefusal<Answer>(work: () => Answer): Answer | null {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(UnsoundAssessment);
    if (error instanceof UnsoundAssessment)
      expect(error.problems.every(({ field }) => field !== '')).toBe(true);
    return null;
  }
}

it('the ILR calculator answers every well-formed form or names its field, and the answer is consistent', () =>
  fc.assert(
    fc.property(anyIlrForm, day, (form, today) => {
      const answer = answerOrRefusal(() => calculateIlr(form, today));
      if (answer === null) return;
      expect(answer.isEligible && (answer.suggestedEligibilityDate !== null || !answer.absencesValid)).toBe(
        false,
      );
      if (answer.suggestedEligibilityDate !== null)
        expect(answer.suggestedEligibilityDate > today).toBe(true);
      if (answer.isEligible) expect(answer.englishLanguage && answer.goodCharacter).toBe(true);
      if (answer.period !== null)
        expect(answer.absencesByYear.reduce((total, { days }) => total + days, 0)).toBe(
          answer.absenceDaysTotal,
        );
      const decides = answer.homeOffice?.settlement ?? null;
      if (decides !== null && answer.route !== null)
        expect([answer.verdict, answer.earliestApplicationDate]).toEqual([
          decides.verdict,
          answer.reasons.some(({ code }) => code === 'route_closed') ? null : decides.earliestApplicationDate,
        ]);
    }),
    examples(400),
  ));

/** The form with a total for each year until a day: 0 for years without one. */
function withTotalsUntil(until: CivilDate, form: IlrForm): IlrForm {
  const given = new Set(form.absencesPerYear.map(({ year }) => year));
  const years = Array.from({ length: splitDate(until).year - 1899 }, (_, index) => 1900 + index);
  const rest = years.filter((year) => !given.has(year)).map((year) => ({ year, days: 0 }));
  return { ...form, absencesPerYear: [...form.absencesPerYear, ...rest] };
}

it('on the day that the ILR calculator names, the same form has no day left to wait', () =>
  fc.assert(
    fc.property(anyIlrForm, recentDay, (form, today) => {
      const later = answerOrRefusal(() => calculateIlr(form, today))?.suggestedEligibilityDate ?? null;
      if (later === null || later > '2199-12-31') return;
      // On that day the totals of the years until then are known.
      const laterAnswer = calculateIlr(withTotalsUntil(later, form), later);
      expect(laterAnswer.suggestedEligibilityDate).toBeNull();
      // If a permission ends before that day, the current permission is unknown.
      expect(
        laterAnswer.absencesValid || laterAnswer.missing.some(({ field }) => field === 'permissions'),
      ).toBe(true);
    }),
    examples(300),
  ));

it('the citizenship calculator answers every well-formed form or names its field, and the answer is consistent', () =>
  fc.assert(
    fc.property(anyCitizenshipForm, day, (form, today) => {
      const answer = answerOrRefusal(() => calculateCitizenship(form, today));
      if (answer === null) return;
      expect(answer.isEligible).toBe(answer.suggestions.length === 0);
      expect(answer.hasMinimumUKResidence).toBe(answer.totalUKResidenceDays >= answer.requiredDays);
      expect(answer.hasMinimumSettlementPeriod).toBe(answer.settlementDays >= answer.requiredSettlementDays);
    }),
    examples(400),
  ));

it('an application on the day that the citizenship calculator names only lacks checkboxes', () =>
  fc.assert(
    fc.property(anyCitizenshipForm, recentDay, (form, today) => {
      const trips = { ...form, useDetailedAbsences: true, recentAbsences: 0 };
      const named =
        answerOrRefusal(() => calculateCitizenship(trips, today))?.suggestedEligibilityDate ?? null;
      if (named === null || named > '2199-12-31') return;
      const ticked = {
        physicalPresenceExactDate: true,
        englishLanguage: true,
        settlementStatus12Months: true,
      };
      expect(calculateCitizenship({ ...trips, ...ticked, applicationDate: named }, today).isEligible).toBe(
        true,
      );
    }),
    examples(300),
  ));
