import { writtenDate } from '../assessment/wording';
import { isCivilDate, splitDate, type CivilDate } from '../calendar/civilDate';
import { monthNames } from '../calendar/monthNames';

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** The parts of a day; the form has a separate field for each. */
export function dayParts(date: CivilDate): {
  readonly day: string;
  readonly month: string;
  readonly year: string;
} {
  const { year, month, day } = splitDate(date);
  return { day: padTwo(day), month: padTwo(month), year: String(year) };
}

/** A day in the form's format: `05/03/2026`. */
export function formDate(date: CivilDate): string {
  const { day, month, year } = dayParts(date);
  return `${day}/${month}/${year}`;
}

/** A day, or a month if the day is unknown: nothing is added. */
export const formDayOrMonth = (date: string): string =>
  isCivilDate(date) ? formDate(date) : `${date.slice(5)}/${date.slice(0, 4)}`;

/** As above, in words: `5 March 2026`, `March 2026`. */
export const dayOrMonthInWords = (date: string): string =>
  isCivilDate(date)
    ? writtenDate(date)
    : `${monthNames[Number(date.slice(5)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** A name as printed in a passport. */
export const formName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toUpperCase();

export const yesOrNo = (answer: boolean): string => (answer ? 'Yes' : 'No');
