import { describe, expect, it, test } from 'vitest';
import { formSheetQuery, pageOfFormAnswer, pageOfFormPart } from './forms';
import { isPageAddress } from './pages';

test('each part of a sheet links to an existing page for its changes', () => {
  const pages = Object.values(pageOfFormPart);
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => !isPageAddress(page))).toEqual([]);
});

test("a dependant's part of a sheet links to the page of dependants", () => {
  expect(pageOfFormAnswer('profile', 'you')).toBe('/dashboard/immigration-profile');
  expect(pageOfFormAnswer('profile', 2)).toBe('/dashboard/dependants');
  expect(pageOfFormAnswer('addresses', 2)).toBe('/dashboard/addresses');
  // No page asks about it.
  expect(pageOfFormAnswer('evidence', 2)).toBeNull();
});

describe('the person of a sheet', () => {
  it.each([
    [{}, undefined],
    [{ for: 'you' }, 'you'],
    [{ for: '12' }, 12],
  ])('is read from %j', (query, applicant) => {
    expect(formSheetQuery.parse(query).for).toBe(applicant);
  });

  it.each(['', '0', '-1', '1.5', 'YOU', '1234567890', ['1', '2']])('is not read from %j', (applicant) => {
    expect(formSheetQuery.safeParse({ for: applicant }).success).toBe(false);
  });
});
