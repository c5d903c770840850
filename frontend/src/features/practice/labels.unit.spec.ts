import { expect, it } from 'vitest';
import { newInMock } from './labels';

it.each([
  [532, 'All 24 questions are new to you.'],
  [24, 'All 24 questions are new to you.'],
  [23, 'Only 23 questions are new to you: this test is practice, and does not count.'],
  [1, 'Only 1 question is new to you: this test is practice, and does not count.'],
  [0, 'You have seen all our questions: this test is practice, and does not count.'],
])('Where %i questions are new: %s', (fresh, words) => {
  expect(newInMock(fresh, 24)).toBe(words);
});
