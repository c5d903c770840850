import { hardToRead } from '@settlewise/rules/plainEnglish';
import { expect, it } from 'vitest';
import { everyMail, typedMarkup } from './everyMail';

/** The paragraphs of a mail: no greeting, no address, no line of a list, and a name where somebody typed something long. */
const paragraphsOf = (text: string): readonly string[] =>
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

it('What each mail says is easy to read for somebody who reads English second', () => {
  const said = everyMail.map(({ name, email }) => ({ name, paragraphs: paragraphsOf(email.text) }));
  expect(said.filter(({ paragraphs }) => paragraphs.length < 2)).toEqual([]);
  expect(
    said.flatMap(({ name, paragraphs }) =>
      paragraphs.flatMap((text) => hardToRead(text).map((fault) => `${name}: ${fault}`)),
    ),
  ).toEqual([]);
});
