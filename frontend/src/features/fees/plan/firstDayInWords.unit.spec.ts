import { expect, it } from 'vitest';
import { firstDayInWords } from './firstDayInWords';

it('says from when somebody can settle, beside an application that is planned before', () => {
  expect(firstDayInWords('2028-01-04', '2027-06-01')).toBe('settlement from 4 January 2028, by your record.');
  expect(firstDayInWords('2028-01-04', '2028-01-04')).toBeNull();
});
