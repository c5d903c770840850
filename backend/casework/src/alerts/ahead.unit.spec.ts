import { type AlertAnswer, type AlertChoice, keyOf } from '@settlewise/domain/notifications';
import { expect, it } from 'vitest';
import { aRecord, aTask } from '../../testing/aRecord';
import { listDaysAhead } from './ahead';
import { listTriggers } from './listReminders';

const record = aRecord(
  { visaExpiryDate: '2027-12-04' },
  { tasks: [aTask('t1', 'Book the test', '2026-12-10'), aTask('t2', 'Long ago', '2026-01-10')] },
);
const visa = { kind: 'visa_expiry', about: 'visa', date: '2027-12-04' };
const before = [
  '2027-06-07',
  '2027-09-05',
  '2027-10-05',
  '2027-11-04',
  '2027-11-20',
  '2027-11-27',
  '2027-12-03',
];
/** Each of the fourteen days after it. */
const after = Array.from({ length: 14 }, (_, more) => `2027-12-${String(more + 5).padStart(2, '0')}`);

function ahead(
  today: string,
  { choices = {}, answer }: { choices?: Record<string, AlertChoice>; answer?: AlertAnswer } = {},
) {
  const answers = new Map(answer === undefined ? [] : [[keyOf(visa, answer.answer), answer] as const]);
  return listDaysAhead(
    listTriggers(record, today),
    { choices: new Map(Object.entries(choices)), answers },
    today,
  )
    .filter(({ day }) => day < '2028-01-01')
    .map(({ kind, day, toldOn }) => [kind, day, toldOn]);
}

it('lists future days, the soonest first, with the days of their alerts', () => {
  expect(ahead('2026-12-08')).toEqual([
    ['task_due', '2026-12-10', ['2026-12-10', '2026-12-11']],
    ['visa_expiry', '2027-12-04', [...before, ...after]],
  ]);
  expect(ahead('2027-12-04')).toEqual([['visa_expiry', '2027-12-04', after]]);
  expect(ahead('2027-12-05')).toEqual([]);
});

it('the day of a change has the days of the alert about it', () => {
  const worker = aRecord({ visaStartDate: '2022-04-23', englishLevel: 'B1' });
  const english = (from: typeof worker) =>
    listDaysAhead(listTriggers(from, '2026-11-25'), { choices: new Map(), answers: new Map() }, '2026-11-25')
      .filter(({ kind }) => kind === 'english_level')
      .map(({ day, toldOn }) => [day, toldOn]);
  expect(english(worker)).toEqual([['2027-03-26', ['2026-12-26', '2027-02-24']]]);
  // A person who can apply long before the change has no alert about it.
  expect(english(aRecord({ visaStartDate: '2021-01-05', englishLevel: 'B1' }))).toEqual([['2027-03-26', []]]);
});

it('leaves out what is off, done or not relevant', () => {
  expect(ahead('2026-12-08', { choices: { task_due: 'off' }, answer: { answer: 'done' } })).toEqual([]);
});

it('a snoozed alert is issued after the snooze and then continues', () => {
  const answer = { answer: 'snoozed', on: '2027-09-05', until: '2027-11-10' } as const;
  expect(ahead('2027-09-06', { answer })).toEqual([
    ['visa_expiry', '2027-12-04', ['2027-11-10', ...before.slice(4), ...after]],
  ]);
});
