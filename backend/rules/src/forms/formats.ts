import { writtenDate } from '../assessment/wording';
import { isCivilDate, partsOf, type CivilDate } from '../calendar/civilDate';
import { monthNames } from '../calendar/monthNames';

const two = (number: number): string => String(number).padStart(2, '0');

/** The parts of a day, each as the form has a field of its own for it. */
export function dayParts(date: CivilDate): {
  readonly day: string;
  readonly month: string;
  readonly year: string;
} {
  const { year, month, day } = partsOf(date);
  return { day: two(day), month: two(month), year: String(year) };
}

/** A day as the form takes it: `05/03/2026`. */
export function formDate(date: CivilDate): string {
  const { day, month, year } = dayParts(date);
  return `${day}/${month}/${year}`;
}

/** A day, or a month where nobody knows the day: nothing is added to what is known. */
export const formDayOrMonth = (date: string): string =>
  isCivilDate(date) ? formDate(date) : `${date.slice(5)}/${date.slice(0, 4)}`;

/** The same as people say it: `5 March 2026`, `March 2026`. */
export const dayOrMonthInWords = (date: string): string =>
  isCivilDate(date)
    ? writtenDate(date)
    : `${monthNames[Number(date.slice(5)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** A name as a passport prints it. */
export const formName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toUpperCase();

export const yesOrNo = (answer: boolean): string => (answer ? 'Yes' : 'No');
