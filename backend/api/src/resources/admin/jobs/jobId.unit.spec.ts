import { expect, test } from 'vitest';
import { encodeJobId, decodeJobId } from './jobId';

const queues = ['mail', 'reminder-mails'];

test.each([
  { queue: 'mail', id: 'id-3f2a' },
  { queue: 'reminder-mails', id: 'id-daily%202026-11-22' },
  { queue: 'mail', id: 'repeat:mail:1795262400000' },
])('$id of $queue has an id that can be used in a path and decoded', (job) => {
  const id = encodeJobId(job);
  expect(encodeURIComponent(id)).toBe(id);
  expect(decodeJobId(id, queues)).toEqual(job);
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
])('%s is not a job id', (id) => {
  expect(decodeJobId(id, queues)).toBeNull();
});
