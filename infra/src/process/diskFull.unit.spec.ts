import { expect, test } from 'vitest';
import { DiskFullError, isDiskFull } from './diskFull';

test.each([
  ['of a file', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['of PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [
    'in the last lines of PostgreSQL',
    new Error('the database stopped (exit code 1: PANIC: could not write to file: No space left on device)'),
  ],
  ['behind another error', new Error('cannot', { cause: Object.assign(new Error(''), { code: 'ENOSPC' }) })],
])('a full disk is detected in an error %s', (_, error) => {
  expect(isDiskFull(error)).toBe(true);
});

test.each([[new Error('the database stopped')], ['ENOSPC'], [null]])('%s is not a full disk', (error) => {
  expect(isDiskFull(error)).toBe(false);
});

test('the message names the folder and what to do', () => {
  expect(new DiskFullError('/srv/data', null).message).toBe(
    'The disk is full on which the data folder /srv/data lies: make room and start again. What was saved is there.',
  );
});
