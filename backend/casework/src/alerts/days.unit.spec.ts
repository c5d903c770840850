import { expect, it } from 'vitest';
import { aDependant, aJourney, aRecord, aTask } from '../../testing/aRecord';
import { listRecordDays } from './days';
import { listTriggers } from './listReminders';

const today = '2026-11-26';
const titlesOf = (record: ReturnType<typeof aRecord>, on = today) =>
  listRecordDays(listTriggers(record, on), on).map(({ day, title }) => `${day} ${title}`);

it('a later way of registration has no first day if the child already has a right', () => {
  const child = aDependant({
    firstName: 'Giulia',
    relationship: 'child',
    dateOfBirth: '2022-10-12',
    nationality: 'italy',
    bornInUk: true,
    british: false,
    travelsWith: 'me',
  });
  const settled = { hasILR: true, ilrGrantDate: '2025-10-12', visaStartDate: '2020-10-12' } as const;
  const firstDays = (details: Parameters<typeof aRecord>[0]) =>
    titlesOf(aRecord(details, { dependants: [child] })).filter((title) => title.includes('First day to reg'));
  expect(firstDays(settled)).toEqual(['2025-10-12 First day to register Giulia as British']);
  // If no parent is settled, the tenth birthday is the first day.
  expect(firstDays({})).toEqual([
    '2032-10-12 First day to register Giulia as British by ten years in the UK',
  ]);
});

it('days with the same title and date are merged', () => {
  const twice = ['t1', 't2'].map((taskId) => aTask(taskId, 'Call', '2026-12-01'));
  expect(titlesOf(aRecord({}, { tasks: twice })).filter((title) => title.includes('Call'))).toEqual([
    '2026-12-01 Due: Call',
  ]);
});

it('days are sorted, and past days are kept while the action is possible', () => {
  const record = aRecord(
    { visaStartDate: '2021-11-20', visaExpiryDate: '2027-01-05' },
    { tasks: [aTask('t', 'Late', '2026-11-20')] },
  );
  const days = listRecordDays(listTriggers(record, today), today);
  expect(days.map(({ day, title, isAhead }) => [isAhead, day, title])).toEqual([
    [false, '2026-10-23', 'First day to apply for ILR'],
    [false, '2026-11-20', 'Due: Late'],
    [true, '2027-01-05', 'Last day of your visa'],
    [true, '2027-01-05', 'Last day to apply for ILR'],
  ]);
});

it('a day on which planned journeys exceed a limit is listed until the day before it', () => {
  const record = aRecord(
    { visaStartDate: '2025-01-01' },
    { journeys: [aJourney('2026-06-01', '2027-03-31')] },
  );
  const over = titlesOf(record).filter((title) => title.includes('goes over the ILR limit'));
  expect(over).toEqual(['2026-11-29 A planned journey goes over the ILR limit']);
  expect(titlesOf(record, '2026-11-29').join()).not.toContain('goes over the ILR limit');
});

it('the end of the years and the days to apply are listed once each, by whole days away', () => {
  const record = aRecord(
    { visaStartDate: '2022-05-20', ukEntryDate: '2022-06-05', visaExpiryDate: '2027-05-19' },
    {
      journeys: [
        aJourney('2022-12-18', '2023-01-09'),
        aJourney('2023-07-01', '2023-08-15'),
        aJourney('2024-02-10', '2024-05-20'),
        aJourney('2024-08-01', '2024-10-20'),
        aJourney('2026-04-03', '2026-04-19'),
      ],
    },
  );
  const days = listRecordDays(listTriggers(record, today), today).filter(({ kind }) => kind === 'ilr_window');
  expect(days.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2027-04-22 First day to apply for ILR',
    '2027-05-19 Last day to apply for ILR',
    '2027-05-20 Qualifying years for ILR complete',
  ]);
});
