import { birthday } from '../calendar/age';
import { addDays, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { valueOn } from '../parameters/parameter';
import { registrationRules } from '../parameters/registrationRules';
import type { AddressGap } from './checkAddresses';
import type { AddressForm, AddressPeriod } from './question';

/** As much of a child as decides how they are registered. */
export interface ChildWhoRegisters {
  readonly dateOfBirth: CivilDate;
  /** Null where nobody has said. */
  readonly bornInUk: boolean | null;
  readonly isSettled: boolean;
}

/**
 * The form by which a child becomes British: T for one who was born here and has lived here long enough, MN1 for any other
 * who is settled. Null for adults, who naturalise, and for children who are not there yet.
 */
export function registrationFormOf(
  { dateOfBirth, bornInUk, isSettled }: ChildWhoRegisters,
  on: CivilDate,
): Extract<AddressForm, 'MN1' | 'T'> | null {
  if (isOfFullAge(dateOfBirth, on)) return null;
  const years = valueOn(registrationRules.yearsLivedHere, on);
  if (bornInUk === true && birthday(dateOfBirth, years) <= on) return 'T';
  return isSettled ? 'MN1' : null;
}

/** A year of life within a period, with the days in it that no address covers and no journey explains. */
export interface YearOfChild extends AddressPeriod {
  /** The first is 1. */
  readonly year: number;
  readonly missingDays: number;
}

/** The years of a period that begins at birth, one by one, as form T asks about them. */
export function yearsOfChild(period: AddressPeriod, gaps: readonly AddressGap[]): readonly YearOfChild[] {
  const years: YearOfChild[] = [];
  for (let year = 1; birthday(period.from, year - 1) <= period.to; year += 1) {
    const from = birthday(period.from, year - 1);
    const end = addDays(birthday(period.from, year), -1);
    const to = end < period.to ? end : period.to;
    years.push({ year, from, to, missingDays: createMissing({ from, to }, gaps) });
  }
  return years;
}

const createMissing = (year: AddressPeriod, gaps: readonly AddressGap[]): number =>
  gaps
    .filter(({ explainedBy }) => explainedBy === null)
    .map(({ from, to }) => {
      const first = Math.max(toDayNumber(from), toDayNumber(year.from));
      return Math.max(0, Math.min(toDayNumber(to), toDayNumber(year.to)) - first + 1);
    })
    .reduce((sum, days) => sum + days, 0);
