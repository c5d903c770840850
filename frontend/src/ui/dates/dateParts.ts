import {
  type CivilDate,
  isCivilDate,
  monthNames,
  splitDate,
  readTypedDate,
} from '@settlewise/rules/calendar';

/** The parts of a date as they were chosen; null where nothing is chosen yet. */
export interface DateParts {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

const noParts: DateParts = { year: null, month: null, day: null };
/** A date of which some parts may still be missing: `2024-02-`, `-02-31`. */
const chosenParts = /^(\d{4})?-(\d{2})?-(\d{2})?$/;

const numberOr = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits);
const twoDigits = (part: number | null): string => (part === null ? '' : String(part).padStart(2, '0'));

/** The parts that a field's value holds: all of a date, some of them while it is being chosen, none of free typing. */
export function partsIn(value: string): DateParts {
  if (isCivilDate(value)) return splitDate(value);
  const match = chosenParts.exec(value);
  if (match === null) return noParts;
  return { year: numberOr(match[1]), month: numberOr(match[2]), day: numberOr(match[3]) };
}

/** The value that holds these parts: `yyyy-MM-dd` once all are chosen, empty when none is. */
export function valueOf({ year, month, day }: DateParts): string {
  if (year === null && month === null && day === null) return '';
  return `${year ?? ''}-${twoDigits(month)}-${twoDigits(day)}`;
}

const listed = (words: readonly string[]): string =>
  words.length === 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/**
 * What keeps a value from being a day that exists, as a sentence that says what to do; undefined for a date and for an
 * empty value.
 */
export function problemOfDate(value: string, today: CivilDate): string | undefined {
  if (value === '' || isCivilDate(value)) return undefined;
  if (chosenParts.test(value)) {
    const { year, month, day } = partsIn(value);
    const missing = [
      ...(day === null ? ['the day'] : []),
      ...(month === null ? ['the month'] : []),
      ...(year === null ? ['the year'] : []),
    ];
    if (missing.length > 0) return `Choose ${listed(missing)} too`;
    return `${monthNames[(month ?? 0) - 1] ?? 'That month'} ${year} has no day ${day}`;
  }
  const typed = readTypedDate(value, today);
  return typed.kind === 'problem' ? typed.message : undefined;
}

/** Years that can be chosen, the latest first. @param back years before this one @param ahead years after it */
export function yearChoices(today: CivilDate, back: number, ahead = 0): readonly number[] {
  const { year } = splitDate(today);
  return Array.from({ length: back + ahead + 1 }, (_, index) => year + ahead - index);
}
