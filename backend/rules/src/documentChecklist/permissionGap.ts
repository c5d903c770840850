import { addDays, type CivilDate } from '../calendar/civilDate';
import { lawOn } from '../parameters/law';
import type { RouteKey } from '../routes/routes';
import { daysBeforeComplete } from '../settlement/applicationWindow';
import { routeAppliedOn, yearsLookedBackOn } from './period';
import type { ChecklistForm } from './question';

type AppliedInTime = string | null | undefined;

/** As much of a record's permissions as says whether a day lies between them. */
export interface RecordedPermissions {
  readonly visaStartDate: CivilDate | null;
  /** Null of a right, which never ends. */
  readonly visaExpiryDate: CivilDate | null;
  readonly appliedInTime: AppliedInTime;
  readonly previousVisaHistory: readonly {
    readonly startDate: CivilDate;
    readonly endDate: CivilDate;
    readonly appliedInTime?: AppliedInTime;
  }[];
}

/** The days of which an application asks whether there was permission. */
export interface DaysOfPermission {
  readonly from: CivilDate;
  /** Whoever applies before their years are complete may have had the first permission as late as this. */
  readonly startsBy: CivilDate;
  /** The last day of which something is known. */
  readonly to: CivilDate;
}

/** The days of a settlement application; null where it looks back on no years. */
export function daysOfPermission(
  form: ChecklistForm,
  route: RouteKey,
  {
    today,
    on,
    needed,
  }: { readonly today: CivilDate; readonly on: CivilDate; readonly needed?: number | null },
): DaysOfPermission | null {
  const years = yearsLookedBackOn(form, route, on, needed);
  if (years === null) return null;
  const asked = routeAppliedOn(form, route);
  const law = lawOn(on);
  const inPractice = asked.earlyInPractice ? law.daysEarlyInPractice.days : 0;
  return {
    from: years.from,
    startsBy: addDays(years.from, Math.max(daysBeforeComplete(asked, law), inPractice)),
    to: today < on ? today : on,
  };
}

/**
 * Whether a day of the application lies outside the permissions of the record. Null where these do not reach back to its
 * first day or up to its last, and where nobody said whether the next one was applied for in time.
 * @param days null where no years are asked: then every day counts
 * @param pending the day of an application that has no decision: it keeps the permission, where it was made in time
 */
export function gapIn(
  { visaStartDate, visaExpiryDate, appliedInTime, previousVisaHistory }: RecordedPermissions,
  days: DaysOfPermission | null,
  pending: CivilDate | null,
): boolean | null {
  if (visaStartDate === null) return null;
  const latestFirst = previousVisaHistory.toSorted((one, other) =>
    other.startDate.localeCompare(one.startDate),
  );
  let next = { startDate: visaStartDate, appliedInTime };
  let unclear = false;
  for (const visa of latestFirst) {
    // What ended before the years of the application is asked by nobody.
    if (days !== null && next.startDate <= days.from) break;
    if (addDays(visa.endDate, 1) < next.startDate) {
      if (next.appliedInTime === 'no') return true;
      if (next.appliedInTime !== 'yes') unclear = true;
    }
    next = { startDate: visa.startDate, appliedInTime: visa.appliedInTime };
  }
  const reachesBack = days === null ? previousVisaHistory.length > 0 : next.startDate <= days.startsBy;
  const isOver = days !== null && visaExpiryDate !== null && visaExpiryDate < days.to;
  const goesOn = !isOver || (pending !== null && pending <= visaExpiryDate);
  return unclear || !reachesBack || !goesOn ? null : false;
}
