import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordLetters, readWords, type FoldedText } from './readWords';
import { ValueSearch, type Place, type SearchValue } from './valueSearch';

/** Finds the longest value that ends with each word by trying every earlier word. */
function findNaively(values: readonly SearchValue[], text: FoldedText): readonly Place[] {
  const { words } = text;
  return words.flatMap((last, position) => {
    for (let from = 0; from <= position; from += 1) {
      const tried = words.slice(from, position + 1);
      const letters = tried.map((word) => wordLetters(text, word)).join('');
      const hasSingleLetter = tried.some((word) => wordLetters(text, word).length === 1);
      const isFound = values.some(
        (value) => value.letters === letters && (value.mayBeSplit || !hasSingleLetter),
      );
      if (isFound) return [{ start: tried[0]?.start ?? NaN, end: last.end }];
    }
    return [];
  });
}

it('finds the same as a search that tries every run of words', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          letters: fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 2, maxLength: 6 }),
          mayBeSplit: fc.boolean(),
        }),
        { selector: ({ letters }) => letters, maxLength: 8 },
      ),
      fc.string({ unit: fc.constantFrom('a', 'a', 'b', ' '), maxLength: 25 }),
      async (values, typed) => {
        const text = readWords(typed);
        expect((await ValueSearch.of(values)).find(text)).toEqual(findNaively(values, text));
      },
    ),
  ));
