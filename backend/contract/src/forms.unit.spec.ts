import { describe, expect, it, test } from 'vitest';
import { formSheetQuery, pageOfFormAnswer, pageOfFormPart } from './forms';
import { isPageAddress } from './pages';

test('what a sheet is made from is changed on pages that there are', () => {
  const pages = Object.values(pageOfFormPart);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !isPageAddress(page))).toEqual([]);
});

test('what a sheet says of a dependant is changed where dependants are', () => {
  expect(pageOfFormAnswer('profile', 'you')).toBe('/dashboard/immigration-profile');
  expect(pageOfFormAnswer('profile', 2)).toBe('/dashboard/dependants');
  expect(pageOfFormAnswer('addresses', 2)).toBe('/dashboard/addresses');
  // No page asks it of them.
  expect(pageOfFormAnswer('evidence', 2)).toBeNull();
});

describe('whose sheet it is', () => {
  it.each([
    [{}, undefined],
    [{ for: 'you' }, 'you'],
    [{ for: '12' }, 12],
  ])('is read from %j', (query, applicant) => {
    expect(formSheetQuery.parse(query).for).toBe(applicant);
  });

  it.each(['', '0', '-1', '1.5', 'YOU', '1234567890', ['1', '2']])('is not %j', (applicant) => {
    expect(formSheetQuery.safeParse({ for: applicant }).success).toBe(false);
  });
});
