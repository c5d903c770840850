import { expect, it } from 'vitest';
import { aRecord, aJourney } from '../../../testing/aRecord';
import type { PersonRecord } from '../../record/personRecord';
import { listTriggers } from '../listReminders';

/** ILR for twelve months on 20 September 2027: the five years before begin on 21 September 2022. */
const settled = (
  journeys: PersonRecord['journeys'],
  details: Partial<PersonRecord['details']> = {},
): PersonRecord =>
  aRecord(
    { visaStartDate: '2018-01-05', hasILR: true, ilrGrantDate: '2026-09-20', ...details },
    { journeys, registeredOn: '2026-11-01' },
  );
const found = (record: PersonRecord, today = '2026-11-25') =>
  listTriggers(record, today).filter(({ kind }) => kind === 'citizenship_first_day');
const days = (record: PersonRecord) =>
  found(record).map(({ about, date, steps }) => [
    about,
    date,
    ...steps.map(({ from, name }) => `${from} ${name}`),
  ]);

it('a journey over the first day causes alerts when it is known, and 60 days before the first good day', () => {
  // Back on 5 October: that day is the first of the years before 4 October 2027.
  const record = settled([aJourney('2022-09-10', '2022-10-05')]);
  expect(days(record)).toEqual([
    ['journey 2022-09-10', '2027-10-04', '2026-11-02 known', '2027-08-05 60 days'],
  ]);
  const { title, message } = found(record)[0]?.steps[0] ?? {};
  expect(title).toBe('Do not apply for citizenship before 4 October 2027: a journey stands against it');
  expect(message).toContain('from 10 September 2022 to 5 October 2022');
});

it('there is no alert if the first day is a travel day or at home', () => {
  expect(days(settled([aJourney('2022-09-21', '2022-10-05')]))).toEqual([]);
  expect(days(settled([aJourney('2022-08-21', '2022-09-21')]))).toEqual([]);
  expect(days(settled([]))).toEqual([]);
});

it('three years count for the spouse of a British citizen, and no day after the first day to apply', () => {
  const journeys = [aJourney('2023-11-10', '2023-12-05')];
  expect(
    found(settled(journeys, { marriedToBritishCitizen: true, ilrGrantDate: '2025-01-10' })),
  ).toHaveLength(1);
  expect(found(settled(journeys, { ilrGrantDate: '2025-01-10' }))).toEqual([]);
});
