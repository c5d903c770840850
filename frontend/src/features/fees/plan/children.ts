import type { CivilDate } from '@settlewise/rules/calendar';
import { isBritishByClock } from '@settlewise/rules/documentChecklist';
import { type RegistrationInstead, registrationInsteadOfIlr } from '@settlewise/rules/registration';
import { idOf, type KnownOfRecord } from './knownOfRecord';
import { isChildOn, type PlannedPerson } from './plan';

/** A child who is registered as British, and needs no ILR before. */
export interface Registered extends RegistrationInstead {
  readonly person: PlannedPerson;
}

type Clocks = Pick<KnownOfRecord, 'clocks'>;

const clockOf = ({ id }: PlannedPerson, { clocks }: Clocks) => clocks.find((clock) => idOf(clock) === id);

/**
 * Children who register in place of ILR are left out of ILR.
 * @param settles the day on which the person is taken to be granted ILR; null where they hold it
 */
export function registeredWithoutIlr(
  { clocks, today }: Clocks & Pick<KnownOfRecord, 'today'>,
  people: readonly PlannedPerson[],
  settles: CivilDate | null,
): Registered[] {
  return people.flatMap((person) => {
    const registration = clockOf(person, { clocks })?.registration ?? null;
    if (registration?.verdict !== 'can_register' && registration?.verdict !== 'not_yet') return [];
    const instead = registrationInsteadOfIlr(registration.ways, { today, settles });
    // Whoever is of age by then registers at another fee, or naturalises.
    return instead === null || !isChildOn(person, instead.on) ? [] : [{ ...instead, person }];
  });
}

/** British by what the record says: nothing is applied for. */
export function isBritishAlready(person: PlannedPerson, known: Clocks): boolean {
  const clock = clockOf(person, known);
  return clock !== undefined && isBritishByClock(clock);
}

export const isSettledAlready = (person: PlannedPerson, known: Clocks): boolean =>
  clockOf(person, known)?.settlement.status === 'settled';
