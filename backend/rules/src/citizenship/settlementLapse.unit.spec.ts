import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCounting } from '../../testing/dayByDay';
import { examples } from '../../testing/examples';
import {
  citizenshipSlowly,
  firstCitizenshipDaySlowly,
  settlementStandsUntilSlowly,
  type SlowTrip,
} from '../../testing/slowAssessment';
import { assess } from '../assessment/assess';
import type { AssessedTrip, CitizenshipRequest, SettlementKind } from '../assessment/request';
import { addDays, addYears, fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';

const asOf = '2027-06-01';
const away = (departureDate: CivilDate, returnDate: CivilDate | null): AssessedTrip => ({
  departureDate,
  returnDate,
});
const citizenshipOf = (
  trips: readonly AssessedTrip[],
  request: Partial<CitizenshipRequest> = {},
  on = asOf,
) => {
  const { citizenship } = assess({
    asOf: on,
    counting: 'whole_days',
    trips,
    citizenship: { spouseOfBritishCitizen: false, settledSince: '2020-05-01', ...request },
  });
  if (citizenship === null) throw new Error('No answer');
  return citizenship;
};

describe('settlement, 2000 Order article 13', () => {
  it('exists after exactly two years outside the UK, and may have lapsed a day later', () => {
    const inTime = citizenshipOf([away('2024-01-01', '2026-01-01')]);
    expect(inTime.settlementLapse).toBeNull();
    expect(inTime.firstGoodDate).not.toBeNull();
    const late = citizenshipOf([away('2024-01-01', '2026-01-02')]);
    expect(late).toMatchObject({ verdict: 'not_yet', firstGoodDate: null });
    expect(late.settlementLapse).toEqual({
      years: 2,
      from: '2024-01-01',
      returnBy: '2026-01-01',
      mayHaveLapsed: true,
    });
    const reason = late.reasons.find(({ code }) => code === 'settlement_may_have_lapsed');
    expect(reason?.standing).toBe('against');
    expect(reason?.message).toContain('Appendix Returning Resident');
    expect(reason?.source.title).toBe('Immigration Rules, Appendix Returning Resident');
  });

  it.each([
    ['ilr', 2],
    ['eu_settled_status', 5],
    ['eu_settled_status_swiss', 4],
  ] as const)('as %s lapses after more than %i years', (settledAs, years) => {
    const back = addYears('2021-01-01', years);
    expect(citizenshipOf([away('2021-01-01', back)], { settledAs }).settlementLapse).toBeNull();
    expect(
      citizenshipOf([away('2021-01-01', addDays(back, 1))], { settledAs }).settlementLapse,
    ).toMatchObject({ years, mayHaveLapsed: true });
  });

  it.each(['irish', 'right_of_abode'] as const)('is not needed by %s, and cannot lapse', (settledAs) => {
    const answer = citizenshipOf([away('2010-01-01', '2019-01-01')], { settledAs, settledSince: undefined });
    expect(answer).toMatchObject({ settledLongEnough: true, settlementLapse: null, verdict: 'eligible' });
    expect(answer.reasons.map(({ code }) => code)).toContain('settlement_not_needed');
  });

  it('is kept by a day in the UK between two long journeys', () => {
    const journeys = [away('2021-01-01', '2022-12-01'), away('2022-12-01', '2024-11-01')];
    expect(citizenshipOf(journeys).settlementLapse).toBeNull();
    const withoutADay = [away('2021-01-01', '2022-12-02'), away('2022-12-01', '2024-11-01')];
    expect(citizenshipOf(withoutADay).settlementLapse?.mayHaveLapsed).toBe(true);
  });

  it('is counted from the grant if the absence began before it', () => {
    const settledSince = '2022-03-01';
    expect(citizenshipOf([away('2021-06-01', '2024-03-01')], { settledSince }).settlementLapse).toBeNull();
    expect(citizenshipOf([away('2021-06-01', '2024-03-02')], { settledSince }).settlementLapse).toEqual({
      years: 2,
      from: settledSince,
      returnBy: '2024-03-01',
      mayHaveLapsed: true,
    });
    expect(citizenshipOf([away('2015-06-01', '2018-03-02')], { settledSince }).settlementLapse).toBeNull();
  });

  it('gives a person abroad the last day to return', () => {
    const open = citizenshipOf([away('2026-01-01', null)]);
    expect(open.settlementLapse).toEqual({
      years: 2,
      from: '2026-01-01',
      returnBy: '2028-01-01',
      mayHaveLapsed: false,
    });
    expect(open.reasons.find(({ code }) => code === 'settlement_lapses_after')?.message).toContain(
      'Come back by 1 January 2028',
    );
    expect(citizenshipOf([away('2026-01-01', '2027-07-01')]).settlementLapse?.returnBy).toBe('2028-01-01');
    expect(citizenshipOf([away('2026-01-01', asOf)]).settlementLapse).toBeNull();
    const stillAway = { ...away('2026-01-01', asOf), stillAway: true } as const;
    expect(citizenshipOf([stillAway]).settlementLapse?.returnBy).toBe('2028-01-01');
    expect(citizenshipOf([away('2025-06-01', null)]).settlementLapse?.mayHaveLapsed).toBe(false);
    expect(citizenshipOf([away('2025-05-31', null)]).settlementLapse?.mayHaveLapsed).toBe(true);
  });

  it('that a planned journey would end is warned of, and no day after it is named', () => {
    const planned = citizenshipOf([away('2027-07-01', '2029-07-02')], { settledSince: '2027-01-01' });
    expect(planned.settlementLapse).toMatchObject({ returnBy: '2029-07-01', mayHaveLapsed: false });
    expect(planned).toMatchObject({ verdict: 'not_yet', firstGoodDate: null });
  });
});

describe('journeys to the islands', () => {
  const island = (departureDate: CivilDate, returnDate: CivilDate, stay: 'visited' | 'lived_there') => ({
    departureDate,
    returnDate,
    crownDependency: stay,
  });

  it.each(['visited', 'lived_there'] as const)('%s are no days away, including the first day', (stay) => {
    const answer = citizenshipOf([island('2022-01-01', '2023-12-31', stay)], { applicationDate: asOf });
    expect(answer).toMatchObject({ totalDays: 0, presentOnFirstDay: true, verdict: 'eligible' });
    expect(answer.settlementLapse).toBeNull();
    const reason = answer.reasons.find(({ code }) => code === 'crown_dependency_days');
    expect(reason?.source.title).toBe('British Nationality Act 1981, section 50');
    expect(citizenshipOf([away('2022-01-01', '2023-12-31')]).presentOnFirstDay).toBe(false);
  });

  it('of more than two years: whether indefinite leave continues there is not confirmed, and both outcomes are given', () => {
    const [left, back] = ['2022-01-01', '2024-01-02'] as const;
    for (const stay of ['visited', 'lived_there'] as const) {
      const answer = citizenshipOf([island(left, back, stay)]);
      expect(answer).toMatchObject({ totalDays: 0, verdict: 'eligible' });
      const reason = answer.reasons.find(({ code }) => code === 'lapse_on_islands_not_confirmed');
      expect(reason).toMatchObject({ from: left, to: '2024-01-01', standing: 'to_know' });
      expect(reason?.message).toContain('not confirmed');
      expect(reason?.message).toContain('may have lapsed after 1 January 2024');
    }
    const codesOf = (trips: readonly AssessedTrip[]) => citizenshipOf(trips).reasons.map(({ code }) => code);
    expect(codesOf([island(left, '2024-01-01', 'visited')])).not.toContain('lapse_on_islands_not_confirmed');
    // The time abroad decides, and none of it is uncertain.
    expect(codesOf([away(left, back)])).toContain('settlement_may_have_lapsed');
    expect(codesOf([away(left, back)])).not.toContain('lapse_on_islands_not_confirmed');
  });

  it('never end settled status, which is granted for the UK and Islands', () => {
    for (const settledAs of ['eu_settled_status', 'eu_settled_status_swiss'] as const)
      expect(citizenshipOf([island('2020-06-01', '2027-01-01', 'visited')], { settledAs })).toMatchObject({
        settlementLapse: null,
        reasons: expect.not.arrayContaining([
          expect.objectContaining({ code: 'lapse_on_islands_not_confirmed' }),
        ]) as unknown,
      });
  });
});

describe('the last day of settlement', () => {
  const from = toDayNumber('2019-01-01');
  const kinds: readonly SettlementKind[] = [
    'ilr',
    'eu_settled_status',
    'eu_settled_status_swiss',
    'irish',
    'right_of_abode',
  ];
  const anyJourneys = fc.array(
    fc
      .record({ start: fc.nat(2_900), nights: fc.oneof(fc.nat(60), fc.nat(2_200)), island: fc.boolean() })
      .map(({ start, nights, island }): SlowTrip => ({
        departure: from + start,
        arrival: from + start + nights,
        island,
      })),
    { maxLength: 6 },
  );

  it('equals a search through every day, with islands, lapse and every kind of settlement', () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(
        anyJourneys,
        anyCounting,
        fc.boolean(),
        fc.constantFrom(...kinds),
        fc.nat(1_500),
        fc.nat(1_100),
        (trips, counting, spouse, kind, settledShift, shift) => {
          const settled = from + settledShift;
          const application = toDayNumber('2024-02-01') + shift;
          const years = spouse ? 3 : 5;
          const { citizenship } = assess({
            asOf: fromDayNumber(application),
            counting,
            trips: trips.map(({ departure, arrival, island }) => ({
              departureDate: fromDayNumber(departure),
              returnDate: fromDayNumber(arrival),
              ...(island === true && { crownDependency: 'visited' }),
            })),
            citizenship: {
              settledSince: fromDayNumber(settled),
              settledAs: kind,
              spouseOfBritishCitizen: spouse,
            },
          });
          const slow = citizenshipSlowly(trips, counting, application, years);
          expect(citizenship).toMatchObject({
            totalDays: slow.total,
            finalYearDays: slow.finalYear,
            presentOnFirstDay: slow.present,
          });
          const needsNoSettlement = kind === 'irish' || kind === 'right_of_abode';
          const isSettledLongEnough = needsNoSettlement
            ? application
            : spouse
              ? settled
              : toDayNumber(addYears(fromDayNumber(settled), 1));
          const standsUntil = settlementStandsUntilSlowly(trips, settled, kind);
          const lapsed = standsUntil !== null && application > standsUntil;
          const first = firstCitizenshipDaySlowly(
            trips,
            counting,
            Math.max(application, isSettledLongEnough),
            years,
          );
          const date = standsUntil !== null && (lapsed || first > standsUntil) ? null : fromDayNumber(first);
          expect(citizenship?.firstGoodDate).toBe(date);
          expect(citizenship?.settlementLapse?.mayHaveLapsed ?? false).toBe(lapsed);
          expect(citizenship?.verdict === 'eligible').toBe(date === fromDayNumber(application));
          if (lapsed) expect(citizenship?.verdict).toBe('not_yet');
          found.add(lapsed ? 'lapsed' : date === null ? 'endangered' : 'stands');
        },
      ),
      examples(150),
    );
    expect([...found].sort()).toEqual(['endangered', 'lapsed', 'stands']);
  });
});
