import { hardToRead } from '@settlewise/rules/plainEnglish';
import { expect, it } from 'vitest';
import { everyTrigger } from '../../testing/everyAlert';

it('Texts of notifications, emails and the calendar are easy to read for people with English as a second language', () => {
  const texts = new Map<string, string>();
  for (const { kind, steps, inWords } of everyTrigger) {
    for (const { name, message } of steps) texts.set(message, `${kind}, ${name}`);
    if (inWords !== undefined) texts.set(inWords.text, `${kind}, in the calendar`);
  }
  expect(texts.size).toBeGreaterThan(40);
  expect(
    [...texts].flatMap(([text, where]) => hardToRead(text).map((fault) => `${where}: ${fault}`)),
  ).toEqual([]);
});
