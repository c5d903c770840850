import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting } from '../../testing/dayByDay';
import type { CountingMethod } from '../absences/trip';
import { addYears, fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import type { RouteKey } from '../routes/routes';
import { assessSettlement } from './assessSettlement';

interface Journey {
  readonly departureDate: CivilDate;
  readonly returnDate: CivilDate;
}

const anyJourneys = (from: CivilDate, days: number) =>
  fc.array(
    fc
      .record({ start: fc.nat(days), nights: fc.nat(240) })
      .map(({ start, nights }): Journey => ({
        departureDate: fromDayNumber(toDayNumber(from) + start),
        returnDate: fromDayNumber(toDayNumber(from) + start + nights),
      })),
    { maxLength: 10 },
  );

function settlementAt(
  route: RouteKey,
  grantDate: CivilDate,
  journeys: readonly Journey[],
  counting: CountingMethod,
  years: number,
) {
  const moved = (date: CivilDate) => addYears(date, years);
  const answer = assessSettlement({
    settlement: { route, grantDate: moved(grantDate) },
    trips: journeys.map(({ departureDate, returnDate }) => ({
      departure: toDayNumber(moved(departureDate)),
      arrival: toDayNumber(moved(returnDate)),
      permittedReason: null,
      crownDependency: null,
      stillAway: false,
    })),
    counting,
    asOf: toDayNumber(moved(grantDate)) + 30,
  });
  const moveBack = (date: CivilDate | null) => (date === null ? null : addYears(date, -years));
  const worst = answer.worstTwelveMonths;
  return {
    verdict: answer.verdict,
    complete: moveBack(answer.periodComplete),
    earliest: moveBack(answer.earliestApplicationDate),
    first: moveBack(answer.firstCompliantCountingDate),
    worst: worst && { ...worst, from: moveBack(worst.from), to: moveBack(worst.to) },
    obstacles: answer.reasons
      .filter(({ code }) => code.endsWith('_over_limit'))
      .map(({ code, days }) => [code, days]),
  };
}

/**
 * The calendar repeats every 400 years, but a rule begins once. So the shift stays on the same side of that
 * day.
 */
describe('the same journeys 400 years apart', () => {
  it.each([
    ['long residence before 11 April 2024', 'long_residence', '2004-02-29', '2003-06-01', -400],
    ['long residence since 11 April 2024', 'long_residence', '2024-04-12', '2024-04-11', 400],
    ['fixed years, granted before 11 January 2018', 'skilled_worker', '2008-02-29', '2007-12-01', -400],
    ['any twelve months, granted since then', 'skilled_worker', '2020-02-29', '2019-06-01', 400],
  ] as const)('have the same answer: %s', (_, route, grantDate, from, years) =>
    fc.assert(
      fc.property(anyJourneys(from, 3_200), anyCounting, (journeys, counting) => {
        const now = settlementAt(route, grantDate, journeys, counting, 0);
        expect(settlementAt(route, grantDate, journeys, counting, years)).toEqual(now);
      }),
    ),
  );
});
