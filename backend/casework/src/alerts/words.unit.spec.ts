import { hardToRead } from '@settlewise/rules/plainEnglish';
import { expect, it } from 'vitest';
import { everyTrigger } from '../../testing/everyAlert';

it('Texts of notifications, emails and the calendar are easy to read for people with English as a second language', () => {
  const said = new Map<string, string>();
  for (const { kind, steps, inWords } of everyTrigger) {
    for (const { name, message } of steps) said.set(message, `${kind}, ${name}`);
    if (inWords !== undefined) said.set(inWords.text, `${kind}, in the calendar`);
  }
  expect(said.size).toBeGreaterThan(40);
  expect([...said].flatMap(([text, where]) => hardToRead(text).map((fault) => `${where}: ${fault}`))).toEqual(
    [],
  );
});
