import { type CivilDate, isCivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';

/** The part of a way to register that decides its day. */
export interface WayToRegister {
  readonly section: string;
  readonly form: 'MN1' | 'T';
  readonly status: string;
  readonly opensOn: CivilDate | null;
  readonly lastDay: CivilDate | null;
}

/** A child's registration as British that needs no ILR first. */
export interface RegistrationInstead {
  readonly section: '1(3)' | '1(4)';
  readonly form: 'MN1' | 'T';
  readonly on: CivilDate;
  /** Whether the way depends on the main person's settlement. */
  readonly onceYouSettle: boolean;
}

/**
 * A child born in the UK can register as soon as a parent is settled (section 1(3) of the British Nationality Act
 * 1981), or at ten (1(4)), whichever is first. It costs less than ILR plus registration. Null if there is no such
 * way, or if it opens only after the family has settled: the child can then settle with the family without waiting.
 * @param settles the day on which the main person is assumed to be granted ILR; null if they hold it
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

/** The part of a child's registration answer that a plan needs. */
export interface PlannedRegistration {
  readonly verdict: string;
  readonly ways: readonly WayToRegister[];
}

/**
 * As above, for a dependant. Null for a person of full age on that day: they register for another fee, or naturalise.
 * @param dateOfBirth as typed
 * @param settles the day on which the main person is assumed to be granted ILR; null if they hold it
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
