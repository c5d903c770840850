import { writtenDate } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';

export const day = (date: CivilDate | null): string => (date === null ? 'Not given' : writtenDate(date));

export const span = (from: CivilDate, to: CivilDate | null) => `${writtenDate(from)} to ${day(to)}`;

/** The label that forms give to a value; a value without a label stays as it is. */
export const labelIn = (
  options: readonly { readonly value: string; readonly label: string }[],
  value: string,
): string => options.find((option) => option.value === value)?.label ?? value;

/** A dependant by name, or by number where names are left out. */
export function dependantName(dependant: object): string {
  const { number, firstName, lastName } = textFields(dependant);
  const name = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  return name === '' ? `Dependant ${number ?? ''}` : name;
}

/** The fields of a thing that have a value, as text. */
export const textFields = (thing: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(thing).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
