import { expect, it } from 'vitest';
import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Parent } from './answer';
import { assessRegistration } from './assessRegistration';

const today = '2026-11-23';
const you = (since: CivilDate | null, status: Parent['status'] = 'settled'): Parent => ({
  who: 'you',
  status,
  since,
});
const parents: readonly (readonly [string, readonly Parent[]])[] = [
  ['neither', [you(null, 'neither')]],
  ['settled before birth', [you('2000-01-01')]],
  ['settled 1 Nov 2026', [you('2026-11-01')]],
  ['settled, day not known', [you(null)]],
  ['other parent not known', [you(null, 'neither'), { who: 'Zainab', status: 'not_known', since: null }]],
];
const journeys: readonly (readonly [string, readonly Trip[] | null])[] = [
  ['none', []],
  [
    '91 days at 5 months',
    [
      { departureDate: '2010-10-01', returnDate: '2011-01-01' },
      { departureDate: '2019-10-01', returnDate: '2020-01-01' },
    ],
  ],
  ['not known', null],
];
const births: readonly CivilDate[] = ['2019-05-01', '2010-05-01', '2008-05-01'];

const widths = [11, 8, 22, 19, 14, 7, 11, 11, 6];
const line = (cells: readonly string[]) =>
  cells
    .map((cell, position) => cell.padEnd(widths[position] ?? 0))
    .join(' ')
    .trimEnd();

it('the decision table of registration matches the text file next to this test', async () => {
  const rows = births.flatMap((dateOfBirth) =>
    [true, false, null].flatMap((bornInUk) =>
      (bornInUk === true ? parents : parents.slice(0, 1)).flatMap(([parent, of]) =>
        (bornInUk === true ? journeys : journeys.slice(0, 1)).map(([name, trips]) => {
          const child = { dateOfBirth, bornInUk, british: null, journeys: trips };
          const { verdict, section, opensOn, lastDay, cost, ways } = assessRegistration(child, of, today);
          return line([
            dateOfBirth,
            bornInUk === null ? '?' : bornInUk ? 'UK' : 'abroad',
            parent,
            name,
            verdict,
            section ?? '-',
            opensOn ?? '-',
            lastDay ?? '-',
            cost === null ? '-' : String(cost.amount),
            ways.map((way) => `${way.section}:${way.status}`).join(' '),
          ]);
        }),
      ),
    ),
  );
  const title = `Asked on ${today}.`;
  const head = line([
    'born',
    'where',
    'parent',
    'journeys',
    'verdict',
    'by',
    'opens on',
    'last day',
    'fee',
    'ways',
  ]);
  await expect([title, '', head, ...rows, ''].join('\n')).toMatchFileSnapshot('./registrationTable.txt');
});
