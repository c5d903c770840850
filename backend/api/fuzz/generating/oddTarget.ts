import { oddDate, oddNumber, oddText, oddValue } from './oddValues';
import type { Random } from './random';

const oddIds = [
  '0',
  '-1',
  'null',
  'undefined',
  '*',
  '%00',
  '%',
  '%zz',
  '%ff',
  '%2e%2e',
  '%2F',
  '..',
  '.',
  ' ',
  '%20',
  'a b',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2147483648',
  '1e3',
  '0x1',
  `'%20OR%201=1`,
  '{id}',
  ':id',
  '%F0%9F%98%80',
  '%ED%A0%80',
  'x'.repeat(3_000),
  '9'.repeat(400),
  'a;b',
  'a%3Fb',
];

/** An id that does not exist, written as it appears in a path. @param id returns an existing or an unknown id */
export function oddId(random: Random, id: () => string): string {
  switch (random.below(8)) {
    case 0:
      return id().toUpperCase();
    case 1:
      return `${id()}%00`;
    case 2:
      return id().slice(0, -1);
    case 3:
      return `account-${id()}`;
    case 4:
      return encodeURIComponent(plainText(oddText(random).slice(0, 500)));
    default:
      return random.pick(oddIds);
  }
}

/** Replaces single surrogates, which `encodeURIComponent` refuses. */
const plainText = (text: string) => Buffer.from(text).toString();

/** Writes a path in an odd way, or replaces it. */
export function mutatePath(path: string, random: Random): string {
  const at = random.below(path.length);
  switch (random.below(9)) {
    case 0:
      return path.toUpperCase();
    case 1:
      return `${path}/`;
    case 2:
      return path.replace(
        '/api/',
        random.pick(['//api/', '/api//', '/./api/', '/x/../api/', '/api/%2e/', '/api/..;/']),
      );
    case 3:
      return `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
    case 4:
      return `${path}${random.pick(['%00', '%0a', '.json', ';a=b', '/..', '%2f', '?', '??', '#x', '%'])}`;
    case 5:
      return path.slice(0, at + 1);
    case 6:
      return `${path}/${random.pick(['x', 'export', 'file', '0', '__proto__', '%F0%9F%98%80'])}`;
    case 7:
      return random.pick([
        '/',
        '/healthz',
        '/readyz',
        '/metrics',
        '/api',
        '/api/',
        '/index.html',
        '/.env',
        '/assets/../.env',
        '*',
        '/dashboard',
      ]);
    default:
      return `http://elsewhere.example${path}`;
  }
}

const queryNames = [
  'range',
  'sort',
  'filter',
  'look',
  'format',
  'dryRun',
  'disposition',
  'asOf',
  'q',
  'page',
  'limit',
  'from',
  'to',
  'userId',
  'state',
  'kind',
  'stream',
  'type',
  'queue',
  'status',
  '__proto__',
  'constructor',
  'callback',
];
const filterFields = [
  'id',
  'username',
  'registeredAt',
  'recordedAt',
  'role',
  'state',
  'email',
  'userId',
  'q',
  'type',
  'stream',
];

/** A query with parameters of any route and with valid or odd values. */
export function oddQuery(random: Random, id: () => string): string {
  const pairs = Array.from({ length: 1 + random.below(3) }, () => oddPair(random, id));
  return `?${pairs.join(random.percent(95) ? '&' : ';')}`;
}

function oddPair(random: Random, id: () => string): string {
  const name = random.pick(queryNames);
  const value = random.percent(15) ? oddText(random) : createQueryValue(name, random, id);
  return `${name}${random.percent(5) ? '[]' : ''}=${encodeURIComponent(plainText(value.slice(0, 4_000)))}`;
}

function createQueryValue(name: string, random: Random, id: () => string): string {
  switch (name) {
    case 'range':
      return JSON.stringify(
        random.percent(60) ? [random.below(30), random.below(120)] : [oddNumber(random), oddValue(random, 1)],
      );
    case 'sort':
      return JSON.stringify([
        random.percent(80) ? random.pick(filterFields) : oddText(random),
        random.percent(80) ? random.pick(['ASC', 'DESC']) : oddText(random),
      ]);
    case 'filter':
      return random.percent(10)
        ? JSON.stringify(oddValue(random, 3))
        : JSON.stringify(
            Object.fromEntries(
              Array.from({ length: random.below(3) }, () => [
                random.pick(filterFields.concat('from', 'to', 'emailVerified', 'actorId')),
                random.percent(30) ? id() : random.percent(30) ? 'user' : oddValue(random, 1),
              ]),
            ),
          );
    case 'look':
    case 'userId':
      return id();
    case 'asOf':
    case 'from':
    case 'to':
      return oddDate(random);
    case 'format':
      return random.pick(['csv', 'form', 'pdf', '']);
    case 'disposition':
      return random.pick(['inline', 'attachment', 'x']);
    default:
      return random.percent(50) ? oddText(random) : String(oddNumber(random));
  }
}
