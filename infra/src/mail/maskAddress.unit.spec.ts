import { expect, test } from 'vitest';
import { maskAddress } from './maskAddress';

test.each([
  ['ana@example.org', 'a…@e….org'],
  ['Ana.Sosa+visa@Mail.Example.co.uk', 'A…@M….uk'],
  ['a@b.de', 'a…@b….de'],
  ['"a@home"@example.org', '"…@e….org'],
  ['𝒜na@example.org', '𝒜…@e….org'],
  ['root@localhost', 'r…@l…'],
  ['no address', 'n…'],
  ['', '…'],
])('%s reads %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked);
});
