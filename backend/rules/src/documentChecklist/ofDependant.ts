import { addMonths, type CivilDate } from '../calendar/civilDate';
import { isOfFullAge } from '../citizenship/fullAge';
import { naturalisationRules } from '../parameters/naturalisationRules';
import { valueOn } from '../parameters/parameter';
import { grantOfRecord } from '../progress/afterIlr';
import { isSettled, clampToToday, findPlannedDay, type DaysOfRecord } from '../progress/plannedDay';
import { registrationInsteadOfIlr, type WayToRegister } from '../registration/insteadOfIlr';
import type { ChecklistForm } from './question';

/** The part of a dependant's progress that decides a checklist. */
export interface ClockOfDependant {
  readonly settlement: { readonly status: string; readonly settledSince: CivilDate | null };
  readonly registration: { readonly verdict: string; readonly ways: readonly WayToRegister[] } | null;
}

/** The person's progress, with the day on which their years for ILR are complete. */
type DaysOfFamily = DaysOfRecord & { readonly ilr: { readonly ilrEligibilityDate: CivilDate | null } };

/** A dependant's next application. */
export interface NextOfDependant {
  /** Null if it is the settlement of the family's route. */
  readonly form: ChecklistForm | null;
  /** Null if unknown. */
  readonly day: CivilDate | null;
}

interface AboutDependant {
  readonly dateOfBirth: CivilDate;
  readonly today: CivilDate;
  /** By `firstDaysToSettle`; null if they settle with the main person. */
  readonly firstDay: CivilDate | null;
}

/**
 * The next application of a dependant, which follows their own progress. A dependant who settles with the family does
 * so on the family's day. Null if they are British already.
 */
export function nextOfDependant(
  { settlement, registration }: ClockOfDependant,
  record: DaysOfFamily,
  { dateOfBirth, today, firstDay }: AboutDependant,
): NextOfDependant | null {
  if (isBritishByClock({ settlement, registration })) return null;
  const family = findPlannedDay(record, today);
  const settles = isSettled(record) || family === null ? null : grantOfRecord(record, family, today);
  const registered = registration && registrationInsteadOfIlr(registration.ways, { today, settles });
  if (registered !== null) return { form: registered.form, day: registered.on };
  if (settlement.status === 'settled') {
    const { settledSince } = settlement;
    // As for all applicants: an adult some months after settlement, a child immediately.
    const months = valueOn(naturalisationRules.monthsSettled, today);
    const open = settledSince === null ? today : addMonths(settledSince, months);
    return isOfFullAge(dateOfBirth, today)
      ? { form: 'AN', day: clampToToday(open, today) }
      : { form: 'MN1', day: today };
  }
  const together = isSettled(record) ? today : family;
  // A family day in the future applies to the dependant too; their own years apply only to them.
  const own = clampToToday(firstDay, today);
  const isTheirs = settlement.status === 'own_clock' || (own !== null && own > (together ?? today));
  return { form: null, day: own !== null && isTheirs ? own : together };
}

/** Whether the record shows that they are British, so that there is nothing to apply for. */
export const isBritishByClock = ({ settlement, registration }: ClockOfDependant): boolean =>
  settlement.status === 'british' ||
  registration?.verdict === 'british' ||
  registration?.verdict === 'may_be_british';
