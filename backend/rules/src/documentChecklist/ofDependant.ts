import { addYears, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { isSettled, plannedDayOf, type DaysOfRecord, type PlannedDay } from '../progress/plannedDay';
import type { ChecklistForm } from './question';

interface WayToRegister {
  readonly section: string;
  readonly form: 'MN1' | 'T';
  readonly status: string;
  readonly opensOn: CivilDate | null;
  readonly lastDay: CivilDate | null;
}

/** As much of a dependant's own clock as a checklist hangs on. */
export interface ClockOfDependant {
  readonly settlement: {
    readonly status: string;
    readonly earliestApplicationDate: CivilDate | null;
    readonly settledSince: CivilDate | null;
  };
  readonly registration: { readonly verdict: string; readonly ways: readonly WayToRegister[] } | null;
}

/** Where the person stands, with the day on which their years for ILR are complete. */
type DaysOfFamily = DaysOfRecord & { readonly ilr: { readonly ilrEligibilityDate: CivilDate | null } };

/** What a dependant applies for next, and when. */
export interface NextOfDependant {
  /** Null where it is the settlement of the family's route. */
  readonly form: ChecklistForm | null;
  readonly day: PlannedDay;
}

/**
 * A dependant applies by their own clock, not by that of the person whose record it is. Who settles with the family does so
 * on the family's day. Null for whoever is British already.
 */
export function nextOfDependant(
  { settlement, registration }: ClockOfDependant,
  record: DaysOfFamily,
  { dateOfBirth, today }: { readonly dateOfBirth: CivilDate; readonly today: CivilDate },
): NextOfDependant | null {
  if (isBritishByClock({ settlement, registration })) return null;
  const family = plannedDayOf(record, today);
  const registered = registration === null ? null : registeredFirst(registration.ways, record, today);
  if (registered !== null) return { form: registered.form, day: only(registered.on) };
  if (settlement.status === 'settled') {
    const { settledSince } = settlement;
    // As for everybody: twelve months after settlement, a child at once.
    const open = settledSince === null ? today : addYears(settledSince, 1);
    return isOfFullAge(dateOfBirth, today)
      ? { form: 'AN', day: only(open < today ? today : open) }
      : { form: 'MN1', day: only(today) };
  }
  const own = settlement.earliestApplicationDate;
  if (own !== null) return { form: null, day: only(own < today ? today : own) };
  return { form: null, day: isSettled(record) ? only(today) : family };
}

/** British by what the record says: nothing is applied for. */
export const isBritishByClock = ({ settlement, registration }: ClockOfDependant): boolean =>
  settlement.status === 'british' ||
  registration?.verdict === 'british' ||
  registration?.verdict === 'may_be_british';

const only = (first: CivilDate): PlannedDay => ({ first, earlier: null, counts: null });

/** A child who was born here registers as soon as a parent is settled, or at ten, and needs no ILR before. */
function registeredFirst(
  ways: readonly WayToRegister[],
  { ilr, citizenship }: DaysOfFamily,
  today: CivilDate,
): { readonly form: 'MN1' | 'T'; readonly on: CivilDate } | null {
  const settles = isSettled({ ilr }) ? null : grantedOn({ ilr, citizenship }, today);
  const open = ways.flatMap(({ section, form, status, opensOn, lastDay }) => {
    if (section !== '1(3)' && section !== '1(4)') return [];
    if (status !== 'open' && status !== 'later') return [];
    const onceSettled = section === '1(3)' && status === 'later' && opensOn === null;
    const on = status === 'open' ? today : onceSettled ? settles : opensOn;
    return on === null || (lastDay !== null && on > lastDay) ? [] : [{ form, on }];
  });
  const [first = null] = open.toSorted((one, other) => one.on.localeCompare(other.on));
  // Before that day they may settle with the family, and wait for nothing.
  return first !== null && settles !== null && first.on > settles ? null : first;
}

/** The day on which the person is taken to be granted ILR: when the years are complete, or at once where they are. */
function grantedOn(record: DaysOfFamily, today: CivilDate): CivilDate | null {
  const { first } = plannedDayOf(record, today);
  const complete = record.ilr.ilrEligibilityDate;
  return first !== null && complete !== null && complete > first ? complete : first;
}
