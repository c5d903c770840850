import { expect, test } from 'vitest';
import { readClamdAddress } from './index';

test.each([
  ['tcp://clamav:3310', { host: 'clamav', port: 3310 }],
  ['tcp://clamav', { host: 'clamav', port: 3310 }],
  ['tcp://[::1]:4000', { host: '::1', port: 4000 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('%s is an address of clamd', (text, address) => {
  expect(readClamdAddress(text)).toEqual(address);
});

test.each([
  'clamav:3310',
  'http://clamav:3310',
  'tcp://',
  'tcp://clamav:0',
  'tcp://clamav:99999',
  'tcp://name:word@clamav',
  'tcp://clamav/other',
  'tcp://clamav?tls=true',
  'unix:',
  'unix:clamd.ctl',
])('%s is refused', (text) => {
  expect(() => readClamdAddress(text)).toThrow(
    new RangeError('must be an address like tcp://host:3310 or unix:/run/clamav/clamd.ctl'),
  );
});
