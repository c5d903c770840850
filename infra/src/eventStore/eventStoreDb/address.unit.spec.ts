import { expect, test, vi } from 'vitest';
import { EventStoreAddressError } from '../errors';
import { readAddress } from './address';

const findProblem = (address: string): string => {
  try {
    readAddress(address);
  } catch (error) {
    if (error instanceof EventStoreAddressError) return error.message;
    throw error;
  }
  throw new Error('This address should have been refused');
};

test('an address names a server, or the servers of a cluster', () => {
  expect(readAddress('esdb://app:x7Kq@events:2113').servers).toMatchObject({
    endpoint: { address: 'events', port: 2113 },
  });
  expect(readAddress('esdb://app:x7Kq@one,two:2114?tls=true').servers).toMatchObject({
    endpoints: [
      { address: 'one', port: 2113 },
      { address: 'two', port: 2114 },
    ],
  });
  expect(readAddress('esdb+discover://app:x7Kq@events.example').servers).toMatchObject({
    discover: { address: 'events.example', port: 2113 },
  });
});

test.each(['kurrentdb', 'kurrentdb+discover'])('%s:// is read like its older name', (scheme) => {
  const renamed = scheme.replace('kurrentdb', 'esdb');
  const rest = '://app:x%407@one:2113,two:2113?tls=true';
  expect(readAddress(scheme + rest)).toEqual(readAddress(renamed + rest));
});

test('an account is decoded, and none is needed without TLS', () => {
  expect(readAddress('esdb://a%40b:p%3Ass@events').account).toEqual({ username: 'a@b', password: 'p:ss' });
  expect(readAddress('esdb://events?tls=false')).toMatchObject({
    account: null,
    channel: { insecure: true },
  });
});

test('options for reads from followers and for silent refusals are overridden', () => {
  expect(
    readAddress('esdb://app:x7Kq@one,two?nodePreference=follower&throwOnAppendFailure=false').servers,
  ).toMatchObject({ nodePreference: 'leader', throwOnAppendFailure: true });
});

test.each([
  ['esdb://events:2113', 'EVENTSTORE_URL needs an account: write esdb://user:password@host:2113'],
  ['esdb://app:hidden@?=', 'EVENTSTORE_URL cannot be read'],
  ['eventstore://app:hidden@events', 'EVENTSTORE_URL cannot be read'],
  ['esdb://app:hidden@events:port', 'EVENTSTORE_URL cannot be read'],
  ['esdb://app:hidden@events?colour=blue', 'EVENTSTORE_URL has an option that is not known: colour'],
  ['esdb://app:hidden@events?tlsVerifyCert=false', 'EVENTSTORE_URL must have certificates checked'],
  ['esdb://app:hidden@events?tlsCAFile=/nowhere/ca.crt', 'cannot be read: /nowhere/ca.crt'],
  ['esdb://app:hidden@events?userCertFile=/nowhere/a.crt', 'userCertFile and userKeyFile together'],
])('%s is refused with a hint, without the password, and nothing is printed', (address, problem) => {
  const printed = vi.spyOn(console, 'warn');
  const message = findProblem(address);
  expect(message).toContain(problem);
  expect(message).not.toContain('hidden');
  expect(printed).not.toHaveBeenCalled();
});
