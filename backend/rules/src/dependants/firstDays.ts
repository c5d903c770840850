import type { CivilDate } from '../calendar/civilDate';
import { isPartner, type DependantOnRecord } from './dependantOnRecord';

type Member = Pick<DependantOnRecord, 'relationship'> & { readonly id: number };

interface Clock {
  readonly id: number;
  readonly settlement: { readonly earliestApplicationDate: CivilDate | null; readonly status: string };
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
  const dayOf = (member: Member) => settlementOf(member)?.earliestApplicationDate ?? null;
  const lastOfParents = lastOf(family.filter(isPartner).map(dayOf));
  return new Map(
    family.flatMap((member): [number, CivilDate][] => {
      const waits = settlementOf(member)?.status === 'with_family' && member.relationship === 'child';
      const day = dayOf(member) ?? (waits ? lastOfParents : null);
      return day === null ? [] : [[member.id, day]];
    }),
  );
}

const lastOf = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.flatMap((day) => day ?? []).toSorted((one, other) => other.localeCompare(one))[0] ?? null;
