import { expect, test } from 'vitest';
import { removeAddresses } from './removeAddresses';

test.each([
  ['550 <ada@example.org>: no such user', '550 <(address)>: no such user'],
  [`Can't send mail to ada.l+x@mail.example.co.uk.`, `Can't send mail to (address).`],
  ['to ada@example.org, bea@localhost: refused', 'to (address), (address): refused'],
  ['RCPT TO:<größe@beispiel.example>', 'RCPT TO:<(address)>'],
  ['"ada l"@example.org', '(address)'],
  [`open '/data/mail/.2027-01-01T08-00Z-ada-at-example.org-5f3c.eml.draft'`, `open '/data/mail/(address)'`],
  ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('%s', (text, expected) => {
  expect(removeAddresses(text)).toBe(expected);
});
