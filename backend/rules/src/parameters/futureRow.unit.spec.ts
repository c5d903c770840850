import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, anIlrForm, away } from '../../testing/calculatorForms';
import { travelRecord } from '../absences/travelRecord';
import { assess } from '../assessment/assess';
import type { AssessedTrip, CitizenshipRequest } from '../assessment/request';
import { writtenDate } from '../assessment/wording';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import { calculateIlr } from '../calculators/ilr/calculateIlr';
import { addDays, type CivilDate } from '../calendar/civilDate';
import { assessRegistration } from '../registration/assessRegistration';
import type { AbsenceLimit } from './absenceLimits';
import { law, type Law } from './law';
import { rowOn } from './parameter';

// These rows are not law: each test passes rows that a later release might have.

const change: CivilDate = '2027-06-01';
const dayBefore = '2027-05-31';

/** A limit with another value from the day of the change. */
function changed(limit: AbsenceLimit, days: number): AbsenceLimit {
  const row = rowOn(limit, dayBefore);
  const near = rowOn(limit.near, dayBefore);
  return {
    ...limit,
    rows: [row, { ...row, value: days, from: change }],
    near: { ...limit.near, rows: [near, { ...near, value: days - 20, from: change }] },
  };
}

const journey = (departureDate: CivilDate, days: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, days + 1),
});

describe('a settlement limit that changes on a future day', () => {
  /** Five years that are complete on 3 February 2027, including the 28 days. */
  const settlement = { route: 'skilled_worker', grantDate: '2022-03-03' } as const;
  const settleOn = (asOf: CivilDate, trips: readonly AssessedTrip[], rows: Law) => {
    const answer = assess({ asOf, counting: 'whole_days', trips, settlement }, rows).settlement;
    if (answer === null) throw new Error('No answer');
    return answer;
  };
  const looser: Law = { ...law, settlementYear: changed(law.settlementYear, 200) };
  const stricter: Law = { ...law, settlementYear: changed(law.settlementYear, 100) };

  it('applies from that day: the same days are too many before it and few enough after it', () => {
    const trips = [journey('2025-02-01', 190)];
    const today = settleOn('2027-03-01', trips, law);
    expect([today.verdict, (today.earliestApplicationDate ?? '') > '2029-01-01']).toEqual([
      'over_limit',
      true,
    ]);
    expect(settleOn('2027-03-01', trips, looser)).toMatchObject({
      verdict: 'over_limit',
      earliestApplicationDate: change,
    });
    expect(settleOn('2027-03-01', trips, looser).reasons.map(({ code }) => code)).toContain(
      'twelve_months_over_limit',
    );
    expect(settleOn(dayBefore, trips, looser).verdict).not.toBe('eligible');
    expect(settleOn(change, trips, looser)).toMatchObject({
      verdict: 'eligible',
      worstTwelveMonths: { days: 190, limit: 200, exceeded: false },
    });
  });

  it('must be used before it ends by a person who is eligible until the day before', () => {
    const trips = [journey('2025-02-01', 150)];
    const now = settleOn('2027-03-01', trips, stricter);
    expect(now).toMatchObject({ verdict: 'eligible', worstTwelveMonths: { limit: 180 } });
    const after = settleOn(change, trips, stricter);
    expect(after).toMatchObject({ verdict: 'over_limit', worstTwelveMonths: { limit: 100 } });
    const findMessage = ({ reasons }: typeof now) =>
      reasons.find(({ code }) => code === 'rules_change')?.message;
    expect(findMessage(now)).toBe(
      `The rules change on 1 June 2027. Apply by 31 May 2027. After that, the first day you can apply is ${writtenDate(after.earliestApplicationDate ?? '')}.`,
    );
    expect(findMessage(settleOn('2027-03-01', trips, law))).toBeUndefined();
  });

  it('decides a first day after it', () => {
    const later = { ...settlement, grantDate: '2024-03-03' };
    const firstDay = (rows: Law) =>
      assess(
        {
          asOf: '2027-03-01',
          counting: 'whole_days',
          trips: [journey('2025-02-01', 150)],
          settlement: later,
        },
        rows,
      ).settlement?.earliestApplicationDate;
    expect(firstDay(law)).toBe('2029-02-03');
    expect((firstDay(stricter) ?? '') > '2030-01-01').toBe(true);
  });

  it('changes the worst 12 months and the ILR calculator on that day', () => {
    const ofTrips = (asOf: CivilDate) =>
      assess({ asOf, counting: 'whole_days', trips: [journey('2025-02-01', 150)] }, stricter)
        .busiestTwelveMonths?.limit;
    expect([ofTrips(dayBefore), ofTrips(change)]).toEqual([180, 100]);
    const form = anIlrForm({ detailedAbsences: [away('2025-02-01', '2025-06-30')] });
    const calculated = [dayBefore, change].map((day) => calculateIlr(form, day, stricter));
    expect(calculated.map(({ absencesValid, absenceLimit }) => [absencesValid, absenceLimit])).toEqual([
      [true, 900],
      [false, 500],
    ]);
    const broken = calculated[1]?.reasons.find(({ code }) => code === 'twelve_months_over_limit');
    expect(broken?.message).toContain('The limit is 100 days');
    const totals = anIlrForm({
      useDetailedAbsences: false,
      absencesPerYear: [2021, 2022, 2023, 2024, 2026, 2027]
        .map((year) => ({ year, days: 0 }))
        .concat({ year: 2025, days: 150 }),
    });
    const byTotals = [dayBefore, change].map((day) => calculateIlr(totals, day, stricter).absencesValid);
    expect(byTotals).toEqual([true, false]);
  });
});

describe('a citizenship limit that changes on a future day', () => {
  const rows: Law = { ...law, finalYear: changed(law.finalYear, 60), fiveYears: changed(law.fiveYears, 300) };
  const citizenship = { settledSince: '2024-01-10', spouseOfBritishCitizen: false };
  const answerFor = (request: CitizenshipRequest, trips: readonly AssessedTrip[], asOf = '2027-03-01') => {
    const answer = assess({ asOf, counting: 'whole_days', trips, citizenship: request }, rows).citizenship;
    if (answer === null) throw new Error('No answer');
    return answer;
  };
  const trips = [journey('2023-02-01', 170), journey('2024-02-01', 170)];

  it('is that of the day of the application', () => {
    const answerFrom = (applicationDate: CivilDate) => answerFor({ ...citizenship, applicationDate }, trips);
    expect(answerFrom(dayBefore)).toMatchObject({ totalLimit: 450, finalYearLimit: 90, totalBand: 'meets' });
    expect(answerFrom(change)).toMatchObject({ totalLimit: 300, finalYearLimit: 60, totalDays: 340 });
    expect(answerFrom(change)).toMatchObject({ totalBand: 'discretion_expected', verdict: 'discretion' });
  });

  it('is applied in the search for the first day that meets everything', () => {
    const late = { ...citizenship, settledSince: '2026-05-20' };
    expect(answerFor(late, trips).firstGoodDate).toBe('2027-05-20');
    const later = { ...citizenship, settledSince: '2026-06-10' };
    const first = answerFor(later, trips).firstGoodDate ?? '';
    // 340 days are too many then: the first journey, which ends on 22 July 2023, has to be outside the
    // period.
    expect(first).toBe('2028-07-21');
    expect(answerFor({ ...later, applicationDate: first }, trips)).toMatchObject({ totalDays: 170 });
  });

  it('changes the travel record and the calculator on that day', () => {
    const away70 = [journey('2027-02-01', 70)].map(({ departureDate, returnDate }) => ({
      departureDate,
      returnDate: returnDate ?? departureDate,
    }));
    const standing = (day: CivilDate) => {
      const { limit, standing: stands } = travelRecord(away70, day, 'whole_days', rows).lastYear;
      return [limit, stands];
    };
    expect([standing(dayBefore), standing(change)]).toEqual([
      [90, 'within'],
      [60, 'over'],
    ]);
    const form = aCitizenshipForm({ absenceRecords: [away('2027-02-01', '2027-04-11')] });
    const calculated = [dayBefore, change].map((day) => calculateCitizenship(form, day, rows));
    expect(calculated.map((answer) => [answer.isEligible, answer.recentAbsenceLimit])).toEqual([
      [true, 90],
      [false, 60],
    ]);
  });
});

describe('another parameter that changes on a future day', () => {
  it('applies to registration: the days away and the fee of the day', () => {
    const { childRegistrationYear: year, fees } = law;
    const days = rowOn(year, dayBefore);
    const fee = rowOn(fees.child_registration, dayBefore);
    const rows: Law = {
      ...law,
      childRegistrationYear: { ...year, rows: [days, { ...days, value: 30, from: change }] },
      fees: {
        ...fees,
        child_registration: {
          ...fees.child_registration,
          rows: [fee, { ...fee, value: 1_300, from: change }],
        },
      },
    };
    const child = {
      dateOfBirth: '2015-01-10',
      bornInUk: true,
      british: false,
      journeys: [{ departureDate: '2020-03-01', returnDate: '2020-04-20' }],
    };
    const answerFrom = (day: CivilDate) => assessRegistration(child, [], day, rows);
    expect([answerFrom(dayBefore), answerFrom(change)].map(({ cost }) => cost?.amount)).toEqual([
      1_000, 1_300,
    ]);
    const findStatus = (day: CivilDate) =>
      answerFrom(day).ways.find(({ section }) => section === '1(4)')?.status;
    expect([findStatus(dayBefore), findStatus(change)]).toEqual(['open', 'closed']);
  });

  it('applies to the number of days that an application may be early', () => {
    const { daysAfterApplication: ahead } = law;
    const row = rowOn(ahead, dayBefore);
    const rows: Law = {
      ...law,
      daysAfterApplication: { ...ahead, rows: [row, { ...row, value: 0, from: change }] },
    };
    const firstDay = (grantDate: CivilDate) =>
      assess(
        {
          asOf: '2027-03-01',
          counting: 'whole_days',
          trips: [],
          settlement: { route: 'skilled_worker', grantDate },
        },
        rows,
      ).settlement?.earliestApplicationDate;
    // 28 days early while that is allowed, and on the anniversary afterwards.
    expect(firstDay('2022-06-20')).toBe('2027-05-23');
    expect(firstDay('2022-07-20')).toBe('2027-07-20');
  });
});
