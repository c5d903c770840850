import { isPageAddress, pageAddresses } from '@settlewise/contract/pages';
import { expect, test } from 'vitest';
import { addressesFor, leadElsewhere, nobodys, ofNothing, type Who } from './pageList';

const everybody: readonly Who[] = ['visitor', 'person', 'administrator'];

/** An example for each address that needs one. */
const examples = Object.fromEntries(
  pageAddresses
    .filter((address) => address.includes(':'))
    .map((address) => [address, address.replace(/:\w+\??/, nobodys)]),
);

test('every page of the contract is opened by somebody, or leads to one that is', () => {
  const opened = everybody
    .flatMap((who) => addressesFor(who, examples))
    .map((address) => address.replace(/[?#].*/, '').replace(nobodys, ':'));
  const missing = pageAddresses
    .filter((address) => !leadElsewhere.includes(address) && address !== '/onboarding/:step?')
    .filter((address) => !opened.includes(address.replace(/:\w+/, ':')));
  expect(missing).toEqual([]);
  expect(opened).toContain('/onboarding/1');
});

test('what is opened is a page, but for the one address of a visitor where there is none', () => {
  const opened = everybody.flatMap((who) => addressesFor(who, examples));
  const notThere = opened.filter((address) => !isPageAddress(address.replace(/[?#].*/, '')));
  expect(notThere).toEqual(['/no/such/page']);
  expect(leadElsewhere.filter((address) => !isPageAddress(address))).toEqual([]);
});

test('a page of one thing among many is not passed over where a test has none of them', () => {
  expect(() => addressesFor('person')).toThrow('has no example');
});

test('each page of one thing of a person has an address at which there is none', () => {
  expect(Object.keys(ofNothing)).toContain('/documents/saved/:id');
  expect(Object.values(ofNothing)).toContain(`/shared-with-me/${nobodys}`);
  expect(() => addressesFor('person', ofNothing)).not.toThrow();
});
