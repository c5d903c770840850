import { type CivilDate, monthNames } from '@settlewise/rules/calendar';
import { wordLetters, type FoldedText } from './readWords';
import type { Place } from './valueSearch';

const months = monthNames.map((name) => name.toLowerCase());

/** The maximum number of characters between two parts of a date: `4th of March, 1985`. */
const maxGap = 8;

/**
 * Finds dates in any format: day, month and year in any order, a year of 2 or 4 digits, and a month as a number or a
 * name. O(n).
 */
export function findDates(text: FoldedText, dates: ReadonlySet<CivilDate>): readonly Place[] {
  if (dates.size === 0) return [];
  // Ignores the words in between, as in `4th of March`.
  const words = text.words.filter((word) => !['of', 'the'].includes(wordLetters(text, word)));
  const places: Place[] = [];
  for (let position = 0; position < words.length; position += 1) {
    const [first, second, third] = words.slice(position, position + 3);
    if (first === undefined) continue;
    const firstLetters = wordLetters(text, first);
    if (parseOneWord(firstLetters).some((date) => dates.has(date))) places.push(first);
    if (second === undefined || third === undefined) continue;
    if (second.start - first.end > maxGap || third.start - second.end > maxGap) continue;
    const parts = [firstLetters, wordLetters(text, second), wordLetters(text, third)] as const;
    if (!parseThreeWords(parts).some((date) => dates.has(date))) continue;
    places.push({ start: first.start, end: third.end });
    position += 2;
  }
  return places;
}

/** `19850304`, `04031985`, `04mar1985` */
function parseOneWord(word: string): readonly CivilDate[] {
  const [, day, month, year] = /^(\d{1,2})([a-z]{3,9})(\d{2}|\d{4})$/.exec(word) ?? [];
  if (day !== undefined && month !== undefined && year !== undefined)
    return parseThreeWords([day, month, year]);
  if (!/^\d{8}$/.test(word)) return [];
  const splitWord = (...ends: readonly [number, number]) =>
    [word.slice(0, ends[0]), word.slice(ends[0], ends[1]), word.slice(ends[1])] as const;
  return [...parseThreeWords(splitWord(4, 6)), ...parseThreeWords(splitWord(2, 4))];
}

type Parts = readonly [string, string, string];

/** All dates that three words can mean. */
function parseThreeWords([one, two, three]: Parts): readonly CivilDate[] {
  return [
    ...parseDates(one, two, three),
    ...parseDates(two, one, three),
    ...parseDates(three, two, one),
    ...parseDates(two, three, one),
  ];
}

function parseDates(day: string, month: string, year: string): readonly CivilDate[] {
  const [dayNumber, monthNumber] = [parseNumber(day), parseMonth(month)];
  if (dayNumber === null || monthNumber === null) return [];
  return parseYears(year).map(
    (each) => `${each}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`,
  );
}

function parseNumber(word: string): number | null {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

function parseMonth(word: string): number | null {
  const inFigures = parseNumber(word);
  if (inFigures !== null) return inFigures;
  const position = word.length < 3 ? -1 : months.findIndex((month) => month.startsWith(word));
  return position < 0 ? null : position + 1;
}

/** `85` may be in either century. */
function parseYears(word: string): readonly string[] {
  if (/^\d{4}$/.test(word)) return [word];
  return /^\d{2}$/.test(word) ? [`19${word}`, `20${word}`] : [];
}
