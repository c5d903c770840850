import { expect, it } from 'vitest';
import { lifeInTheUkTestOn } from '../parameters/lifeInTheUkTest';
import { bookTestBy } from './bookTestBy';

it('The test is booked 38 days before the application: three days of notice, seven until a second attempt, four weeks spare', () => {
  expect(bookTestBy('2027-03-10')).toBe('2027-01-31');
  // Across the end of February of a leap year.
  expect(bookTestBy('2028-03-20')).toBe('2028-02-11');
});

it('The test has 24 questions in 45 minutes, and 18 right answers pass', () => {
  expect(lifeInTheUkTestOn('2026-11-27')).toMatchObject({ questions: 24, minutes: 45, toPass: 18 });
});
