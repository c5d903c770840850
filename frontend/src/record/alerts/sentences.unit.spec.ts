import { expect, it } from 'vitest';
import { whenTold } from './sentences';

it.each([
  [[90, 30, 7, -1], '90, 30 and 7 days before, and on the day after'],
  [[28, 0], '28 days before, and on the day'],
  [[3, 0, -1], '3 days before, on the day, and on the day after'],
  [[30, 7], '30 and 7 days before'],
  [[1], 'on the day before'],
  [[], 'as soon as we know it'],
])('an alert of %j is told %s', (leadDays, words) => {
  expect(whenTold(leadDays)).toBe(words);
});
