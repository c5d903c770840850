import { expect, it } from 'vitest';
import { findTripBounds } from './approximateTrip';
import { daysOfTrip } from './trip';

const today = '2026-11-21';
const daysBetween = (
  departureDate: string,
  returnDate: string,
  approximate: 'week' | 'month' | null,
  stillAway?: true,
) => {
  const { shortest, longest } = findTripBounds({ departureDate, returnDate, approximate, stillAway }, today);
  return [daysOfTrip(shortest, 'inclusive'), daysOfTrip(longest, 'inclusive')];
};

it.each([
  ['exact dates have one number of days', '2023-03-10', '2023-03-20', null, [11, 11]],
  ['dates that are about right can be a week off, each way', '2023-03-10', '2023-04-20', 'week', [28, 56]],
  ['a short journey with such dates is one day at least', '2023-03-10', '2023-03-15', 'week', [1, 20]],
  [
    'months without days: from the last day of the first to the first day of the last',
    '2023-03-15',
    '2023-05-02',
    'month',
    [32, 92],
  ],
  [
    'within one month it is one day at least, and the month at most',
    '2024-02-10',
    '2024-02-20',
    'month',
    [1, 29],
  ],
  ['a return that has been is not after today', '2026-10-01', '2026-11-20', 'week', [37, 59]],
  ['a return that is planned may be later', '2026-11-01', '2026-11-30', 'month', [1, 30]],
] as const)('%s', (_, departure, arrival, approximate, days) => {
  expect(daysBetween(departure, arrival, approximate)).toEqual(days);
});

it('only the departure is approximate while the person is away', () => {
  expect(daysBetween('2026-11-10', today, 'week', true)).toEqual([5, 19]);
});
