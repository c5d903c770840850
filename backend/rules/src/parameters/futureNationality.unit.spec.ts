import { describe, expect, it } from 'vitest';
import { aCitizenshipForm } from '../../testing/calculatorForms';
import { assess } from '../assessment/assess';
import type { AssessedTrip } from '../assessment/request';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { assessRegistration } from '../registration/assessRegistration';
import { law, type Law } from './law';
import { rowOn, type Parameter } from './parameter';

// These rows are not law: each test passes rows that a later release might have.

const change: CivilDate = '2027-06-01';
const dayBefore = '2027-05-31';

/** A figure with another value from the day of the change. */
const changedTo = <T>(parameter: Parameter<T>, value: NoInfer<T>): Parameter<T> => {
  const row = rowOn(parameter, dayBefore);
  return { ...parameter, rows: [row, { ...row, value, from: change }] };
};

const journey = (departureDate: CivilDate, days: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, days + 1),
});

describe('a nationality figure that changes on a future day', () => {
  it('applies to registration: the years in the UK, and the ages', () => {
    const { registration } = law;
    const rows: Law = {
      ...law,
      registration: {
        yearsLivedHere: changedTo(registration.yearsLivedHere, 12),
        beforeAge: changedTo(registration.beforeAge, 16),
        goodCharacterFrom: changedTo(registration.goodCharacterFrom, 14),
        yearsByDescent: changedTo(registration.yearsByDescent, 4),
        daysAwayByDescent: changedTo(registration.daysAwayByDescent, 300),
      },
    };
    const bornOn = (dateOfBirth: CivilDate) => ({
      dateOfBirth,
      bornInUk: true,
      british: false,
      journeys: [],
    });
    const byDescent = (day: CivilDate) =>
      assessRegistration({ ...bornOn('2020-01-10'), bornInUk: false }, [], day, rows).ways.map(
        ({ reasons }) => reasons[0]?.message,
      );
    expect(byDescent(dayBefore)[1]).toMatch(/three years .* 270 days/u);
    expect(byDescent(change)[1]).toMatch(/four years .* 300 days/u);
    const answer = (dateOfBirth: CivilDate, day: CivilDate) => {
      const { ways, reasons } = assessRegistration(bornOn(dateOfBirth), [], day, rows);
      const way = (section: string) => ways.find((one) => one.section === section);
      const character = reasons.find(({ code }) => code === 'good_character')?.message;
      return { byParent: way('1(3)'), byYears: way('1(4)'), character };
    };
    const before = answer('2016-01-10', dayBefore);
    const after = answer('2016-01-10', change);
    expect([before.byYears?.opensOn, after.byYears?.opensOn]).toEqual(['2026-01-10', '2028-01-10']);
    expect([before.byYears?.title, after.byYears?.title]).toEqual([
      'Born here and lived here to the age of ten',
      'Born here and lived here to the age of twelve',
    ]);
    expect([before.byParent?.lastDay, after.byParent?.lastDay]).toEqual(['2034-01-09', '2032-01-09']);
    expect([before.character, after.character]).toEqual([
      'A child needs good character from the age of 10. The child is that old now.',
      'A child needs good character from the age of 14. The child is that old on 10 January 2030.',
    ]);
    // The child is ten only after the change, when twelve years are required.
    expect(answer('2017-08-01', dayBefore).byYears?.opensOn).toBe('2029-08-01');
    const sixteen = [dayBefore, change].map((day) => answer('2010-05-01', day).byParent?.status);
    expect(sixteen).toEqual(['later', 'closed']);
  });

  it('applies to naturalisation: the age, the months of settlement and the discretion', () => {
    const { naturalisation } = law;
    const rows: Law = {
      ...law,
      naturalisation: {
        ...naturalisation,
        fullAge: changedTo(naturalisation.fullAge, 21),
        monthsSettled: changedTo(naturalisation.monthsSettled, 24),
        technicalAbsenceFiveYears: changedTo(naturalisation.technicalAbsenceFiveYears, 500),
        limitedLeave: changedTo(naturalisation.limitedLeave, [
          { upTo: Infinity, message: 'Never overlooked.' },
        ]),
      },
    };
    const reasonsOn = (
      applicationDate: CivilDate,
      settledSince: CivilDate,
      trips: readonly AssessedTrip[] = [],
    ) => {
      const citizenship = { settledSince, spouseOfBritishCitizen: false, applicationDate };
      const person = { dateOfBirth: '2007-01-10' };
      const request = { asOf: '2027-03-01', counting: 'whole_days', trips, citizenship, person } as const;
      return assess(request, rows).citizenship?.reasons ?? [];
    };
    const findMessage = (reasons: ReturnType<typeof reasonsOn>, code: string) =>
      reasons.find((reason) => reason.code === code)?.message;
    const days = [dayBefore, change] as const;
    const adult = days.map((day) => findMessage(reasonsOn(day, '2024-01-10'), 'under_18') ?? null);
    expect(adult).toEqual([null, expect.stringContaining('You are 21 on 10 January 2028')]);
    expect(
      days.map((day) => findMessage(reasonsOn(day, '2026-05-20'), 'settled_long_enough') ?? null),
    ).toEqual([
      'You need twelve months with settlement (indefinite leave to remain) before you apply. They are complete on 20 May 2027.',
      null,
    ]);
    expect(findMessage(reasonsOn(change, '2026-05-20'), 'not_settled_long_enough')).toBe(
      'You need 24 months with settlement (indefinite leave to remain) before you apply. They are complete on 20 May 2028.',
    );
    const overlooked = days.map((day) =>
      findMessage(reasonsOn(day, '2026-08-20'), 'twelve_months_discretion'),
    );
    expect(overlooked).toEqual([
      expect.stringContaining('can accept 10 to 90 missing days'),
      expect.stringContaining('Never overlooked.'),
    ]);
    const long = [journey('2023-02-01', 300), journey('2024-02-01', 300)];
    expect(
      days.map((day) => findMessage(reasonsOn(day, '2024-01-10', long), 'technical_absence') ?? null),
    ).toEqual([expect.stringContaining('up to 730 days in all'), null]);
    const form = aCitizenshipForm({ dateOfBirth: '2007-01-10', settlementDate: '2026-05-20' });
    const calculated = days.map((day) =>
      calculateCitizenship({ ...form, applicationDate: day }, dayBefore, rows),
    );
    expect(calculated.map(({ hasMinimumSettlementPeriod }) => hasMinimumSettlementPeriod)).toEqual([
      true,
      false,
    ]);
    expect(calculated.map(({ requiredSettlementWaitYears: years }) => years)).toEqual([1, 2]);
    expect(calculated.map(({ headline }) => headline?.message ?? null)).toEqual([
      null,
      'You are 21 on 10 January 2028. Before that day you can become British by registration, not by naturalisation.',
    ]);
  });
});
