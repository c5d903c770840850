import { expect, it } from 'vitest';
import { abroadWithoutJourney } from './abroadWithoutJourney';
import { anAddress } from './testing/anAddress';

const today = '2026-11-27';
const abroad = (id: string, from: string, to: string | null) => ({
  ...anAddress(id, from, to),
  country: 'india',
  role: 'abroad',
});
const found = (...args: Parameters<typeof abroadWithoutJourney>) =>
  abroadWithoutJourney(...args).map(({ home, from, to, days }) => [home.id, from, to, days]);

it('A home abroad needs a journey that holds it, and only until today', () => {
  const list = [anAddress('uk', '2020-01-01', null), abroad('kochi', '2024-04-01', '2024-06-30')];
  expect(found(list, [], { today, cameOn: null })).toEqual([['kochi', '2024-04-01', '2024-06-30', 91]]);
  const journey = { departureDate: '2024-03-31', returnDate: '2024-06-01' };
  expect(found(list, [journey], { today, cameOn: null })).toEqual([
    ['kochi', '2024-06-02', '2024-06-30', 29],
  ]);
  expect(found(list, [{ ...journey, returnDate: '2024-07-01' }], { today, cameOn: null })).toEqual([]);
  expect(found([abroad('now', '2026-11-20', null)], [], { today, cameOn: null })).toEqual([
    ['now', '2026-11-20', today, 8],
  ]);
  expect(found([abroad('later', '2026-12-20', null)], [], { today, cameOn: null })).toEqual([]);
  expect(found([anAddress('uk', '2020-01-01', null)], [], { today, cameOn: null })).toEqual([]);
});

it('Nobody was on a journey up to the day on which they came', () => {
  const list = [abroad('dhaka', '2020-01-01', '2024-04-05')];
  const cameOn = (day: string) => found(list, [], { today, cameOn: day });
  expect(cameOn('2024-04-05')).toEqual([]);
  expect(cameOn('2024-04-03')).toEqual([['dhaka', '2024-04-04', '2024-04-05', 2]]);
});
