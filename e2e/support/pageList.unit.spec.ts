import { isPageAddress, pageAddresses } from '@settlewise/contract/pages';
import { expect, test } from 'vitest';
import { addressesFor, redirects, unknownId, missingItemPages, type Who } from './pageList';

const everybody: readonly Who[] = ['visitor', 'person', 'administrator'];

/** An example for each address that needs one. */
const examples = Object.fromEntries(
  pageAddresses
    .filter((address) => address.includes(':'))
    .map((address) => [address, address.replace(/:\w+\??/, unknownId)]),
);

test('somebody opens every page of the contract, or it redirects to an opened page', () => {
  const opened = everybody
    .flatMap((who) => addressesFor(who, examples))
    .map((address) => address.replace(/[?#].*/, '').replace(unknownId, ':'));
  const missing = pageAddresses
    .filter((address) => !redirects.includes(address) && address !== '/onboarding/:step?')
    .filter((address) => !opened.includes(address.replace(/:\w+/, ':')));
  expect(missing).toEqual([]);
  expect(opened).toContain('/onboarding/1');
});

test("every opened address is a page, except the visitor's one missing address", () => {
  const opened = everybody.flatMap((who) => addressesFor(who, examples));
  const notThere = opened.filter((address) => !isPageAddress(address.replace(/[?#].*/, '')));
  expect(notThere).toEqual(['/no/such/page']);
  expect(redirects.filter((address) => !isPageAddress(address))).toEqual([]);
});

test('a page of one item cannot be left out when a test has no such item', () => {
  expect(() => addressesFor('person')).toThrow('has no example');
});

test("each page of a person's item also has an address without an item", () => {
  expect(Object.keys(missingItemPages)).toContain('/documents/saved/:id');
  expect(Object.values(missingItemPages)).toContain(`/shared-with-me/${unknownId}`);
  expect(() => addressesFor('person', missingItemPages)).not.toThrow();
});
