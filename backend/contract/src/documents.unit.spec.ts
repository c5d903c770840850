import { expect, test } from 'vitest';
import { readUploadLimit, writeUploadLimit } from './documents';

test('the maximum file size is read from its text', () => {
  expect(readUploadLimit(writeUploadLimit(10 * 1024 * 1024))).toBe(10_485_760);
});

test.each([
  ['max-age=60, max-size=2048, min-size=1', 2048],
  ['max-size=0', 0],
  [null, null],
  ['', null],
  ['max-size=many', null],
  ['not-max-size=5', null],
])('the text %s means %s', (value, bytes) => {
  expect(readUploadLimit(value)).toBe(bytes);
});
