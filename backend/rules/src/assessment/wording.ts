import { toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { partsOfDay } from '../calendar/dayNumbers';
import { monthNames } from '../calendar/monthNames';

/** A day in written form: 5 March 2026. */
export function written(day: DayNumber): string {
  const parts = partsOfDay(day);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ''} ${parts.year}`;
}

/**
 * A civil date in written form.
 * @throws RangeError
 */
export function writtenDate(date: CivilDate): string {
  return written(toDayNumber(date));
}

/** A day in either form. */
export type Day = DayNumber | CivilDate;

/**
 * A day of either form in written form.
 * @throws RangeError
 */
export const writtenDay = (day: Day): string => (typeof day === 'number' ? written(day) : writtenDate(day));

/** Who to ask if the program has no answer. */
export const adviser = 'a regulated adviser (Immigration Advice Authority, formerly OISC) or a solicitor';

/** `1 day`, `2 days`. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

const numberWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number in words: `five`, `twelve`; in digits from 13 on. */
export const inLetters = (number: number): string => numberWords[number] ?? String(number);

/** As above, at the beginning of a sentence. */
export const inLettersFirst = (number: number): string => {
  const text = inLetters(number);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
