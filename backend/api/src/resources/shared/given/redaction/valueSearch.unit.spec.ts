import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lettersOf, readWords, type FoldedText } from './readWords';
import { ValueSearch, type Place, type SoughtValue } from './valueSearch';

/** For each word the longest value that ends with it, by trying every word before it. */
function findPlainly(values: readonly SoughtValue[], text: FoldedText): readonly Place[] {
  const { words } = text;
  return words.flatMap((last, position) => {
    for (let from = 0; from <= position; from += 1) {
      const tried = words.slice(from, position + 1);
      const letters = tried.map((word) => lettersOf(text, word)).join('');
      const hasSingleLetter = tried.some((word) => lettersOf(text, word).length === 1);
      const isFound = values.some(
        (value) => value.letters === letters && (value.inParts || !hasSingleLetter),
      );
      if (isFound) return [{ start: tried[0]?.start ?? NaN, end: last.end }];
    }
    return [];
  });
}

it('finds what trying every run of words finds', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(
        fc.record({
          letters: fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 2, maxLength: 6 }),
          inParts: fc.boolean(),
        }),
        { selector: ({ letters }) => letters, maxLength: 8 },
      ),
      fc.string({ unit: fc.constantFrom('a', 'a', 'b', ' '), maxLength: 25 }),
      async (values, typed) => {
        const text = readWords(typed);
        expect((await ValueSearch.of(values)).find(text)).toEqual(findPlainly(values, text));
      },
    ),
  ));
