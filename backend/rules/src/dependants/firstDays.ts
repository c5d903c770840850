import type { TwoDays } from '../absences/twoCounts';
import type { CivilDate } from '../calendar/civilDate';
import { isPartner, type DependantOnRecord } from './dependantOnRecord';

type Member = Pick<DependantOnRecord, 'relationship'> & { readonly id: number };

interface DayOfCount {
  readonly earliestApplicationDate: CivilDate | null;
}

/** As much of a dependant's settlement as their first days hang on. */
interface SettlementByCounts extends DayOfCount {
  /** Null where the Home Office’s count comes to the same. */
  readonly homeOffice: DayOfCount | null;
}

interface Clock {
  readonly id: number;
  readonly settlement: SettlementByCounts & { readonly status: string };
}

/** The first day of a dependant by each way of counting, as pages, alerts, mails and calendars all have it. */
export const firstDaysByCounts = ({
  earliestApplicationDate: day,
  homeOffice,
}: SettlementByCounts): TwoDays => ({
  cautious: day,
  // Where verdict and date are the same, one count speaks for both.
  homeOffice: homeOffice === null ? day : homeOffice.earliestApplicationDate,
});

/**
 * The first days to settle of each dependant who does not simply settle with the person: by their own years, or, for a child
 * without years of their own, not before the other parent can: children settle together with both parents, or after them.
 */
export function firstDaysToSettle(
  family: readonly Member[],
  clocks: readonly Clock[],
): ReadonlyMap<number, TwoDays> {
  const settlementOf = ({ id }: Member) => clocks.find((clock) => clock.id === id)?.settlement;
  const daysOf = (member: Member): TwoDays | null => {
    const settlement = settlementOf(member);
    return settlement === undefined ? null : firstDaysByCounts(settlement);
  };
  const ofParents = family.filter(isPartner).flatMap((partner) => daysOf(partner) ?? []);
  const lastOfParents: TwoDays = {
    cautious: lastOf(ofParents.map(({ cautious }) => cautious)),
    homeOffice: lastOf(ofParents.map(({ homeOffice }) => homeOffice)),
  };
  return new Map(
    family.flatMap((member): [number, TwoDays][] => {
      const [own, status] = [daysOf(member), settlementOf(member)?.status];
      if (own === null) return [];
      const waits = !hasDay(own) && status === 'with_family' && member.relationship === 'child';
      const days = waits ? lastOfParents : own;
      return hasDay(days) ? [[member.id, days]] : [];
    }),
  );
}

const hasDay = ({ cautious, homeOffice }: TwoDays): boolean => cautious !== null || homeOffice !== null;

const lastOf = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.flatMap((day) => day ?? []).toSorted((one, other) => other.localeCompare(one))[0] ?? null;
