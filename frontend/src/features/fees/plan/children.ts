import type { CivilDate } from '@settlewise/rules';
import { idOf, type KnownOfRecord } from './knownOfRecord';
import { isChildOn, type PlannedPerson } from './plan';

/** A child who is registered as British on a day, and needs no ILR before. */
export interface Registered {
  readonly person: PlannedPerson;
  readonly on: CivilDate;
  /** By which section of the British Nationality Act 1981. */
  readonly section: '1(3)' | '1(4)';
  /** Whether it is the person's own settlement that opens the way. */
  readonly onceYouSettle: boolean;
}

type Clocks = Pick<KnownOfRecord, 'clocks'>;

const clockOf = ({ id }: PlannedPerson, { clocks }: Clocks) => clocks.find((clock) => idOf(clock) === id);

/**
 * Children who were born here register as soon as a parent is settled (section 1(3)), or at ten (1(4)). It costs less than
 * ILR and then registration, so they are left out of ILR.
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
    const ways = registration.ways.flatMap(({ section, status, opensOn, lastDay }): Registered[] => {
      if (section !== '1(3)' && section !== '1(4)') return [];
      if (status !== 'open' && status !== 'later') return [];
      const onceYouSettle = section === '1(3)' && status === 'later' && opensOn === null;
      const on = status === 'open' ? today : onceYouSettle ? settles : opensOn;
      if (on === null || (lastDay !== null && on > lastDay)) return [];
      return [{ person, on, section, onceYouSettle }];
    });
    const [first] = ways.toSorted((one, other) => one.on.localeCompare(other.on));
    // Whoever is of age by then registers at another fee, or naturalises.
    if (first === undefined || !isChildOn(person, first.on)) return [];
    // Before that day they may settle with the family, and wait for nothing.
    return settles !== null && first.on > settles ? [] : [first];
  });
}

/** British by what the record says: nothing is applied for. */
export function isBritishAlready(person: PlannedPerson, known: Clocks): boolean {
  const clock = clockOf(person, known);
  const verdict = clock?.registration?.verdict;
  return clock?.settlement.status === 'british' || verdict === 'british' || verdict === 'may_be_british';
}

export const isSettledAlready = (person: PlannedPerson, known: Clocks): boolean =>
  clockOf(person, known)?.settlement.status === 'settled';
