import { expect, test } from 'vitest';
import {
  nationalityAsCountry,
  nationalityAsOption,
  nationalityAsText,
  nationalityToStore,
} from './nationality';

test.each([
  // stored, in personal details, in the account settings, in the onboarding
  [null, null, null, null],
  ['india', 'india', 'Indian', 'Indian'],
  ['Indian', 'india', 'Indian', 'Indian'],
  ['indian', 'india', 'Indian', 'indian'],
  ['united_kingdom', 'united_kingdom', 'British', 'British'],
  ['nigeria', 'nigeria', 'Nigerian', 'Nigerian'],
  ['Nigeria', 'nigeria', 'Nigerian', 'Nigeria'],
  ['Other', null, 'Other', 'Other'],
  ['Kurdish', null, 'Other', 'Kurdish'],
])('“%s” shows as the country %s, the option %s, the text %s', (stored, country, option, text) => {
  expect(nationalityAsCountry(stored)).toBe(country);
  expect(nationalityAsOption(stored)).toBe(option);
  expect(nationalityAsText(stored)).toBe(text);
});

test.each([
  ['NG', 'nigeria'],
  ['Nigeria', 'nigeria'],
  ['Nigerian', 'nigeria'],
  ['nigeria', 'nigeria'],
  ['Kurdish', 'Kurdish'],
  [null, null],
  [undefined, undefined],
])('“%s” is stored as %s', (sent, stored) => {
  expect(nationalityToStore(sent)).toBe(stored);
});
