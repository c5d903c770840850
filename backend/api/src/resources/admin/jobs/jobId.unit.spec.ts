import { expect, test } from 'vitest';
import { jobIdOf, jobNamed } from './jobId';

const queues = ['mail', 'reminder-mails'];

test.each([
  { queue: 'mail', id: 'id-3f2a' },
  { queue: 'reminder-mails', id: 'id-daily%202026-11-22' },
  { queue: 'mail', id: 'repeat:mail:1795262400000' },
])('$id of $queue is found again by a name that is fit for a path', (job) => {
  const id = jobIdOf(job);
  expect(encodeURIComponent(id)).toBe(id);
  expect(jobNamed(id, queues)).toEqual(job);
});

test.each([
  undefined,
  '',
  'mail',
  'mail~',
  '~aWQ',
  'other~aWQ',
  'mail~aWQ~aWQ',
  'mail~aWQ=',
  'mail~a W Q',
  'mail~a',
])('%s names no job', (id) => {
  expect(jobNamed(id, queues)).toBeNull();
});
