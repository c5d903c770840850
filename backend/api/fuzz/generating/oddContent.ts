import { oddText, oddValue } from './oddValues';
import type { Random } from './random';

const mutations: readonly ((text: string, random: Random) => Buffer)[] = [
  (text, random) => Buffer.from(text.slice(0, random.below(text.length + 1))),
  (text) => Buffer.from(`${text}${text}`),
  (text) => Buffer.from(`${text},`),
  (text) => Buffer.from(`\ufeff${text}`),
  (text) => Buffer.from(text, 'utf16le'),
  (text) => Buffer.from(text.replaceAll('"', `'`)),
  (text) => Buffer.from(`/* remark */ ${text}`),
  (text) => Buffer.from(text.replace(/\d+/, '1e400')),
  (text) => Buffer.from(text.replace(/\d+/, '0123')),
  (text) => Buffer.from(text.replace(/:/, ':NaN,"b":')),
  (text) => Buffer.from(text.replace(/^\{/, '{"a":1,"a":2,')),
  (text) => Buffer.from(text.replace(/^\{/, '{"__proto__":{"role":"admin"},')),
  (text, random) => {
    const bytes = Buffer.from(text);
    if (bytes.length > 0) bytes[random.below(bytes.length)] = random.pick([0, 0x80, 0xc0, 0xff, 0x22, 0x5c]);
    return bytes;
  },
  (_text, random) => Buffer.from('['.repeat(random.pick([10, 1_000, 90_000]))),
  (_text, random) => Buffer.from(`{"a":${'{"a":'.repeat(random.pick([10, 10_000]))}`),
  (_text, random) => Buffer.from(Array.from({ length: 40 }, () => random.below(256))),
  (text) => Buffer.from(text.replace(/"/, '"\\ud800')),
  (text) => Buffer.from(text.replace(/"/, '"\\u0000')),
  () => Buffer.alloc(0),
  () => Buffer.from(' '.repeat(102_500)),
];

/** JSON text that is cut, broken, oddly encoded, or valid and unusual. */
export const oddContent = (content: unknown, random: Random): Buffer =>
  random.pick(mutations)(JSON.stringify(content ?? null), random);

/** Content that is unrelated to what a route expects. */
export function unrelatedContent(random: Random): Buffer {
  if (random.percent(50)) return Buffer.from(JSON.stringify(oddValue(random, 3)));
  if (random.percent(50)) return Buffer.from(oddText(random));
  return Buffer.from('a=b&c[d]=e&__proto__[f]=g');
}
