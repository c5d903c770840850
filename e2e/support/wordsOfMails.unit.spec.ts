import { hardToRead } from '@settlewise/rules/plainEnglish';
import { expect, it } from 'vitest';
import { everyMail, typedMarkup } from './everyMail';

/** The paragraphs of an email without greeting, addresses and list lines. Long user input is replaced by a name. */
const readParagraphs = (text: string): readonly string[] =>
  text
    .replaceAll(typedMarkup, 'Maria')
    .split(/\n\s*\n/)
    .map((block) =>
      block
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/“(Maria[^”]*)”/g, '$1')
        .trim(),
    )
    .filter((block) => /[.?]$/.test(block) && !block.startsWith('- '));

it('Each email is easy to read for people with English as a second language', () => {
  const said = everyMail.map(({ name, email }) => ({ name, paragraphs: readParagraphs(email.text) }));
  expect(said.filter(({ paragraphs }) => paragraphs.length < 2)).toEqual([]);
  expect(
    said.flatMap(({ name, paragraphs }) =>
      paragraphs.flatMap((text) => hardToRead(text).map((fault) => `${name}: ${fault}`)),
    ),
  ).toEqual([]);
});
