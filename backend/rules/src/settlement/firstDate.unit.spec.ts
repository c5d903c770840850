import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import type { SlowTrip } from '../../testing/slowAssessment';
import {
  continuousResidenceSlowly,
  euSettlementSlowly,
  type SlowPermission,
  type SlowQuestion,
} from '../../testing/slowSettlement';
import { assess } from '../assessment/assess';
import type { AssessmentRequest } from '../assessment/request';
import { addDays, fromDayNumber, toDayNumber } from '../calendar/civilDate';

const anyTripsFrom = (from: string, days: number, longest: number) =>
  fc.array(
    fc
      .record({ start: fc.nat(days), nights: fc.nat(longest) })
      .map(({ start, nights }): SlowTrip => ({
        departure: toDayNumber(from) + start,
        arrival: toDayNumber(from) + start + nights,
      })),
    { maxLength: 9 },
  );

/** Consecutive permissions, some granted before the change of 2018, with overlaps and all kinds of gaps. */
const anyPermissions = (from: string) =>
  fc
    .array(
      fc.record({
        length: fc.integer({ min: 60, max: 900 }),
        gap: fc.integer({ min: -30, max: 90 }),
        old: fc.boolean(),
        gapBefore: fc.constantFrom<SlowPermission['gapBefore']>('excepted', 'excepted', 'breaks'),
      }),
      { maxLength: 6 },
    )
    .map((parts) => {
      const permissions: SlowPermission[] = [];
      for (const { length, gap, old, gapBefore } of parts) {
        const start: number = (permissions.at(-1)?.to ?? toDayNumber(from) - 1) + 1;
        // There is no gap before the first permission; one that begins earlier overlaps.
        const first: number = permissions.length === 0 ? start : Math.max(start + gap, start - length);
        permissions.push({
          from: first,
          to: Math.max(first, start) + length,
          grantedOn: toDayNumber(old ? '2017-01-01' : '2019-01-01'),
          gapBefore,
        });
      }
      return permissions;
    });

function requestOf(question: SlowQuestion, route: 'skilled_worker' | 'eu_settled_status', asOf: string) {
  const request: AssessmentRequest = {
    asOf,
    counting: question.counting,
    trips: question.trips.map(({ departure, arrival }) => ({
      departureDate: fromDayNumber(departure),
      returnDate: fromDayNumber(arrival),
    })),
    settlement: {
      route,
      grantDate: fromDayNumber(question.grant),
      entryDate: fromDayNumber(question.entry),
      permissions: question.permissions.map(({ from, to, grantedOn, gapBefore }) => ({
        from: fromDayNumber(from),
        to: fromDayNumber(to),
        grantedOn: fromDayNumber(grantedOn),
        ...(gapBefore === 'excepted' && { gapBefore: 'overstayer_exception' as const }),
      })),
    },
  };
  return assess(request).settlement;
}

const fewRuns = examples(30);

describe('the first date for settlement', () => {
  it('in fixed years equals a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2012-01-01', 2_600, 220),
        anyCounting,
        fc.nat(400),
        fc.nat(120),
        (trips, counting, shift, wait) => {
          const grant = toDayNumber('2012-01-01') + shift;
          const question = { trips, counting, grant, entry: grant + wait, permissions: [] };
          const answer = requestOf({ ...question, completeFrom: grant }, 'skilled_worker', '2013-03-01');
          const slow = continuousResidenceSlowly({ ...question, completeFrom: grant });
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(slow));
        },
      ),
      fewRuns,
    ));

  it('across old and new permissions and gaps equals a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2014-01-01', 3_400, 220),
        anyPermissions('2014-06-01'),
        anyCounting,
        (trips, permissions, counting) => {
          const grant = toDayNumber('2014-06-01');
          const question = { trips, counting, grant, entry: grant, permissions, completeFrom: grant };
          const answer = requestOf(question, 'skilled_worker', '2014-07-01');
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(continuousResidenceSlowly(question)));
        },
      ),
      fewRuns,
    ));

  it('in the EU Settlement Scheme equals a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2018-01-01', 3_400, 420),
        anyCounting,
        fc.nat(1_200),
        (trips, counting, shift) => {
          const grant = toDayNumber('2018-06-01') + shift;
          const question = { trips, counting, grant, entry: grant, permissions: [], completeFrom: grant };
          const answer = requestOf(question, 'eu_settled_status', '2018-07-01');
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(euSettlementSlowly(question)));
        },
      ),
      fewRuns,
    ));

  it('in the EU Settlement Scheme with gaps between permissions equals a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2018-01-01', 3_400, 420),
        anyPermissions('2018-06-01'),
        anyCounting,
        (trips, permissions, counting) => {
          const grant = toDayNumber('2018-06-01');
          const question = { trips, counting, grant, entry: grant, permissions, completeFrom: grant };
          const answer = requestOf(question, 'eu_settled_status', '2018-07-01');
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(euSettlementSlowly(question)));
        },
      ),
      fewRuns,
    ));

  it('with a late entry, old permissions and gaps together equals a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2014-06-01', 3_000, 160),
        anyPermissions('2014-06-01'),
        anyCounting,
        fc.integer({ min: 150, max: 500 }),
        (trips, permissions, counting, wait) => {
          const grant = toDayNumber('2014-06-01');
          const question = { trips, counting, grant, entry: grant + wait, permissions, completeFrom: grant };
          const answer = requestOf(question, 'skilled_worker', '2014-07-01');
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(continuousResidenceSlowly(question)));
          expect(answer?.preEntryDays).toBe(wait);
        },
      ),
      fewRuns,
    ));

  it('after the first good day has passed is today, or the next good day of a search through every day', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2018-06-01', 3_400, 260),
        anyCounting,
        fc.integer({ min: 1_700, max: 3_600 }),
        (trips, counting, later) => {
          const grant = toDayNumber('2018-06-01');
          const asOf = grant + later;
          const question = { trips, counting, grant, entry: grant, permissions: [] };
          const answer = requestOf(
            { ...question, completeFrom: grant },
            'skilled_worker',
            fromDayNumber(asOf),
          );
          const first = continuousResidenceSlowly({ ...question, completeFrom: grant });
          const reached = first - 28 <= asOf;
          const now = continuousResidenceSlowly({ ...question, completeFrom: reached ? asOf : grant });
          const goodNow = reached && now <= asOf + 28;
          expect(answer?.verdict === 'eligible').toBe(goodNow);
          expect(answer?.firstCompliantCountingDate).toBe(fromDayNumber(goodNow ? first : now));
        },
      ),
      examples(25),
    ));
});

describe('a trip for a permitted reason', () => {
  it('gives the answer without the trip, except for days of other trips', () =>
    fc.assert(
      fc.property(
        anyTripsFrom('2019-06-01', 2_600, 200),
        anyTripsFrom('2019-06-01', 2_600, 200),
        anyCounting,
        (others, permitted, counting) => {
          const written = ({ departure, arrival }: SlowTrip) => ({
            departureDate: fromDayNumber(departure),
            returnDate: fromDayNumber(arrival),
          });
          const answer = (excused: boolean) =>
            assess({
              asOf: '2020-03-01',
              counting,
              trips: [
                ...others.map(written),
                ...(excused
                  ? permitted.map((trip) => ({
                      ...written(trip),
                      permittedReason: 'travel_disruption' as const,
                    }))
                  : []),
              ],
              settlement: { route: 'skilled_worker', grantDate: '2020-02-10' },
            }).settlement;
          expect(answer(true)?.firstCompliantCountingDate).toBe(answer(false)?.firstCompliantCountingDate);
          expect(answer(true)?.worstTwelveMonths).toEqual(answer(false)?.worstTwelveMonths);
        },
      ),
    ));
});

describe('the longest requests', () => {
  const every = (from: string, days: number, nights: number, count: number) =>
    Array.from({ length: count }, (_, position) => ({
      departureDate: addDays(from, position * days),
      returnDate: addDays(from, position * days + nights),
    }));

  it('are answered: a trip of 290 years, and 2,000 trips on a grant of 1900', () => {
    const oldGrant = { route: 'skilled_worker', grantDate: '1900-01-01' } as const;
    const one = assess({
      asOf: '2026-11-21',
      counting: 'whole_days',
      trips: [{ departureDate: '1905-06-01', returnDate: '2195-01-01' }],
      settlement: oldGrant,
    });
    expect(one.settlement?.firstCompliantCountingDate).toBe('2199-07-05');
    const many = assess({
      asOf: '2026-11-21',
      counting: 'whole_days',
      trips: every('1900-02-01', 54, 28, 2_000),
      settlement: oldGrant,
    });
    expect(many.settlement?.verdict).toBe('over_limit');
  });
});
