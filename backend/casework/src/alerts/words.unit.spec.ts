import { hardToRead } from '@settlewise/rules/plainEnglish';
import { expect, it } from 'vitest';
import { everyTrigger } from '../../testing/everyAlert';

it('What notifications, mails and the calendar say is easy to read for somebody who reads English second', () => {
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
