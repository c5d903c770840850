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

/** One grant, one assessment, and journeys that tell the routes apart. */
const journeys: readonly (readonly [string, readonly AssessedTrip[]])[] = [
  ['none', []],
  ['180 days', [away('2023-03-01', 180)]],
  ['181 days', [away('2023-03-01', 181)]],
  ['185 days begun before 11 Apr 2024', [away('2024-04-01', 185)]],
  ['100 + 100 days within twelve months', [away('2024-05-01', 100), away('2025-01-01', 100)]],
  ['6 x 150 days, one a year', [0, 1, 2, 3, 4, 5].map((year) => away(`${2020 + year}-06-01`, 150))],
];
const grantDate = '2020-02-01';
const asOf = '2026-11-21';

const columns = [
  'route',
  'years',
  'journeys',
  'verdict',
  'complete',
  'earliest',
  'literal',
  'worst',
  'because',
];
const widths = [28, 6, 37, 11, 11, 11, 11, 6, 0];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();

describe('the decision table', () => {
  it('of every route and number of years answers as it stands in the text beside this file', async () => {
    const rows = routes.flatMap(({ key, qualifyingYears }) =>
      (qualifyingYears.length === 0 ? [undefined] : qualifyingYears).flatMap((years) =>
        journeys.map(([name, trips]) => {
          const { settlement } = assess({
            asOf,
            counting: 'whole_days',
            trips,
            settlement: { route: key, grantDate, ...(years === undefined ? {} : { qualifyingYears: years }) },
          });
          return line([
            key,
            String(years ?? '-'),
            name,
            settlement?.verdict ?? '-',
            settlement?.periodComplete ?? '-',
            settlement?.earliestApplicationDate ?? '-',
            settlement?.literalEarliestApplicationDate ?? '-',
            String(settlement?.worstTwelveMonths?.days ?? '-'),
            settlement?.reasons.map(({ code }) => code).join(', ') ?? '-',
          ]);
        }),
      ),
    );
    const title = `Granted on ${grantDate}, asked on ${asOf}, whole days.`;
    const table = [title, '', line(columns), ...rows, ''].join('\n');
    await expect(table).toMatchFileSnapshot('./decisionTable.txt');
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
