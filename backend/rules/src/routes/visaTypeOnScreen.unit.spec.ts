import { expect, test } from 'vitest';
import { visaTypeOnScreen } from './visaTypeOnScreen';

const form = ['skilled_worker', 'spouse', 'family', 'innovator', 'other'];

test.each([
  ['a type that the screen offers as it is', 'family', 'family'],
  ['the screen’s own type of the same route', 'spouse_partner', 'spouse'],
  ['the screen’s own type of the same route under a newer name', 'innovator_founder', 'innovator'],
  ['“other” for a route that the screen does not offer', 'bno', 'other'],
  ['“other” for a type that nobody knows', 'martian', 'other'],
  ['nothing where nothing was chosen', null, null],
])('shows %s', (_, chosen, shown) => {
  expect(visaTypeOnScreen(form, chosen)).toBe(shown);
});

test('a type without a route is not taken for another type without a route', () => {
  expect(visaTypeOnScreen(['skilled_worker'], 'other')).toBeNull();
});
