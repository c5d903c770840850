import { type CivilDate, isCivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';

/** As much of a way to register as its day hangs on. */
export interface WayToRegister {
  readonly section: string;
  readonly form: 'MN1' | 'T';
  readonly status: string;
  readonly opensOn: CivilDate | null;
  readonly lastDay: CivilDate | null;
}

/** A child's registration as British that needs no ILR before. */
export interface RegistrationInstead {
  readonly section: '1(3)' | '1(4)';
  readonly form: 'MN1' | 'T';
  readonly on: CivilDate;
  /** Whether it is the settlement of the person whose record it is that opens the way. */
  readonly onceYouSettle: boolean;
}

/**
 * A child who was born here registers as soon as a parent is settled (section 1(3) of the British Nationality Act 1981), or
 * at ten (1(4)), whichever comes first. It costs less than ILR and then registration. Null where no such way is theirs, or
 * where it opens only after the family has settled: they may settle with it, and wait for nothing.
 * @param settles the day on which the person is taken to be granted ILR; null where they hold it
 */
export function registrationInsteadOfIlr(
  ways: readonly WayToRegister[],
  { today, settles }: { readonly today: CivilDate; readonly settles: CivilDate | null },
): RegistrationInstead | null {
  const open = ways.flatMap(({ section, form, status, opensOn, lastDay }): RegistrationInstead[] => {
    if (section !== '1(3)' && section !== '1(4)') return [];
    if (status !== 'open' && status !== 'later') return [];
    const onceYouSettle = section === '1(3)' && status === 'later' && opensOn === null;
    const on = status === 'open' ? today : onceYouSettle ? settles : opensOn;
    if (on === null || (lastDay !== null && on > lastDay)) return [];
    return [{ section, form, on, onceYouSettle }];
  });
  const [first = null] = open.toSorted((one, other) => one.on.localeCompare(other.on));
  return first !== null && settles !== null && first.on > settles ? null : first;
}

/** The answer about a child's registration, as far as a plan needs it. */
export interface PlannedRegistration {
  readonly verdict: string;
  readonly ways: readonly WayToRegister[];
}

/**
 * The same for the answer about a dependant. Null for a person who is of full age on that day: they register for another fee,
 * or naturalise.
 * @param dateOfBirth as it was typed
 * @param settles the day on which the main person is taken to be granted ILR; null where they hold it
 */
export function childRegistrationInsteadOfIlr(
  registration: PlannedRegistration | null,
  {
    dateOfBirth,
    today,
    settles,
  }: { readonly dateOfBirth: string; readonly today: CivilDate; readonly settles: CivilDate | null },
): RegistrationInstead | null {
  if (registration?.verdict !== 'can_register' && registration?.verdict !== 'not_yet') return null;
  const instead = registrationInsteadOfIlr(registration.ways, { today, settles });
  const isChild = instead !== null && isCivilDate(dateOfBirth) && !isOfFullAge(dateOfBirth, instead.on);
  return isChild ? instead : null;
}
