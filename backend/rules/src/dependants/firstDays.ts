import type { CivilDate } from '../calendar/civilDate';
import { isPartner, type DependantOnRecord } from './dependantOnRecord';

type Member = Pick<DependantOnRecord, 'relationship'> & { readonly id: number };

/** As much of a dependant's own clock as their first day hangs on. */
interface Clock {
  readonly id: number;
  readonly settlement: { readonly status: string; readonly earliestApplicationDate: CivilDate | null };
}

/**
 * The first day to settle of each dependant who does not simply settle with the person: by their own years, or, for a child
 * without years of their own, not before the other parent can: children settle together with both parents, or after them.
 */
export function firstDaysToSettle(
  family: readonly Member[],
  clocks: readonly Clock[],
): ReadonlyMap<number, CivilDate> {
  const settlementOf = ({ id }: Member) => clocks.find((clock) => clock.id === id)?.settlement;
  const ofParents = family
    .filter(isPartner)
    .flatMap((partner) => settlementOf(partner)?.earliestApplicationDate ?? []);
  const [lastOfParents = null] = ofParents.toSorted((one, other) => other.localeCompare(one));
  return new Map(
    family.flatMap((member): [number, CivilDate][] => {
      const settlement = settlementOf(member);
      if (settlement === undefined) return [];
      const waits =
        settlement.status === 'with_family' && member.relationship === 'child' ? lastOfParents : null;
      const on = settlement.earliestApplicationDate ?? waits;
      return on === null ? [] : [[member.id, on]];
    }),
  );
}
