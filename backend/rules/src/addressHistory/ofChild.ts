import { birthday } from '../calendar/age';
import { addDays, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { valueOn } from '../parameters/parameter';
import { registrationRules } from '../parameters/registrationRules';
import type { AddressGap } from './checkAddresses';
import type { AddressForm, AddressPeriod } from './question';

/** The facts that decide how a child is registered. */
export interface ChildWhoRegisters {
  readonly dateOfBirth: CivilDate;
  /** Null if unknown. */
  readonly bornInUk: boolean | null;
  readonly isSettled: boolean;
}

/**
 * The form to register a child as British: T for a child born in the UK who has lived there long enough, MN1 for
 * another settled child. Null for adults, who naturalise, and for children who cannot register yet.
 */
export function findRegistrationForm(
  { dateOfBirth, bornInUk, isSettled }: ChildWhoRegisters,
  on: CivilDate,
): Extract<AddressForm, 'MN1' | 'T'> | null {
  if (isOfFullAge(dateOfBirth, on)) return null;
  const years = valueOn(registrationRules.yearsLivedHere, on);
  if (bornInUk === true && birthday(dateOfBirth, years) <= on) return 'T';
  return isSettled ? 'MN1' : null;
}

/** A year of life within a period, with the number of its days without an address or journey. */
export interface YearOfChild extends AddressPeriod {
  /** Starts at 1. */
  readonly year: number;
  readonly missingDays: number;
}

/** Splits a period that begins at birth into years, as form T asks about them. */
export function yearsOfChild(period: AddressPeriod, gaps: readonly AddressGap[]): readonly YearOfChild[] {
  const years: YearOfChild[] = [];
  for (let year = 1; birthday(period.from, year - 1) <= period.to; year += 1) {
    const from = birthday(period.from, year - 1);
    const end = addDays(birthday(period.from, year), -1);
    const to = end < period.to ? end : period.to;
    years.push({ year, from, to, missingDays: countMissing({ from, to }, gaps) });
  }
  return years;
}

const countMissing = (year: AddressPeriod, gaps: readonly AddressGap[]): number =>
  gaps
    .filter(({ explainedBy }) => explainedBy === null)
    .map(({ from, to }) => {
      const first = Math.max(toDayNumber(from), toDayNumber(year.from));
      return Math.max(0, Math.min(toDayNumber(to), toDayNumber(year.to)) - first + 1);
    })
    .reduce((sum, days) => sum + days, 0);
