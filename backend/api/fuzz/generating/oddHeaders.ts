import type { Random } from './random';

export type Header = readonly [name: string, value: string];

const oddHeaders: readonly (readonly [string, readonly string[]])[] = [
  [
    'Content-Type',
    [
      'application/json; charset=utf-16',
      'application/json; charset=nothing',
      'APPLICATION/JSON',
      'text/json',
      'application/vnd.api+json',
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
      ';',
      'a/b/c',
      '\xff',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/xml',
    ],
  ],
  ['Content-Encoding', ['gzip', 'br', 'deflate', 'identity', 'gzip, gzip', 'nothing', '']],
  ['Accept', ['text/html', 'application/json;q=0', '*/*;q=0', 'image/*', 'a', ',,,', 'text/html;q=abc', '']],
  ['Accept-Encoding', ['gzip', 'br', 'gzip;q=0', 'identity;q=0, *;q=0', '*', 'gzip;q=2', '']],
  ['Accept-Language', ['*', 'x-klingon', 'en;q=']],
  [
    'Idempotency-Key',
    ['a', 'key-1', 'key-1', 'key-2', '', 'k'.repeat(200), 'k'.repeat(201), 'ü', '\t', '../../x', '0'],
  ],
  [
    'Range',
    ['bytes=0-0', 'bytes=-1', 'bytes=5-1', 'bytes=0-,1-,2-', 'items=0-24', 'bytes=99999999999999999999-'],
  ],
  ['If-None-Match', ['*', 'W/"a"', '"', '', '"a", "b"']],
  ['If-Match', ['*', '"a"']],
  ['If-Modified-Since', ['Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', '0']],
  [
    'Cookie',
    ['settlewise_session=', 'settlewise_session=x; settlewise_session=y', '=', ';;;', 'a'.repeat(4_000), '%'],
  ],
  ['Origin', ['null', 'https://elsewhere.example', 'http://', '', 'x']],
  ['Sec-Fetch-Site', ['cross-site', 'same-site', 'none', 'same-origin', '']],
  ['Referer', ['https://elsewhere.example/', '\\', '']],
  ['Host', ['elsewhere.example', 'x:y', '', '[::1', 'a b', 'localhost:99999']],
  ['X-Forwarded-For', ['', 'not an address', '::1', '1.2.3.4, 5.6.7.8', '1'.repeat(2_000), '999.1.1.1']],
  ['X-Forwarded-Proto', ['https', 'javascript', '']],
  ['X-Forwarded-Host', ['elsewhere.example', '']],
  ['X-HTTP-Method-Override', ['DELETE', 'PUT']],
  ['X-Original-URL', ['/api/admin/users']],
  ['Authorization', ['Bearer x', 'Basic YTpi', 'Basic', 'Negotiate']],
  ['X-Correlation-Id', ['x'.repeat(1_000), '\xfc', '']],
  ['Content-Length', ['0', '1', '-1', '99999999', 'x']],
  ['Transfer-Encoding', ['identity', 'gzip, chunked']],
  ['Content-Range', ['bytes 0-1/2', 'x']],
];

/** These headers change how many bytes the server expects. Node's client must not send wrong ones. */
const framingHeaders = new Set(['Content-Length', 'Transfer-Encoding']);

/** Adds an odd header or replaces one. @param withFraming whether the framing headers may change too */
export function mutateHeaders(
  headers: readonly Header[],
  random: Random,
  withFraming: boolean,
): readonly Header[] {
  const choices = withFraming ? oddHeaders : oddHeaders.filter(([name]) => !framingHeaders.has(name));
  const [name, values] = random.pick(choices);
  const changed: Header = [name, random.pick(values)];
  return [...headers.filter((header) => header[0].toLowerCase() !== name.toLowerCase()), changed];
}

/** Changes, cuts or repeats a cookie. */
export function mutateCookie(cookie: string, random: Random): string {
  const at = random.below(cookie.length + 1);
  switch (random.below(5)) {
    case 0:
      return cookie.slice(0, at);
    case 1:
      return `${cookie.slice(0, at)}x${cookie.slice(at + 1)}`;
    case 2:
      return cookie.replace(/settlewise_session\.sig=[^;]*/, 'settlewise_session.sig=x');
    case 3:
      return `${cookie}; ${cookie}`;
    default:
      return cookie.replace(/;.*/, '');
  }
}
