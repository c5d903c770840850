import type { CivilDate } from '../calendar/civilDate';
import { isPartner, type DependantOnRecord } from './dependantOnRecord';

type Member = Pick<DependantOnRecord, 'relationship'> & { readonly id: number };

interface Clock {
  readonly id: number;
  readonly settlement: { readonly earliestApplicationDate: CivilDate | null; readonly status: string };
}

/**
 * The first settlement day of each dependant who does not simply settle with the main person. It follows their own
 * years. A child without own years settles with both parents or after them, so not before the other parent can.
 */
export function firstDaysToSettle(
  family: readonly Member[],
  clocks: readonly Clock[],
): ReadonlyMap<number, CivilDate> {
  const findSettlement = ({ id }: Member) => clocks.find((clock) => clock.id === id)?.settlement;
  const findFirstDay = (member: Member) => findSettlement(member)?.earliestApplicationDate ?? null;
  const lastOfParents = findLatest(family.filter(isPartner).map(findFirstDay));
  return new Map(
    family.flatMap((member): [number, CivilDate][] => {
      const waits = findSettlement(member)?.status === 'with_family' && member.relationship === 'child';
      const day = findFirstDay(member) ?? (waits ? lastOfParents : null);
      return day === null ? [] : [[member.id, day]];
    }),
  );
}

const findLatest = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.flatMap((day) => day ?? []).toSorted((one, other) => other.localeCompare(one))[0] ?? null;
