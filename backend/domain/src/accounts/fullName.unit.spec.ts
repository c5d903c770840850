import { expect, test } from 'vitest';
import { fullNameOf, splitFullName } from './fullName';

test.each([
  ['Maria', { firstName: 'Maria', lastName: null }],
  ['Maria Lopez', { firstName: 'Maria', lastName: 'Lopez' }],
  ['Maria  del Mar \u00a0Lopez ', { firstName: 'Maria del Mar', lastName: 'Lopez' }],
  [' ', { firstName: null, lastName: null }],
])('the last word of “%s” is the last name, the rest the first', (fullName, parts) => {
  expect(splitFullName(fullName)).toStrictEqual(parts);
});

test.each([
  [{ firstName: 'Maria', lastName: 'Lopez' }, 'Maria Lopez'],
  [{ firstName: 'Maria', lastName: null }, 'Maria'],
  [{ firstName: null, lastName: 'Lopez' }, 'Lopez'],
  [{ firstName: null, lastName: null }, null],
])('the parts %o make one line', (parts, fullName) => {
  expect(fullNameOf(parts)).toBe(fullName);
});
