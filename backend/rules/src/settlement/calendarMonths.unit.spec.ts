import { describe, expect, it } from 'vitest';
import { indexDays } from '../absences/dayIndex';
import type { Absence } from '../absences/recordedAbsences';
import { toDayNumber } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { sources } from '../parameters/sources';
import type { AbsenceRule } from './absenceRule';
import { noAbsenceOverMonths } from './calendarMonths';
import { firstCompliantPeriod, periodFrom } from './qualifyingPeriod';

const years = 7;
const sixMonths = { months: 6, source: sources.privateLife };
const noneUncounted = indexDays([]);
const absence = (departure: number, nights: number): Absence => ({
  ...{ departure, arrival: departure + nights, first: departure + 1, last: departure + nights - 1 },
});

/** The first period that keeps the rule, and how many periods were examined for it. */
function search(absences: readonly Absence[]) {
  const { obstacle, ...rule } = noAbsenceOverMonths(absences, sixMonths);
  let examined = 0;
  const counting: AbsenceRule = {
    ...rule,
    obstacle(period) {
      examined += 1;
      return obstacle(period);
    },
  };
  const first = periodFrom(start, years, noneUncounted);
  return { period: firstCompliantPeriod(first, years, noneUncounted, [counting]), examined: () => examined };
}
const start = toDayNumber('2015-01-01');

describe('no absence of more than six months', () => {
  it('examines one period for each of a thousand long absences that overlap, not one for each of their days', () => {
    const absences = Array.from({ length: 1_000 }, (_, position) => absence(start + 36 * position, 400));
    const { period, examined } = search(absences);
    const end = absences.at(-1)?.arrival ?? NaN;
    expect(monthsLater(period.start, 6)).toBeGreaterThanOrEqual(end);
    expect(monthsLater(period.start - 1, 6)).toBeLessThan(end);
    expect(examined()).toBeLessThanOrEqual(absences.length + 1);
  });

  it('names the absence that comes first, whatever the order in which they were given', () => {
    const [long, nested] = [absence(start + 10, 900), absence(start + 20, 300)];
    for (const absences of [
      [long, nested],
      [nested, long],
    ]) {
      const { period } = search(absences);
      expect(period.obstacles.map(({ first, last }) => [first, last])).toEqual([
        [long.departure, long.arrival - 1],
      ]);
    }
  });

  it('leaves out an absence of which only its first months lie in the period', () => {
    expect(search([absence(start + 7 * 365 - 100, 400)]).period.start).toBe(start);
  });
});
