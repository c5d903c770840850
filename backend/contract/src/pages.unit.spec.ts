import { describe, expect, test } from 'vitest';
import { onboardingSteps } from './onboarding';
import { isPageAddress, publicPages, stepsOfOnboarding, titleOfTab } from './pages';

describe('a page exists', () => {
  test.each([
    '/',
    '/ilr',
    '/ilr/',
    '/ILR',
    '/dashboard',
    '/dashboard/tasks',
    '/saved-results',
    '/shared-with-me/',
    '/onboarding',
    '/onboarding/visa',
    '/onboarding/1',
    '/onboarding/6/',
    '/admin',
    '/admin/users',
    '/admin/users/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/Admin/Users/0B2A0482-8696-449E-9A90-07C0C0E706DD/',
    '/admin/streams/8f4c',
    '/saved-results/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/fees/saved/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/documents/saved/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/address/saved/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/forms/saved/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/timeline/saved/0b2a0482-8696-449e-9a90-07c0c0e706dd',
    '/shared-with-me/0b2a0482-8696-449e-9a90-07c0c0e706dd/',
  ])('at %s', (path) => {
    expect(isPageAddress(path)).toBe(true);
  });
});

describe('no page exists', () => {
  test.each([
    '/nothing',
    '/ilr/more',
    '/dashboard/nothing',
    '/saved-results/8f4c/more',
    '/onboarding/a/b',
    '/onboarding/0',
    '/onboarding/7',
    '/onboarding/9/',
    '/Onboarding/10',
    '/admin/nothing',
    '/admin/people/8f4c',
    '/admin/streams',
    '/admin/proof/8f4c',
    '/admin/users/nope',
    '/saved-results/nope',
    '/fees/saved/8f4c',
    '/documents/saved/8f4c',
    '/address/saved/8f4c',
    '/forms/saved/8f4c',
    '/timeline/saved/8f4c',
    '/shared-with-me/nobody',
    '/admin/users/0b2a0482-8696-449e-9a90-07c0c0e706dd/more',
    '/administrator',
    '//ilr',
    '/.env',
    '/wp-admin',
  ])('at %s', (path) => {
    expect(isPageAddress(path)).toBe(false);
  });
});

test('the onboarding has one step for each group of its fields', () => {
  expect(Object.keys(onboardingSteps)).toHaveLength(stepsOfOnboarding);
});

test('each description fits into the two lines of a search result', () => {
  expect(publicPages.filter(({ description }) => description.length > 160)).toEqual([]);
});

test('the tab names the page, then the product', () => {
  expect(titleOfTab('What is changing')).toBe('What is changing · Settlewise — UK Immigration Assistant');
  expect(titleOfTab(null)).toBe('Settlewise — UK Immigration Assistant');
});
