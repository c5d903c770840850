import { findDates } from './findDates';
import { collectIdentityValues, type KnownIdentity } from './collectIdentityValues';
import { readWords, wordLetters, type FoldedText } from './readWords';
import { ValueSearch, type Place } from './valueSearch';

export type { KnownIdentity } from './collectIdentityValues';

/** The replacement of one identity value in a text. */
export const redactedValue = '[left out]';

/** The replacement of a whole text with a word that is both a name and an ordinary word. */
export const redactedText = '[left out: it may name somebody]';

/** Removes known identity data from a typed text. */
export type Redact = <Text extends string | null>(text: Text) => Text | string;

/**
 * Creates a function that removes all known identity values from typed texts, such as the title “Passport of Leila”, in
 * any spelling. Its time depends only on the length of the text, which is at most 2,000 characters.
 */
export async function createRedactor(known: KnownIdentity): Promise<Redact> {
  const { values, dates, ambiguous } = await collectIdentityValues(known);
  const search = await ValueSearch.of(values);
  return (text) => {
    if (text === null) return text;
    const folded = readWords(text);
    const places = mergePlaces([...search.find(folded), ...findDates(folded, dates)]);
    return mayName(folded, places, ambiguous) ? redactedText : removePlaces(text, places);
  };
}

/** Whether an ambiguous word is outside of the given places. */
function mayName(text: FoldedText, places: readonly Place[], ambiguous: ReadonlySet<string>): boolean {
  if (ambiguous.size === 0) return false;
  let next = 0;
  return text.words.some((word) => {
    while ((places[next]?.end ?? Infinity) <= word.start) next += 1;
    const isInPlace = (places[next]?.start ?? Infinity) <= word.start;
    return !isInPlace && ambiguous.has(wordLetters(text, word));
  });
}

/** Sorts the places, and merges overlapping ones. */
function mergePlaces(places: readonly Place[]): readonly Place[] {
  const merged: Place[] = [];
  for (const place of places.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last !== undefined && place.start < last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, place.end) };
    else merged.push(place);
  }
  return merged;
}

function removePlaces(text: string, places: readonly Place[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of places) {
    result += text.slice(from, start) + redactedValue;
    from = end;
  }
  return result + text.slice(from);
}
