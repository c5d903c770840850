import type { Random } from './random';

/** Texts that often cause errors in programs. None matches the oracle's patterns. */
const texts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  'null',
  'undefined',
  'NaN',
  '0',
  'true',
  '-1',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  'half \udc00 pair',
  '\ufffe\uffff',
  '\ufeffmarked',
  '\u202eright to left\u202c',
  '\u2066isolated\u2069',
  '\u200b\u200d\u2060',
  '\u2028\u2029',
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  `Z${'\u0334\u0335\u0336'.repeat(60)}`,
  '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿🇬🇧',
  'ﷺ',
  'İıſß',
  'Ⅷ①٣',
  '名前',
  'اسم',
  'O’Brien–Šťastný',
  `'; DROP TABLE accounts; --`,
  `' OR '1'='1`,
  `") OR 1=1 --`,
  '%',
  '_%_',
  '\\',
  `\\'`,
  '$1',
  '${7*7}',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=1+1',
  '@SUM(1)',
  '../../../../etc/passwd',
  '..\\..\\boot.ini',
  '%2e%2e%2f',
  'CON',
  'a@b',
  'someone@example.org\r\nBcc: other@example.org',
  '"quoted name"@example.org',
  'x\r\nSet-Cookie: a=b',
  'javascript:alert(1)',
  'https://elsewhere.example/',
];

const dates: readonly string[] = [
  '2025-02-29',
  '2024-02-29',
  '1900-02-29',
  '2025-02-30',
  '2025-04-31',
  '2025-13-01',
  '2025-00-10',
  '2025-01-00',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '+010000-01-01',
  '-000001-01-01',
  '275760-09-14',
  '1969-12-31',
  '1582-10-10',
  '2025-1-1',
  '01/02/2025',
  '2025-03-30T01:30:00',
  '2025-06-30T23:59:60Z',
  '2025-01-01T24:00:00Z',
  '2025-01-01T00:00:00+99:99',
  '2026-11-21',
  '2026-11-22',
  '2026-11-20',
  '２０２５-01-01',
];

const numbers: readonly number[] = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.5,
  1e-7,
  255,
  32_767,
  32_768,
  65_536,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  4_294_967_296,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 1,
  Number.MIN_SAFE_INTEGER - 1,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const lengths: readonly number[] = [50, 100, 101, 200, 255, 256, 500, 1_000, 2_001, 5_000, 20_000];

/** Mostly short, sometimes as long as the limit of a field or longer. */
export function oddText(random: Random): string {
  if (random.percent(12))
    return random.pick(['a', 'é', '漢', '😀', ' ', '"', '\\', '<']).repeat(random.pick(lengths));
  if (random.percent(15)) return random.pick(texts) + random.pick(texts);
  return random.pick(texts);
}

export const oddDate = (random: Random): string => random.pick(dates);

export const oddNumber = (random: Random): number =>
  random.percent(70) ? random.pick(numbers) : random.below(5_000) - 1_000;

/** Names of fields: unknown, dangerous, or of data that a person must not set. */
export const oddName = (random: Random): string =>
  random.percent(20)
    ? oddText(random)
    : random.pick([
        'id',
        'userId',
        'ownerId',
        'role',
        'isAdmin',
        'admin',
        'locked',
        'emailVerified',
        'passwordHash',
        '__proto__',
        'constructor',
        'prototype',
        'hasOwnProperty',
        'toJSON',
        'then',
        'length',
        'x',
        'createdAt',
        'completedAt',
        'isRead',
        'isRevoked',
        'storageKey',
        'grantId',
        'look',
        'now',
      ]);

/** A value of any type. @param depth how many levels of lists and objects it may contain */
export function oddValue(random: Random, depth = 2): unknown {
  switch (random.below(depth > 0 ? 10 : 7)) {
    case 0:
      return null;
    case 1:
      return random.percent(50);
    case 2:
    case 3:
      return oddNumber(random);
    case 4:
      return oddDate(random);
    case 5:
    case 6:
      return oddText(random);
    case 7:
      return Array.from({ length: random.below(5) }, () => oddValue(random, depth - 1));
    case 8:
      return random.percent(80) ? nested(random, 1 + random.below(30)) : nested(random, 3_000);
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(5) }, () => [oddName(random), oddValue(random, depth - 1)]),
      );
  }
}

function nested(random: Random, levels: number): unknown {
  let value: unknown = null;
  const inList = random.percent(50);
  for (let level = 0; level < levels; level += 1) value = inList ? [value] : { a: value };
  return value;
}
