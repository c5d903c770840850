import { fromDayNumber, toDayNumber, type CivilDate, type DayNumber } from '../calendar/civilDate';
import { partsOfDay } from '../calendar/dayNumbers';
import { monthNames } from '../calendar/monthNames';
import type { Source } from '../parameters/source';
import type { Reason, ReasonStatus } from './reason';

/** A day as people write it: 5 March 2026. */
export function written(day: DayNumber): string {
  const parts = partsOfDay(day);
  return `${parts.day} ${monthNames[parts.month - 1] ?? ''} ${parts.year}`;
}

/** A civil date the same way. @throws RangeError */
export function writtenDate(date: CivilDate): string {
  return written(toDayNumber(date));
}

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

/** Days, a limit and dates that belong to a reason. */
export interface ReasonNumbers {
  readonly days?: number;
  readonly limit?: number;
  readonly first?: DayNumber;
  readonly last?: DayNumber;
}

/** A reason from day numbers. */
export function reason(code: string, message: string, source: Source, numbers: ReasonNumbers = {}): Reason {
  const { days, limit, first, last } = numbers;
  return {
    code,
    message,
    ...(days === undefined ? {} : { days }),
    ...(limit === undefined ? {} : { limit }),
    ...(first === undefined ? {} : { from: fromDayNumber(first) }),
    ...(last === undefined ? {} : { to: fromDayNumber(last) }),
    source,
  };
}

type ReasonOf = (code: string, message: string, source: Source, numbers?: ReasonNumbers) => Reason;
const withStatus =
  (status: ReasonStatus): ReasonOf =>
  (code, message, source, numbers) => ({ ...reason(code, message, source, numbers), standing: status });

/** What stands against an application. */
export const against = withStatus('against');
/** What speaks for an application. */
export const met = withStatus('met');
/** What a person should know, or only they can find out. */
export const toKnow = withStatus('to_know');
