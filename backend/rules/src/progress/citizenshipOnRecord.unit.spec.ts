import { expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import { addDays, addYears, type CivilDate } from '../calendar/civilDate';
import type { Trip } from '../absences/trip';
import { toCitizenshipForm, citizenshipOpensOn, type CitizenshipRecord } from './citizenshipOnRecord';

const recordOf = (journeys: readonly Trip[], spouse = false): CitizenshipRecord => ({
  details: {
    visaType: 'skilled_worker',
    marriedToBritishCitizen: spouse,
    englishLanguageProof: true,
    lifeInUKPassed: true,
    goodCharacter: true,
    intendsToStayInUK: true,
  },
  journeys,
});
const [entry, settled, today] = ['2016-03-01', '2021-05-04', '2026-11-21'];

/** Searches day by day: the first of the good days around today, or the next good day. */
function searchDayByDay(journeys: readonly Trip[], spouse: boolean): CivilDate {
  const years = spouse ? 3 : 5;
  const isGood = (day: CivilDate) => {
    const { citizenship } = assess({
      asOf: day,
      counting: 'whole_days',
      trips: journeys,
      citizenship: { applicationDate: day, settledSince: settled, spouseOfBritishCitizen: spouse },
    });
    return citizenship?.verdict === 'eligible';
  };
  const timeAllows = spouse ? settled : addYears(settled, 1);
  let day = today;
  if (isGood(day)) while (day > timeAllows && isGood(addDays(day, -1))) day = addDays(day, -1);
  else while (!isGood(day)) day = addDays(day, 1);
  expect(addYears(entry, years) <= timeAllows).toBe(true);
  return day;
}

/** The same numbers on every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('the first day equals a search through the days', () => {
  const number = numbersFrom(7);
  const answers = new Set<string>();
  for (let round = 0; round < 30; round += 1) {
    const journeys = Array.from({ length: 2 + number(12) }, () => {
      const departureDate = addDays('2017-01-01', number(3_650));
      return { departureDate, returnDate: addDays(departureDate, number(110)) };
    });
    const spouse = round % 3 === 0;
    const opens = citizenshipOpensOn(recordOf(journeys, spouse), settled, entry, today);
    expect(opens, JSON.stringify({ journeys, spouse })).toBe(searchDayByDay(journeys, spouse));
    if (opens !== null) answers.add(opens);
  }
  expect(answers.size).toBeGreaterThan(10);
});

it('the first day does not move while the days are good', () => {
  const days = ['2022-05-04', '2024-01-01', '2026-11-21'];
  expect(days.map((day) => citizenshipOpensOn(recordOf([]), settled, entry, day))).toEqual(
    days.map(() => '2022-05-04'),
  );
});

it('the first day comes after settlement and the years', () => {
  expect(citizenshipOpensOn(recordOf([]), settled, entry, '2021-06-01')).toBe('2022-05-04');
  expect(citizenshipOpensOn(recordOf([]), settled, '2019-01-10', '2021-06-01')).toBe('2024-01-09');
});

it('no day is named once settlement may have lapsed, and days on the islands do not count', () => {
  const long = { departureDate: '2022-06-01', returnDate: '2024-06-02' };
  const opens = (journeys: CitizenshipRecord['journeys']) =>
    citizenshipOpensOn(recordOf(journeys), settled, entry, today);
  expect(opens([long])).toBeNull();
  expect(opens([{ ...long, crownDependency: 'visited' }])).toBe('2022-05-04');
});

it('Irish citizens need no settlement', () => {
  const record = recordOf([]);
  const irish = { ...record, details: { ...record.details, settledAs: 'irish' } } as const;
  expect(citizenshipOpensOn(irish, null, '2019-01-10', '2021-06-01')).toBe('2024-01-09');
});

it('a British National (Overseas) is recognised by the visas of the record, including earlier ones', () => {
  const { details, journeys } = recordOf([]);
  const formOf = (visaType: string, ...before: readonly string[]) =>
    toCitizenshipForm(
      { details: { ...details, visaType }, journeys, earlier: before.map((held) => ({ visaType: held })) },
      settled,
      entry,
    ).britishNationalOverseas;
  expect([formOf('hk_bno'), formOf('bno'), formOf('skilled_worker', 'student', 'hk_bno')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(formOf('skilled_worker', 'student')).toBe(false);
});
