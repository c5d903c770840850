import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCookieSignatures } from './cookieSignatures';

const ours = createCookieSignatures('a secret of ours');
const content = 'settlewise_session=abc';

test('a cookie is signed with HMAC-SHA-256', () => {
  const expected = createHmac('sha256', 'a secret of ours').update(content).digest('base64url');
  expect(ours.sign(content)).toBe(expected);
  expect(ours.verify(content, expected)).toBe(true);
  expect(ours.index(content, expected)).toBe(0);
});

test('other signatures are refused: of other content, with another secret, by SHA-1, truncated, or empty', () => {
  const others = [
    ours.sign('settlewise_session=abd'),
    createCookieSignatures('another secret').sign(content),
    createHmac('sha1', 'a secret of ours').update(content).digest('base64url'),
    ours.sign(content).slice(0, -1),
    '',
  ];
  for (const signature of others) {
    expect(ours.verify(content, signature)).toBe(false);
    expect(ours.index(content, signature)).toBe(-1);
  }
});
