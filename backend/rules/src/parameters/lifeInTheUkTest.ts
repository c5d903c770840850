import type { CivilDate } from '../calendar/civilDate';
import { always, rowOn, valueOn, type Parameter } from './parameter';
import { sources } from './sources';
import { inDays, inMinutes, inQuestions } from './units';

const reported = (what: string, unit: Parameter<number>['unit'], value: number): Parameter<number> =>
  always(`Life in the UK test: ${what}`, unit, value, sources.lifeInTheUk, 'quoted');

/** The Life in the UK test, as GOV.UK describes it. */
export const lifeInTheUkTest = {
  questions: reported('questions', inQuestions, 24),
  toPass: reported('right answers to pass', inQuestions, 18),
  minutes: reported('time', inMinutes, 45),
  /** Days between booking and the test, at least; it can be moved without cost until as many days before. */
  bookedBefore: reported('booked before it, at least', inDays, 3),
  /** Days between two attempts, at least. */
  betweenAttempts: reported('between two attempts, at least', inDays, 7),
} as const;

/** The test as it is on a day. @throws RangeError where nothing is known of that day */
export const lifeInTheUkTestOn = (day: CivilDate) => ({
  questions: valueOn(lifeInTheUkTest.questions, day),
  toPass: valueOn(lifeInTheUkTest.toPass, day),
  minutes: valueOn(lifeInTheUkTest.minutes, day),
  bookedBefore: valueOn(lifeInTheUkTest.bookedBefore, day),
  betweenAttempts: valueOn(lifeInTheUkTest.betweenAttempts, day),
  source: rowOn(lifeInTheUkTest.questions, day).source,
});
