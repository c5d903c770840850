import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civilDate';
import { assess } from '../assessment/assess';
import type { AssessedTrip } from '../assessment/request';
import { routeOfVisaType, visaTypes } from './visaTypes';
import { routes } from './routes';

const away = (departureDate: string, wholeDays: number): AssessedTrip => ({
  departureDate,
  returnDate: addDays(departureDate, wholeDays + 1),
});

/** One grant, asked about on a day, and journeys that tell the routes apart. */
const lateInTheYears = '2026-11-21';
const cases: readonly (readonly [string, string, readonly AssessedTrip[]])[] = [
  ['none', '2021-03-01', []],
  ['none', lateInTheYears, []],
  ['181 days before 20 Jun 2022', lateInTheYears, [away('2021-03-01', 181)]],
  ['180 days', lateInTheYears, [away('2023-03-01', 180)]],
  ['181 days', lateInTheYears, [away('2023-03-01', 181)]],
  ['185 days begun before 11 Apr 2024', lateInTheYears, [away('2024-04-01', 185)]],
  ['100 + 100 days within twelve months', lateInTheYears, [away('2024-05-01', 100), away('2025-01-01', 100)]],
  [
    '6 x 150 days, one a year',
    lateInTheYears,
    [0, 1, 2, 3, 4, 5].map((year) => away(`${2020 + year}-06-01`, 150)),
  ],
];
const grantDate = '2020-02-01';
const always = new Set([
  'english_level',
  'life_in_the_uk',
  'about_the_route',
  'breaks_not_asked',
  'islands',
  'suitability',
]);
const signs = { against: '-', met: '+', to_know: '' } as const;

const columns = ['route', 'years', 'asked on', 'journeys', 'verdict', 'complete', 'earliest', 'worst'];
const widths = [28, 6, 11, 36, 11, 11, 11, 6];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();
const answers = routes.flatMap(({ key, qualifyingYears }) =>
  (qualifyingYears.length === 0 ? [undefined] : qualifyingYears).flatMap((years) =>
    cases.map(([name, asOf, trips]) => {
      const settlement = {
        route: key,
        grantDate,
        ...(years === undefined ? {} : { qualifyingYears: years }),
      };
      const answer = assess({ asOf, counting: 'whole_days', trips, settlement }).settlement;
      if (answer === null) throw new Error(`No answer on ${key}`);
      return { key, years, name, asOf, answer };
    }),
  ),
);

describe('the decision table', () => {
  it('of every route and number of years answers as it stands in the text beside this file', async () => {
    const rows = answers.map(({ key, years, name, asOf, answer }) =>
      line([
        key,
        String(years ?? '-'),
        asOf,
        name,
        answer.verdict,
        answer.periodComplete ?? '-',
        answer.earliestApplicationDate ?? '-',
        String(answer.worstTwelveMonths?.days ?? '-'),
        answer.reasons
          .filter(({ code }) => !always.has(code))
          .map(({ code, standing }) => `${standing === undefined ? '?' : signs[standing]}${code}`)
          .join(' '),
      ]),
    );
    const title = `Granted on ${grantDate}, whole days. Reasons: - stands against, + is met, others are to know.`;
    const table = [title, '', line([...columns, 'reasons']), ...rows, ''].join('\n');
    await expect(table).toMatchFileSnapshot('./decisionTable.txt');
  });

  it('holds every route and every verdict, and every reason says where it stands', () => {
    expect(new Set(answers.map(({ key }) => key))).toEqual(new Set(routes.map(({ key }) => key)));
    expect(new Set(answers.map(({ answer }) => answer.verdict))).toEqual(
      new Set(['eligible', 'not_yet', 'over_limit', 'no_route']),
    );
    const reasons = answers.flatMap(({ answer }) => answer.reasons);
    expect(reasons.filter(({ standing }) => standing === undefined)).toEqual([]);
  });

  it('of what each route asks for beside time stands in a text of its own', async () => {
    const asked = routes.map((route) => {
      const answer = answers.find(({ key, asOf }) => key === route.key && asOf === lateInTheYears)?.answer;
      const reasons = answer?.reasons.filter(({ code }) => always.has(code)) ?? [];
      return [`${route.key}: ${route.title}`, ...reasons.map(({ message }) => `  ${message}`), ''].join('\n');
    });
    await expect(asked.join('\n')).toMatchFileSnapshot('./askedBesideTime.txt');
  });

  it('of every visa type of the screens names its route', async () => {
    const rows = visaTypes.map(
      (type) => `${type.padEnd(30)} ${routeOfVisaType(type) ?? '(nothing can be said)'}`,
    );
    await expect([...rows, ''].join('\n')).toMatchFileSnapshot('./visaTypes.txt');
  });

  it('knows no route of an unknown visa type, nor of a name every object has', () => {
    expect(routeOfVisaType('mars')).toBeNull();
    expect(routeOfVisaType('toString')).toBeNull();
  });
});
