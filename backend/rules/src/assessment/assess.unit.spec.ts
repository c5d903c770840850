import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import {
  firstCitizenshipDaySlowly,
  firstCountingDaySlowly,
  firstLongResidenceDaySlowly,
  type SlowTrip,
} from '../../testing/slowAssessment';
import { toAbsence, distinctAbsences } from '../absences/recordedAbsences';
import { addYears, fromDayNumber, toDayNumber } from '../calendar/civilDate';
import { assessCitizenship } from '../citizenship/assessCitizenship';
import { assessSettlement } from '../settlement/assessSettlement';
import { assess } from './assess';
import { findProblems, UnsoundAssessment } from './problems';
import { datedTrip, type AssessedTrip, type AssessmentRequest } from './request';

const anySlowTrips = (from: string, days: number, longest: number) =>
  fc.uniqueArray(
    fc
      .record({ start: fc.nat(days), nights: fc.nat(longest) })
      .map(({ start, nights }): SlowTrip => ({
        departure: toDayNumber(from) + start,
        arrival: toDayNumber(from) + start + nights,
      })),
    { maxLength: 8, selector: ({ departure }) => departure },
  );
const toTrips = (trips: readonly SlowTrip[]) =>
  trips.map(({ departure, arrival }): AssessedTrip => ({
    departureDate: fromDayNumber(departure),
    returnDate: fromDayNumber(arrival),
  }));
/** Trips that share no day, including travel days. */
const apart = (trips: readonly SlowTrip[]) => {
  const chosen: SlowTrip[] = [];
  for (const trip of [...trips].sort((a, b) => a.departure - b.departure))
    if (chosen.every(({ arrival }) => trip.departure > arrival)) chosen.push(trip);
  return chosen;
};
const fewExamples = examples(40);

describe('the first date for settlement', () => {
  it('equals a search through every day', () =>
    fc.assert(
      fc.property(
        anySlowTrips('2019-06-01', 2_600, 160),
        anyCounting,
        fc.nat(250),
        fc.nat(40),
        (trips, counting, gap, shift) => {
          const grant = toDayNumber('2020-02-10') + shift;
          const { settlement } = assess({
            asOf: '2020-03-01',
            counting,
            trips: toTrips(trips),
            settlement: {
              route: 'skilled_worker',
              grantDate: fromDayNumber(grant),
              entryDate: fromDayNumber(grant + gap),
            },
          });
          const slow = firstCountingDaySlowly(trips, counting, grant, grant + gap);
          expect(settlement?.firstCompliantCountingDate).toBe(fromDayNumber(slow));
          expect(settlement?.earliestApplicationDate).toBe(fromDayNumber(slow - 28));
          expect(settlement?.literalEarliestApplicationDate).toBe(fromDayNumber(slow - 29));
          expect(settlement?.preEntryDays).toBe(gap);
        },
      ),
      fewExamples,
    ));

  it('by long residence equals a search through every day', () =>
    fc.assert(
      fc.property(anySlowTrips('2015-01-01', 4_500, 260), fc.nat(400), (all, shift) => {
        const trips = apart(all);
        const grant = toDayNumber('2015-01-01') + shift;
        const { settlement } = assess({
          asOf: '2016-03-01',
          counting: 'whole_days',
          trips: toTrips(trips),
          settlement: { route: 'long_residence', grantDate: fromDayNumber(grant) },
        });
        expect(settlement?.firstCompliantCountingDate).toBe(
          fromDayNumber(firstLongResidenceDaySlowly(trips, grant)),
        );
      }),
      fewExamples,
    ));
});

describe('the first good date for citizenship', () => {
  it('equals a search through every day', () =>
    fc.assert(
      fc.property(
        anySlowTrips('2019-01-01', 2_500, 200),
        anyCounting,
        fc.boolean(),
        fc.nat(400),
        (trips, counting, spouseOfBritishCitizen, shift) => {
          const from = toDayNumber('2024-02-01') + shift;
          const { citizenship } = assess({
            asOf: fromDayNumber(from),
            counting,
            trips: toTrips(trips),
            citizenship: { spouseOfBritishCitizen, settledSince: '2020-01-01' },
          });
          const slow = firstCitizenshipDaySlowly(trips, counting, from, spouseOfBritishCitizen ? 3 : 5);
          expect(citizenship?.firstGoodDate).toBe(fromDayNumber(slow));
          expect(citizenship?.verdict === 'eligible').toBe(slow === from);
        },
      ),
    ));
});

const anyRequest = fc
  .record({
    trips: anySlowTrips('2019-06-01', 2_600, 160),
    counting: anyCounting,
    asOf: fc.nat(2_500),
    route: fc.constantFrom(
      'skilled_worker' as const,
      'long_residence' as const,
      'eu_settled_status' as const,
      'partner' as const,
    ),
    spouseOfBritishCitizen: fc.boolean(),
  })
  .map(({ trips, counting, asOf, route, spouseOfBritishCitizen }): AssessmentRequest => ({
    asOf: fromDayNumber(toDayNumber('2020-06-01') + asOf),
    counting,
    trips: toTrips(trips),
    settlement: { route, grantDate: '2020-02-29', entryDate: '2020-03-20' },
    citizenship: { settledSince: '2025-05-05', spouseOfBritishCitizen },
  }));

/**
 * The return from the absence that was under way when the limits of long residence changed; null without
 * one.
 */
const endOfAbsenceAtChange = (trips: readonly AssessedTrip[]) => {
  const change = toDayNumber('2024-04-11');
  const absences = distinctAbsences(trips.map((trip) => toAbsence(datedTrip(trip), 'whole_days', change)));
  const underWay = absences.find(({ departure, arrival }) => departure < change && arrival >= change);
  return underWay?.arrival ?? null;
};

describe('an assessment', () => {
  it('does not depend on the order of the trips or on repeated trips', () =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        const { settlement, citizenship, totalDays, busiestTwelveMonths } = assess(request);
        const same = { settlement, citizenship, totalDays, busiestTwelveMonths };
        expect(assess({ ...request, trips: [...request.trips].reverse() })).toMatchObject(same);
        expect(assess({ ...request, trips: [...request.trips, ...request.trips] })).toMatchObject(same);
      }),
    ));

  it('never has fewer days or an earlier date with one trip more', () =>
    fc.assert(
      fc.property(anyRequest, anySlowTrips('2019-06-01', 2_600, 160), (request, more) => {
        // On the day of the grant nothing is reached yet, so that both search for the first date of all.
        const early = { ...request, asOf: '2020-03-21' };
        // In long residence the older limits apply to a whole absence that began before 11 April 2024. A trip that
        // extends such an absence moves days under these limits, and may help.
        const all = [...request.trips, ...toTrips(more)];
        fc.pre(
          request.settlement?.route !== 'long_residence' ||
            endOfAbsenceAtChange(all) === endOfAbsenceAtChange(request.trips),
        );
        const before = assess(early);
        const after = assess({ ...early, trips: all });
        expect(after.totalDays).toBeGreaterThanOrEqual(before.totalDays);
        expect(after.busiestTwelveMonths?.days ?? 0).toBeGreaterThanOrEqual(
          before.busiestTwelveMonths?.days ?? 0,
        );
        expect(
          String(after.settlement?.earliestApplicationDate) >=
            String(before.settlement?.earliestApplicationDate),
        ).toBe(true);
        expect(String(after.citizenship?.firstGoodDate) >= String(before.citizenship?.firstGoodDate)).toBe(
          true,
        );
      }),
    ));

  it('is the same 400 years later, when the calendar repeats', () =>
    fc.assert(
      fc.property(anyRequest, (request) => {
        const later = (date: string) => addYears(date, 400);
        const assessMoved = (move: (date: string) => string) => {
          const question = {
            trips: request.trips.map(({ departureDate, returnDate }) =>
              datedTrip({
                departureDate: move(departureDate),
                returnDate: returnDate === null ? null : move(returnDate),
              }),
            ),
            counting: request.counting,
            asOf: toDayNumber(move(request.asOf)),
          };
          const settlement = { route: 'skilled_worker', grantDate: move('2020-02-29') } as const;
          const citizenship = { settledSince: move('2025-05-05'), spouseOfBritishCitizen: false };
          return {
            settlement: assessSettlement({ ...question, settlement }),
            citizenship: assessCitizenship({ ...question, citizenship, beforeEntry: null }),
          };
        };
        const answer = assessMoved((date) => date);
        const laterAnswer = assessMoved(later);
        expect(laterAnswer.settlement.verdict).toBe(answer.settlement.verdict);
        expect(laterAnswer.settlement.worstTwelveMonths?.days).toBe(
          answer.settlement.worstTwelveMonths?.days,
        );
        expect(laterAnswer.settlement.earliestApplicationDate).toBe(
          later(String(answer.settlement.earliestApplicationDate)),
        );
        expect(laterAnswer.citizenship.verdict).toBe(answer.citizenship.verdict);
        expect(laterAnswer.citizenship.totalDays).toBe(answer.citizenship.totalDays);
        expect(laterAnswer.citizenship.firstGoodDate).toBe(later(String(answer.citizenship.firstGoodDate)));
      }),
    ));
});

describe('a trip without a return date', () => {
  it.each([
    ['whole_days' as const, 9],
    ['inclusive' as const, 10],
  ])('counts by %s up to the day before the assessment: %i days', (counting, days) => {
    const trips = [{ departureDate: '2026-03-01', returnDate: null }];
    const answer = assess({ asOf: '2026-03-11', counting, trips });
    expect(answer).toMatchObject({ incomplete: true, totalDays: days, trips: [{ days }] });
    expect(answer.warnings.map(({ code }) => code)).toEqual(['no_return_date']);
  });

  it('does not count if it has not begun yet', () => {
    const trips = [{ departureDate: '2026-03-11', returnDate: null }];
    expect(assess({ asOf: '2026-03-11', counting: 'inclusive', trips }).totalDays).toBe(0);
    expect(assess({ asOf: '2026-03-01', counting: 'inclusive', trips }).totalDays).toBe(0);
  });
});

describe('the days before entry', () => {
  it('count as days away from the day of grant, but not the day of arrival', () => {
    const { settlement } = assess({
      asOf: '2024-12-20',
      counting: 'whole_days',
      trips: [],
      settlement: { route: 'skilled_worker', grantDate: '2020-01-10', entryDate: '2020-01-20' },
    });
    expect(settlement).toMatchObject({
      preEntryDays: 10,
      worstTwelveMonths: { days: 10, from: '2020-01-10' },
    });
  });

  it('begin the years of a partner only at the entry', () => {
    const { settlement } = assess({
      asOf: '2024-12-31',
      counting: 'whole_days',
      trips: [],
      settlement: { route: 'partner', grantDate: '2020-01-10', entryDate: '2020-01-20' },
    });
    expect(settlement).toMatchObject({
      preEntryDays: 0,
      periodStart: '2020-01-20',
      earliestApplicationDate: '2025-01-20',
      verdict: 'not_yet',
    });
  });
});

describe('a permitted reason', () => {
  const away = (permittedReason?: 'compelling_compassionate' | 'research' | 'family_life') =>
    assess({
      asOf: '2025-01-01',
      counting: 'whole_days',
      trips: [
        {
          departureDate: '2022-01-01',
          returnDate: '2022-09-01',
          ...(permittedReason && { permittedReason }),
        },
      ],
      settlement: { route: 'skilled_worker', grantDate: '2020-01-01' },
      citizenship: { spouseOfBritishCitizen: false },
    });

  it('removes a trip from settlement, with a note on proof, but not from citizenship', () => {
    expect(away().settlement?.verdict).toBe('over_limit');
    const permitted = away('compelling_compassionate');
    expect(permitted.settlement?.verdict).toBe('eligible');
    expect(permitted.settlement?.reasons).toContainEqual(
      expect.objectContaining({ code: 'permitted_absence', days: 242 }),
    );
    expect(permitted.citizenship?.totalDays).toBe(242);
  });

  it('of another route changes nothing', () =>
    expect(away('family_life').settlement?.verdict).toBe('over_limit'));
});

describe('the arrival in the UK', () => {
  const withArrival = (arrivedWithoutPermission: 'yes' | 'no') =>
    assess({
      asOf: '2026-11-28',
      counting: 'whole_days',
      trips: [],
      settlement: {
        route: 'family_ten_years',
        grantDate: '2016-09-01',
        permissions: [
          { from: '2016-09-01', to: '2026-05-31', route: 'skilled_worker' },
          { from: '2026-06-01', to: '2028-11-30', route: 'family_ten_years' },
        ],
      },
      citizenship: { spouseOfBritishCitizen: false, arrivedWithoutPermission },
    }).settlement;

  it('is asked once, for citizenship, and counts for settlement too', () => {
    expect(withArrival('no')?.earliestApplicationDate).toBe('2027-06-01');
    expect(withArrival('yes')?.earliestApplicationDate).toBe('2036-05-04');
  });
});

describe('the other count', () => {
  it('is mentioned if it gives another verdict', () => {
    const request = {
      asOf: '2025-01-01',
      trips: [{ departureDate: '2022-01-01', returnDate: '2022-06-30' }],
      settlement: { route: 'skilled_worker', grantDate: '2020-01-01' },
    } as const;
    const cautious = assess({ ...request, counting: 'inclusive' }).settlement;
    expect(cautious).toMatchObject({ verdict: 'over_limit', worstTwelveMonths: { days: 181 } });
    expect(cautious?.reasons).toContainEqual(
      expect.objectContaining({ code: 'other_count_differs', days: 179, limit: 180 }),
    );
    expect(assess({ ...request, counting: 'whole_days' }).settlement?.verdict).toBe('eligible');
  });
});

describe('an invalid request', () => {
  const sound: AssessmentRequest = { asOf: '2026-11-21', counting: 'whole_days', trips: [] };
  const trip = { departureDate: '2026-01-01', returnDate: '2026-01-02' };
  it.each<[string, Partial<AssessmentRequest>]>([
    ['asOf', { asOf: '0001-01-01' }],
    ['trips.0.departureDate', { trips: [{ ...trip, departureDate: '2026-02-30' }] }],
    ['trips.1.returnDate', { trips: [trip, { ...trip, returnDate: '2025-12-31' }] }],
    ['trips', { trips: Array.from({ length: 2_011 }, () => trip) }],
    [
      'settlement.permissions',
      {
        settlement: {
          route: 'refugee',
          grantDate: '2020-01-01',
          permissions: Array.from({ length: 101 }, () => ({ from: '2020-01-01', to: '2021-01-01' })),
        },
      },
    ],
    ['settlement.grantDate', { settlement: { route: 'refugee', grantDate: '9999-01-01' } }],
    [
      'settlement.qualifyingYears',
      { settlement: { route: 'skilled_worker', grantDate: '2020-01-01', qualifyingYears: 3 } },
    ],
    [
      'settlement.permissions.0.to',
      {
        settlement: {
          route: 'refugee',
          grantDate: '2020-01-01',
          permissions: [{ from: '2020-01-01', to: '2019-01-01' }],
        },
      },
    ],
    ['citizenship.settledSince', { citizenship: { settledSince: 'soon', spouseOfBritishCitizen: true } }],
  ])('names %s', (field, part) => {
    expect(findProblems({ ...sound, ...part }).map((problem) => problem.field)).toEqual([field]);
    expect(() => assess({ ...sound, ...part })).toThrow(UnsoundAssessment);
  });

  it('is not caused by 2,000 trips, or by a trip of 60 years', () => {
    expect(assess({ ...sound, trips: Array.from({ length: 2_000 }, () => trip) }).totalDays).toBe(0);
    const sixtyYears = [{ departureDate: '1960-01-01', returnDate: '2020-01-01' }];
    const answer = assess({
      ...sound,
      trips: sixtyYears,
      settlement: { route: 'skilled_worker', grantDate: '2018-02-01' },
      citizenship: { spouseOfBritishCitizen: false },
    });
    expect(answer.totalDays).toBe(21_914);
    expect(answer.busiestTwelveMonths).toMatchObject({ days: 366, exceeded: true });
    expect(answer.settlement?.verdict).toBe('eligible');
  });
});
