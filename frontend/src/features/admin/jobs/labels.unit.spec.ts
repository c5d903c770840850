import { expect, it } from 'vitest';
import { everyText, queuesText, queueWords, rhythmText } from './labels';

it.each([
  [60_000, 'Every minute'],
  [300_000, 'Every 5 minutes'],
  [90_000, 'Every 90 s'],
  [3_600_000, 'Every hour'],
  [21_600_000, 'Every 6 hours'],
  [86_400_000, 'Every day'],
  [172_800_000, 'Every 2 days'],
  [500, 'Every 500 ms'],
  [null, 'By a calendar'],
])('a scheduler of %s ms reads “%s”', (ms, words) => {
  expect(everyText(ms)).toBe(words);
});

it.each([
  [[], '0 queues: no job waiting, none failed'],
  [[{ waiting: 1, failed: 0 }], '1 queue: 1 job waiting, none failed'],
  [
    [
      { waiting: 2, failed: 1 },
      { waiting: 1, failed: 0 },
    ],
    '2 queues: 3 jobs waiting, 1 failed',
  ],
])('the queues %j read “%s”', (queues, words) => {
  expect(queuesText(queues)).toBe(words);
});

it('names the rhythm of a queue, and how many more there are', () => {
  const every = (id: string, everyMs: number) => ({ id, everyMs, nextAt: null });
  expect(rhythmText([])).toBe('–');
  expect(rhythmText([every('a', 3_600_000)])).toBe('Every hour');
  expect(rhythmText([every('a', 3_600_000), every('b', 60_000)])).toBe('Every hour and 1 more');
});

it('A queue is called in words', () => {
  expect(['documentBytes', 'file-sweep', 'mail'].map(queueWords)).toEqual([
    'Document bytes',
    'File sweep',
    'Mail',
  ]);
});
