import { expect, it } from 'vitest';
import { assess } from '../assessment/assess';
import type { AssessedPerson, AssessedTrip, CitizenshipRequest } from '../assessment/request';

const asOf = '2026-11-21';

interface Case {
  readonly name: string;
  /** The day of this assessment, if it differs from the default above. */
  readonly on?: string;
  readonly citizenship?: Partial<CitizenshipRequest>;
  readonly trips?: readonly AssessedTrip[];
  readonly person?: AssessedPerson;
}

const away = (departureDate: string, returnDate: string | null, part: Partial<AssessedTrip> = {}) => ({
  departureDate,
  returnDate,
  ...part,
});
const twoYearsAndADay = [away('2022-01-01', '2024-01-02')];

/** One line for each corrected rule of citizenship. */
const cases: readonly Case[] = [
  { name: 'nothing in the way' },
  { name: 'ILR, away for two years', trips: [away('2018-01-01', '2020-01-01')] },
  { name: 'ILR, away for two years and a day', trips: twoYearsAndADay },
  {
    name: 'EU settled status, away for two years and a day',
    citizenship: { settledAs: 'eu_settled_status' },
    trips: twoYearsAndADay,
  },
  {
    name: 'EU settled status, away for five years and a day',
    citizenship: { settledAs: 'eu_settled_status' },
    trips: [away('2019-01-01', '2024-01-02')],
  },
  {
    name: 'settled status of Swiss citizens, four years and a day',
    citizenship: { settledAs: 'eu_settled_status_swiss' },
    trips: [away('2019-01-01', '2023-01-02')],
  },
  { name: 'ILR, away now', trips: [away('2026-10-01', null)] },
  { name: 'ILR, two years away begun before the grant', trips: [away('2016-01-01', '2018-06-01')] },
  { name: 'Irish citizen', citizenship: { settledAs: 'irish', settledSince: undefined } },
  { name: 'right of abode', citizenship: { settledAs: 'right_of_abode', settledSince: undefined } },
  { name: 'ILR without its day', citizenship: { settledSince: undefined } },
  { name: 'two years on Jersey', trips: [away('2022-01-01', '2024-01-02', { crownDependency: 'visited' })] },
  {
    name: 'on the first day on the Isle of Man',
    trips: [away('2021-11-20', '2021-11-25', { crownDependency: 'lived_there' })],
  },
  { name: 'on the first day elsewhere', trips: [away('2021-11-20', '2021-11-25')] },
  { name: 'spouse: intention', citizenship: { spouseOfBritishCitizen: true } },
  { name: '65 on the day', person: { dateOfBirth: '1961-11-21' } },
  { name: '65 a day later', person: { dateOfBirth: '1961-11-22' } },
  {
    name: 'born on 29 February, on 28 February 2025',
    on: '2025-02-28',
    person: { dateOfBirth: '1960-02-29' },
  },
  { name: 'born on 29 February, on 1 March 2025', on: '2025-03-01', person: { dateOfBirth: '1960-02-29' } },
  { name: '18 on the day', person: { dateOfBirth: '2008-11-21' } },
  { name: '18 a day later', person: { dateOfBirth: '2008-11-22' } },
  { name: 'English A2', person: { englishLevel: 'A2' } },
  { name: 'English B1', person: { englishLevel: 'B1' } },
  { name: 'English exempt', person: { englishLevel: 'exempt' } },
  { name: 'BN(O), all met', citizenship: { britishNationalOverseas: true } },
  {
    name: 'BN(O), 451 days in five years',
    citizenship: { britishNationalOverseas: true },
    trips: [away('2022-01-01', '2023-03-29')],
  },
  {
    name: 'BN(O), spouse, settled for a month',
    citizenship: { britishNationalOverseas: true, spouseOfBritishCitizen: true, settledSince: '2026-10-21' },
  },
  {
    name: 'BN(O), ILR may have lapsed',
    citizenship: { britishNationalOverseas: true },
    trips: twoYearsAndADay,
  },
];

const signs = { against: '-', met: '+', to_know: '' } as const;
const columns = ['case', 'verdict', 'first good', 'come back by', 'English', 'test', 'intent', '4(2)'];
const widths = [56, 10, 11, 18, 16, 10, 10, 22];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();

function row({ name, on = asOf, citizenship: part, trips = [], person }: Case): string {
  const { citizenship } = assess({
    asOf: on,
    counting: 'whole_days',
    trips,
    citizenship: { spouseOfBritishCitizen: false, settledSince: '2017-06-01', ...part },
    ...(person === undefined ? {} : { person }),
  });
  if (citizenship === null) throw new Error('No answer');
  const { verdict, firstGoodDate, settlementLapse, english, lifeInUk, registration, reasons } = citizenship;
  return line([
    name,
    verdict,
    firstGoodDate ?? '-',
    settlementLapse === null
      ? '-'
      : `${settlementLapse.returnBy}${settlementLapse.mayHaveLapsed ? ' passed' : ''}`,
    `${english.exempt ?? english.asked}: ${english.met === null ? 'to show' : english.met ? 'met' : 'not'}`,
    lifeInUk.asked ? 'asked' : 'not asked',
    citizenship.intentionAsked ? 'asked' : 'not asked',
    registration === null ? '-' : `${registration.verdict} ${registration.firstGoodDate ?? '-'}`,
    reasons.map(({ code, standing }) => `${standing === undefined ? '?' : signs[standing]}${code}`).join(' '),
  ]);
}

it('the decision table of citizenship matches the text file next to this test', async () => {
  const title = `Asked on ${asOf}, ILR since 1 June 2017 where nothing else is said, whole days. Reasons: - stands against, + is met, others are to know.`;
  const table = [title, '', line([...columns, 'reasons']), ...cases.map(row), ''].join('\n');
  await expect(table).toMatchFileSnapshot('./citizenshipDecisions.txt');
});
