import type { CivilDate } from '@settlewise/rules';
import { wordOf, type FoldedText } from './readWords';
import type { Place } from './valueSearch';

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** So far apart may the parts of a day stand: `4th of March, 1985`. */
const farthestApart = 8;

/**
 * Finds days of birth however they are written: day, month and year in any order, in two figures or four, with the month in
 * figures or in words. O(n).
 */
export function findDates(text: FoldedText, dates: ReadonlySet<CivilDate>): readonly Place[] {
  if (dates.size === 0) return [];
  // `4th of March`: these words say nothing.
  const words = text.words.filter((word) => !['of', 'the'].includes(wordOf(text, word)));
  const places: Place[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const [first, second, third] = words.slice(position, position + 3);
    if (first === undefined) continue;
    const written = wordOf(text, first);
    if (readTogether(written).some((date) => dates.has(date))) places.push(first);
    if (second === undefined || third === undefined) continue;
    if (second.start - first.end > farthestApart || third.start - second.end > farthestApart) continue;
    const parts = [written, wordOf(text, second), wordOf(text, third)] as const;
    if (!readParts(parts).some((date) => dates.has(date))) continue;
    places.push({ start: first.start, end: third.end });
    position += 2;
  }
  return places;
}

/** `19850304`, `04031985`, `04mar1985` */
function readTogether(word: string): readonly CivilDate[] {
  const [, day, month, year] = /^(\d{1,2})([a-z]{3,9})(\d{2}|\d{4})$/.exec(word) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined) return readParts([day, month, year]);
  if (!/^\d{8}$/.test(word)) return [];
  const cut = (...ends: readonly [number, number]) =>
    [word.slice(0, ends[0]), word.slice(ends[0], ends[1]), word.slice(ends[1])] as const;
  return [...readParts(cut(4, 6)), ...readParts(cut(2, 4))];
}

type Parts = readonly [string, string, string];

/** All days that three words can mean. */
function readParts([one, two, three]: Parts): readonly CivilDate[] {
  return [
    ...datesOf(one, two, three),
    ...datesOf(two, one, three),
    ...datesOf(three, two, one),
    ...datesOf(two, three, one),
  ];
}

function datesOf(day: string, month: string, year: string): readonly CivilDate[] {
  const [dayNumber, monthNumber] = [numberOf(day), monthOf(month)];
  if (dayNumber === null || monthNumber === null) return [];
  return yearsOf(year).map(
    (each) => `${each}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`,
  );
}

function numberOf(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

function monthOf(word: string): number | null {
  const inFigures = numberOf(word);
  if (inFigures !== null) return inFigures;
  const position = word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word));
  return position < 0 ? null : position + 1;
}

/** `85` may be in either century. */
function yearsOf(word: string): readonly string[] {
  if (/^\d{4}$/.test(word)) return [word];
  return /^\d{2}$/.test(word) ? [`19${word}`, `20${word}`] : [];
}
