import { describe, expect, it } from 'vitest';
import { aFormRecord, journey, on, words } from '../../testing/aFormRecord';
import { assess } from '../assessment/assess';
import { calculateCitizenship } from '../calculators/citizenship/calculateCitizenship';
import { addDays } from '../calendar/civilDate';
import { toCitizenshipForm } from '../progress/citizenshipOnRecord';
import type { FormJourney, FormRecord } from './record';
import { buildFormSheet } from './buildFormSheet';
import { pasteOrder, tripRows } from './tripExport';

const makeSheet = (record: FormRecord) => {
  const sheet = buildFormSheet(record, { form: 'AN', applicant: 'you', on }, words);
  if (sheet?.residence == null) throw new Error('There is no sheet');
  return { ...sheet, residence: sheet.residence };
};
const withJourneys = (...journeys: readonly FormJourney[]) => makeSheet(aFormRecord({ journeys }));
type Sheet = ReturnType<typeof makeSheet>;
const findQuestion = ({ blocks }: Sheet, id: string) =>
  blocks.flatMap(({ questions }) => questions).find((question) => question.id === id);
const listCells = (sheet: Sheet) =>
  findQuestion(sheet, 'absences')?.answer?.table?.lines.map(({ cells }) => cells) ?? [];
const findState = ({ checks }: Sheet, id: string) => checks.find((check) => check.id === id);

const asTrips = (journeys: readonly FormJourney[]) =>
  journeys.map(({ departureDate, returnDate }) => ({ departureDate, returnDate }));

/**
 * Forty journeys over seven years, the newest first, of 0 to 15 days, some of them before the required
 * years.
 */
const fortyJourneys = Array.from({ length: 40 }, (_, number) => {
  const departure = addDays('2026-10-20', -number * 63);
  return journey(departure, addDays(departure, (number * 7) % 17), { id: `j${number}` });
});

describe('the absences of form AN', () => {
  it("list forty journeys in order, with the engine's count for each and in total", () => {
    const sheet = makeSheet(aFormRecord({ journeys: fortyJourneys }));
    const { details, citizenship } = {
      details: {
        visaType: 'ilr',
        marriedToBritishCitizen: false,
        englishLanguageProof: true,
        lifeInUKPassed: true,
      },
      citizenship: assess({
        asOf: on,
        counting: 'whole_days',
        trips: asTrips(fortyJourneys),
        citizenship: { applicationDate: on, settledSince: '2025-06-01', spouseOfBritishCitizen: false },
      }),
    };
    const { trips } = sheet.residence;
    // In the years from 28 November 2021 on.
    expect(trips.length).toBe(fortyJourneys.filter(({ returnDate }) => returnDate >= '2021-11-28').length);
    expect(trips.map(({ journey: { departureDate } }) => departureDate)).toEqual(
      trips.map(({ journey: { departureDate } }) => departureDate).toSorted(),
    );
    const counted = new Map(fortyJourneys.map(({ id }, position) => [id, citizenship.trips[position]?.days]));
    expect(trips.map(({ id, days }) => [id, days])).toEqual(trips.map(({ id }) => [id, counted.get(id)]));
    expect(listCells(sheet).map((cells) => Number(cells[2]))).toEqual(trips.map(({ days }) => days));

    const total = trips.reduce((sum, { daysInPeriod }) => sum + daysInPeriod, 0);
    expect(total).toBe(citizenship.citizenship?.totalDays);
    expect(findQuestion(sheet, 'days_in_period')?.answer?.text).toBe(String(total));
    expect(findQuestion(sheet, 'days_in_final_year')?.answer?.text).toBe(
      String(citizenship.citizenship?.finalYearDays),
    );
    for (const id of ['days_in_period', 'days_in_final_year'])
      expect(findQuestion(sheet, id)?.help).toContain('The days on which you travelled are not in it.');
    // The calculator counts the same.
    const form = toCitizenshipForm(
      {
        details: { ...details, goodCharacter: true, intendsToStayInUK: true },
        journeys: asTrips(fortyJourneys),
      },
      '2025-06-01',
      '2020-05-02',
    );
    const { homeOffice } = calculateCitizenship(form, on);
    expect(homeOffice?.citizenship?.totalDays).toBe(total);
    expect(findState(sheet, 'journeys_add_up')?.state).toBe('fine');
  });

  it('do not count the days of travel, and mark journeys that are short enough', () => {
    const sheet = withJourneys(
      journey('2026-05-01', '2026-05-01'),
      journey('2026-06-01', '2026-06-04'),
      journey('2026-07-01', '2026-07-05'),
    );
    expect(listCells(sheet)).toEqual([
      ['01/05/2026', '01/05/2026', '0', 'France', 'Holiday'],
      ['01/06/2026', '04/06/2026', '2', 'France', 'Holiday'],
      ['01/07/2026', '05/07/2026', '3', 'France', 'Holiday'],
    ]);
    expect(sheet.residence.trips.map(({ mayBeLeftOut }) => mayBeLeftOut)).toEqual([true, true, false]);
    // Omitting one is the person’s choice, so the total includes all.
    expect(findQuestion(sheet, 'days_in_period')?.answer?.text).toBe('5');
  });

  it('count only the part of a journey inside the years, and report that nobody was here on the first day', () => {
    const sheet = withJourneys(journey('2021-11-20', '2021-12-03'));
    const [trip] = sheet.residence.trips;
    // 28 November to 2 December.
    expect([trip?.days, trip?.daysInPeriod]).toEqual([12, 5]);
    expect(findQuestion(sheet, 'absences')?.answer?.table?.lines[0]?.note).toBe(
      'Of these, 5 fall into the years that are asked about.',
    );
    expect(findState(sheet, 'first_day')).toMatchObject({
      state: 'problem',
      text: 'You were not in the UK on 28 November 2021. The first good day to apply is 2 December 2026.',
    });
    expect(findQuestion(sheet, 'later_date')?.help).toContain('The first good day is 2 December 2026.');
  });

  it('count a person as present who returned or left on the first day', () => {
    expect(findState(withJourneys(journey('2021-11-01', '2021-11-28')), 'first_day')?.state).toBe('fine');
    expect(findState(withJourneys(journey('2021-11-28', '2021-12-24')), 'first_day')?.state).toBe('fine');
    expect(findState(withJourneys(journey('2021-11-27', '2021-11-29')), 'first_day')?.state).toBe('problem');
  });

  it('cannot begin before the person arrived', () => {
    const sheet = makeSheet(aFormRecord({ status: { ukEntryDate: '2022-01-15' } }));
    expect(findState(sheet, 'first_day')).toMatchObject({
      state: 'problem',
      text: 'The first day is 28 November 2021. You came to the UK on 15 January 2022.',
    });
  });

  it.each([
    // Whole days from the day after departure to the day before the return.
    ['meets', 450, null, 'fine'],
    ['discretion_expected', 451, '451 days, which is 1 day over the limit', 'problem'],
    ['discretion_conditional', 500, '500 days, which is 50 days over the limit', 'problem'],
    ['normally_refused', 901, '901 days, which is 451 days over the limit', 'problem'],
  ] as const)('that are %s ask for an explanation at %i days', (band, days, drafted, state) => {
    const departure = '2022-01-01';
    const sheet = withJourneys(journey(departure, addDays(departure, days + 1)));
    expect(sheet.residence.citizenship.totalBand).toBe(band);
    const question = findQuestion(sheet, 'discretion_period');
    expect(question?.spared === null).toBe(drafted !== null);
    if (drafted === null) expect(question?.answer).toBeNull();
    else {
      expect(question?.answer?.text).toContain(drafted);
      expect(question?.help).toContain('Say why you were away');
    }
    expect(findState(sheet, 'period_total')?.state).toBe(state);
  });

  it('of the last year are assessed separately', () => {
    const departure = '2026-01-01';
    const allowed = withJourneys(journey(departure, addDays(departure, 91)));
    expect(findState(allowed, 'final_year_total')?.state).toBe('fine');
    const over = withJourneys(journey(departure, addDays(departure, 92)));
    expect(findState(over, 'final_year_total')?.state).toBe('problem');
    expect(findQuestion(over, 'discretion_final_year')?.answer?.text).toContain('91 days');
    expect(findQuestion(over, 'discretion_period')?.spared).not.toBeNull();
  });

  it('of an open journey have no return date, and name the day up to which they are counted', () => {
    const sheet = withJourneys(journey('2026-11-02', '2026-11-20', { stillAway: true }));
    const [line] = findQuestion(sheet, 'absences')?.answer?.table?.lines ?? [];
    expect(line).toMatchObject({ days: { from: '2026-11-02', to: null } });
    expect(line?.cells.slice(1, 3)).toEqual(['Still away', '17']);
    expect(line?.note).toContain('You are still away: the days are counted up to');
    expect(findQuestion(sheet, 'absences')?.warnings).toContainEqual({
      kind: 'missing',
      text: 'A journey has no return date. Enter it in your record when you are back.',
    });
    expect(tripRows(sheet.residence, words)[1]?.[1]).toBe('Still away');
    expect(pasteOrder(sheet.residence, words).some(({ field }) => field === 'returned')).toBe(false);
  });

  it('count shared days of two journeys once, and both sheets of the list mention it', () => {
    const sheet = withJourneys(journey('2026-03-01', '2026-03-12'), journey('2026-03-06', '2026-03-20'));
    expect(findQuestion(sheet, 'absences')?.warnings).toEqual([
      { kind: 'conflict', text: 'Two journeys have days in common: each day counts once in the total.' },
    ]);
    expect(findQuestion(sheet, 'days_in_period')?.answer?.text).toBe('18');
    expect(findState(sheet, 'journeys_add_up')).toMatchObject({
      state: 'problem',
      text: 'The journeys of the list are 23 days. The total is 18 days. Two journeys have days in common.',
    });
  });

  it('exclude the islands that belong to the UK for citizenship', () => {
    const sheet = withJourneys(journey('2026-03-01', '2026-03-12', { crownDependency: 'visited' }));
    expect(sheet.residence.trips).toEqual([]);
    expect(sheet.residence.islands).toHaveLength(1);
    expect(findQuestion(sheet, 'days_in_period')?.answer?.text).toBe('0');
    expect(
      withJourneys(journey('2026-03-01', '2026-03-12', { crownDependency: 'no' })).residence.trips,
    ).toHaveLength(1);
  });

  it('are exported to a file, and copied field by field', () => {
    const { residence } = withJourneys(journey('2026-07-01', '2026-07-12', { reason: 'business' }));
    expect(tripRows(residence, words)).toEqual([
      ['Left the UK', 'Came back', 'Days', 'Country', 'Reason', 'May be left out'],
      ['01/07/2026', '12/07/2026', '10', 'France', 'Business', ''],
    ]);
    expect(pasteOrder(residence, words).map(({ field, part, text }) => [field, part, text])).toEqual([
      ['left', 'day', '01'],
      ['left', 'month', '07'],
      ['left', 'year', '2026'],
      ['returned', 'day', '12'],
      ['returned', 'month', '07'],
      ['returned', 'year', '2026'],
      ['country', null, 'France'],
      ['reason', null, 'Business'],
    ]);
  });
});
