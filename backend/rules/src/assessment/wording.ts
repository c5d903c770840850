import { toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { partsOfDay } from '../calendar/dayNumbers';
import { monthNames } from '../calendar/monthNames';

/** A day as people write it: 5 March 2026. */
export function written(day: DayNumber): string {
  const parts = partsOfDay(day);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ''} ${parts.year}`;
}

/** A civil date the same way. @throws RangeError */
export function writtenDate(date: CivilDate): string {
  return written(toDayNumber(date));
}

/** A day, however it is held. */
export type Day = DayNumber | CivilDate;

/** Either of the two the same way. @throws RangeError */
export const writtenDay = (day: Day): string => (typeof day === 'number' ? written(day) : writtenDate(day));

/** Whom to ask where the program cannot say. */
export const adviser = 'a regulated adviser (Immigration Advice Authority, formerly OISC) or a solicitor';

/** `1 day`, `2 days`. */
export function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

const words = [
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

/** A small number as sentences say it: `five`, `twelve`; in digits from 13 on. */
export const inLetters = (number: number): string => words[number] ?? String(number);

/** The same at the beginning of a sentence. */
export const inLettersFirst = (number: number): string => {
  const text = inLetters(number);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
