import { writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

export const formatDay = (date: CivilDate | null): string =>
  date === null ? 'Not given' : writtenDate(date);

export const formatSpan = (from: CivilDate, to: CivilDate | null) =>
  `${writtenDate(from)} to ${formatDay(to)}`;

/** Finds the label of a value. @returns the value if it has none */
export const findLabel = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string,
): string => options.find((option) => option.value === value)?.label ?? value;

/** A dependant's name, or number if names are redacted. */
export function dependantName(dependant: object): string {
  const { number, firstName, lastName } = textFields(dependant);
  const name = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  return name === '' ? `Dependant ${number ?? ''}` : name;
}

/** The fields with a text or a number, as text. */
export const textFields = (thing: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
