import { addMonths, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { valueOn } from '../parameters/parameter';
import { grantOfRecord } from '../progress/afterIlr';
import { isSettled, clampToToday, plannedDayOf, type DaysOfRecord } from '../progress/plannedDay';
import { registrationInsteadOfIlr, type WayToRegister } from '../registration/insteadOfIlr';
import type { ChecklistForm } from './question';

/** As much of a dependant's own clock as a checklist hangs on. */
export interface ClockOfDependant {
  readonly settlement: { readonly status: string; readonly settledSince: CivilDate | null };
  readonly registration: { readonly verdict: string; readonly ways: readonly WayToRegister[] } | null;
}

/** Where the person stands, with the day on which their years for ILR are complete. */
type DaysOfFamily = DaysOfRecord & { readonly ilr: { readonly ilrEligibilityDate: CivilDate | null } };

/** What a dependant applies for next, and when. */
export interface NextOfDependant {
  /** Null where it is the settlement of the family's route. */
  readonly form: ChecklistForm | null;
  /** Null where none is known. */
  readonly day: CivilDate | null;
}

interface AboutDependant {
  readonly dateOfBirth: CivilDate;
  readonly today: CivilDate;
  /** By `firstDaysToSettle`; null where they settle with the person. */
  readonly firstDay: CivilDate | null;
}

/**
 * A dependant applies by their own clock, not by that of the person whose record it is. Who settles with the family does so
 * on the family's day. Null for whoever is British already.
 */
export function nextOfDependant(
  { settlement, registration }: ClockOfDependant,
  record: DaysOfFamily,
  { dateOfBirth, today, firstDay }: AboutDependant,
): NextOfDependant | null {
  if (isBritishByClock({ settlement, registration })) return null;
  const family = plannedDayOf(record, today);
  const settles = isSettled(record) || family === null ? null : grantOfRecord(record, family, today);
  const registered = registration && registrationInsteadOfIlr(registration.ways, { today, settles });
  if (registered !== null) return { form: registered.form, day: registered.on };
  if (settlement.status === 'settled') {
    const { settledSince } = settlement;
    // As for everybody: an adult some months after settlement, a child at once.
    const months = valueOn(naturalisationRules.monthsSettled, today);
    const open = settledSince === null ? today : addMonths(settledSince, months);
    return isOfFullAge(dateOfBirth, today)
      ? { form: 'AN', day: clampToToday(open, today) }
      : { form: 'MN1', day: today };
  }
  const together = isSettled(record) ? today : family;
  // A day that the family has to wait for is theirs too; their own years are theirs alone.
  const own = clampToToday(firstDay, today);
  const isTheirs = settlement.status === 'own_clock' || (own !== null && own > (together ?? today));
  return { form: null, day: own !== null && isTheirs ? own : together };
}

/** British by what the record says: nothing is applied for. */
export const isBritishByClock = ({ settlement, registration }: ClockOfDependant): boolean =>
  settlement.status === 'british' ||
  registration?.verdict === 'british' ||
  registration?.verdict === 'may_be_british';
