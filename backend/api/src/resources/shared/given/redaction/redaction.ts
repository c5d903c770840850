import { findDates } from './findDates';
import { identityValues, type KnownIdentity } from './identityValues';
import { readWords, lettersOf, type FoldedText } from './readWords';
import { ValueSearch, type Place } from './valueSearch';

export type { KnownIdentity } from './identityValues';

/** Replaces identity data in a text that somebody typed. */
export const leftOut = '[left out]';

/** Replaces a whole text that has a word which is both a name and an ordinary word. */
export const leftOutWhole = '[left out: it may name somebody]';

/** A text that somebody typed, without what is known to say who anybody is. */
export type Redact = <Text extends string | null>(text: Text) => Text | string;

/**
 * What people type may name somebody: a title such as “Passport of Leila”. Takes out every value that is known, in each spelling
 * that people use. The time grows with the length of the text alone, which has at most 2,000 characters in a record.
 */
export async function createRedactor(known: KnownIdentity): Promise<Redact> {
  const { values, dates, ambiguous } = await identityValues(known);
  const search = await ValueSearch.of(values);
  return (text) => {
    if (text === null) return text;
    const folded = readWords(text);
    const places = mergePlaces([...search.find(folded), ...findDates(folded, dates)]);
    return mayName(folded, places, ambiguous) ? leftOutWhole : removePlaces(text, places);
  };
}

/** Whether a word that may be a name stands outside of the places. */
function mayName(text: FoldedText, places: readonly Place[], ambiguous: ReadonlySet<string>): boolean {
  if (ambiguous.size === 0) return false;
  let next = 0;
  return text.words.some((word) => {
    while ((places[next]?.end ?? Infinity) <= word.start) next += 1;
    const isInPlace = (places[next]?.start ?? Infinity) <= word.start;
    return !isInPlace && ambiguous.has(lettersOf(text, word));
  });
}

/** The places in order. Places that overlap become one. */
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
  let kept = '';
  let from = 0;
  for (const { start, end } of places) {
    kept += text.slice(from, start) + leftOut;
    from = end;
  }
  return kept + text.slice(from);
}
